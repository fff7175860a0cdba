import { DateBoundsField } from '../../../web/fields/date-bounds-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function NotLastOrderDateField(rule: RuleFieldProps) {
  return <DateBoundsField {...rule} />;
}
