import { texts } from '../../../texts/en.ts';
import { ValueField } from '../../../web/fields/value-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function OrdersAboveField(rule: RuleFieldProps) {
  return (
    <ValueField
      rule={rule}
      field="checkValue"
      label={texts.fields.howMany}
      kind="count"
      unit={texts.units.orders}
    />
  );
}
