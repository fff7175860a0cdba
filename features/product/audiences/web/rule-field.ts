import type { ConditionValues } from '../contract/audience-condition.ts';

/** The shop of an audience. */
export interface AudienceShop {
  shopUrl: string;
  /** ISO 4217. */
  currency: string;
  /** The shop's time zone (IANA name). */
  timeZone: string;
}

/** The props of a rule's fields. */
export interface RuleFieldProps {
  shop: AudienceShop;
  /** The rule's name for screen readers: "include rule 2". */
  name: string;
  values: ConditionValues;
  change: (values: ConditionValues) => void;
  /** Returns the fault of a value, once the rule has any. */
  faultOf: (field: string) => string | null;
  /** The type of an attribute's values. Null for other rules. */
  valueType: string | null;
}

/** Returns a value as a field shows it. */
export function textOf(value: ConditionValues[keyof ConditionValues]): string {
  return value === null || value === undefined ? '' : String(value);
}
