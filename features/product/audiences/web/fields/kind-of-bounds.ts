import type { ConditionValues } from '../../contract/audience-condition.ts';
import { textOf } from '../rule-field.ts';

export type BoundsKind = 'days' | 'ago';

/** Returns whether bounds are days or numbers of days ago. Null while they are neither. */
export function kindOfBounds(values: ConditionValues): BoundsKind | null {
  const isGiven = (...names: (keyof ConditionValues)[]) => names.some((name) => textOf(values[name]) !== '');
  if (isGiven('checkValue1', 'checkValue2')) return 'ago';
  return isGiven('checkDate1', 'checkDate2') ? 'days' : null;
}
