import { texts } from '../../../texts/en.ts';
import { BoundField } from '../../../web/fields/bound-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function RecentOrderCountField(rule: RuleFieldProps) {
  return <BoundField rule={rule} label={texts.fields.howMany} kind="count" unit={texts.units.orders} />;
}
