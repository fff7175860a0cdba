import type { ConditionValues } from '../contract/audience-condition.ts';

/** The shop that an audience belongs to. */
export interface AudienceShop {
  shopUrl: string;
  /** ISO 4217. */
  currency: string;
  /** IANA; days are the shop's. */
  timeZone: string;
}

/** What the fields of a rule are given. */
export interface RuleFieldProps {
  shop: AudienceShop;
  /** Names the rule to those who hear its fields: 'include rule 2'. */
  name: string;
  values: ConditionValues;
  change: (values: ConditionValues) => void;
  /** What is wrong with a value, once the rule has any. */
  faultOf: (field: string) => string | null;
  /** What an attribute's values are; null for rules about something else. */
  valueType: string | null;
}

/** A value as a field shows it. */
export function textOf(value: ConditionValues[keyof ConditionValues]): string {
  return value === null || value === undefined ? '' : String(value);
}
