import { BoundField } from '../../../web/fields/bound-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function RecentSpendField(rule: RuleFieldProps) {
  return <BoundField rule={rule} label="Amount" kind="amount" unit={rule.shop.currency} />;
}
