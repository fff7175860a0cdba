import type { ConditionValues } from '../../contract/audience-condition.ts';
import { textOf } from '../rule-field.ts';

export type BoundsKind = 'last' | 'days' | 'ago';

/**
 * Returns whether bounds are the last days, days of the calendar, or numbers of days ago. Null while they are none. The
 * last days are those at least 0 days ago.
 */
export function kindOfBounds(values: ConditionValues): BoundsKind | null {
  const isGiven = (...names: (keyof ConditionValues)[]) => names.some((name) => textOf(values[name]) !== '');
  if (textOf(values.checkValue2) === '0') return 'last';
  if (isGiven('checkValue1', 'checkValue2')) return 'ago';
  return isGiven('checkDate1', 'checkDate2') ? 'days' : null;
}
