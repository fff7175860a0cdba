import { BoundField } from '../../../web/fields/bound-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function RecentOrderCountField(rule: RuleFieldProps) {
  return <BoundField rule={rule} label="How many" kind="count" unit="orders" />;
}
