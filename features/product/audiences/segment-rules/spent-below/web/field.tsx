import { ValueField } from '../../../web/fields/value-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function SpentBelowField(rule: RuleFieldProps) {
  return <ValueField rule={rule} field="checkValue" label="Amount" kind="amount" unit={rule.shop.currency} />;
}
