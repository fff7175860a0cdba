import { texts } from '../../../texts/en.ts';
import { ValueField } from '../../../web/fields/value-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function SpentBelowField(rule: RuleFieldProps) {
  return (
    <ValueField
      rule={rule}
      field="checkValue"
      label={texts.fields.amount}
      kind="amount"
      unit={rule.shop.currency}
    />
  );
}
