import * as z from 'zod/mini';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { Bound, BOUND_LABELS, boundedRecent } from '../../contract/bound.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount, Days } from '../../contract/value-shapes.ts';

/**
 * At least, or at most, the amount `checkValue1` spent in the last `checkValue2` days. An order counts with what is left
 * of it after refunds, and never for less than nothing.
 */
export const recentSpend = defineSegmentRule({
  type: 'TotalSpentInLastDays',
  name: 'Money spent in the last days',
  shape: z.object({ bound: Bound, checkValue1: Amount, checkValue2: Days }).check(
    z.refine(({ bound, checkValue1 }) => bound === 'atMost' || Number(checkValue1) > 0, {
      error: 'Enter an amount above 0.',
      path: ['checkValue1'],
    }),
  ),
  describe: ({ bound, checkValue1, checkValue2 }, { currency }) =>
    bound === 'atMost' && Number(checkValue1) === 0
      ? `spent nothing ${inLastDays(checkValue2)}`
      : `spent ${BOUND_LABELS[bound]} ${checkValue1} ${currency} ${inLastDays(checkValue2)}`,
  toPredicate: ({ bound, checkValue1, checkValue2 }, { currency, daysAgo }) =>
    boundedRecent(bound, {
      of: 'spend',
      // An amount below the currency's smallest coin is that coin.
      atLeast: Math.max(toMinorUnits(checkValue1, currency), bound === 'atLeast' ? 1 : 0),
      since: daysAgo(checkValue2),
    }),
});
