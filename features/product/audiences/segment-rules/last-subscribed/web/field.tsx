import { DateBoundsField } from '../../../web/fields/date-bounds-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function LastSubscribedField(rule: RuleFieldProps) {
  return <DateBoundsField {...rule} />;
}
