import { texts } from '../../../texts/en.ts';
import { BoundField } from '../../../web/fields/bound-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function RecentSpendField(rule: RuleFieldProps) {
  return <BoundField rule={rule} label={texts.fields.amount} kind="amount" unit={rule.shop.currency} />;
}
