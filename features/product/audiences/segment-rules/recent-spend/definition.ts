import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { Bound, boundedRecent } from '../../contract/bound.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount, Days } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

/**
 * At least, or at most, the amount `checkValue1` spent in the last `checkValue2` days. An order counts with what is left
 * of it after refunds, and never for less than nothing.
 */
export const recentSpend = defineSegmentRule({
  type: 'TotalSpentInLastDays',
  get name() {
    return texts.ruleNames.recentSpend;
  },
  shape: z.object({ bound: Bound, checkValue1: Amount, checkValue2: Days }).check(
    z.refine(({ bound, checkValue1 }) => bound === 'atMost' || Number(checkValue1) > 0, {
      error: () => texts.ruleFaults.amountAboveZero,
      path: ['checkValue1'],
    }),
  ),
  isInCurrency: true,
  describe: ({ bound, checkValue1, checkValue2 }, { currency }) =>
    bound === 'atMost' && Number(checkValue1) === 0
      ? fill(texts.ruleWords.noRecentSpend, { when: inLastDays(checkValue2) })
      : fill(texts.ruleWords.recentSpend[bound], {
          amount: checkValue1,
          currency,
          when: inLastDays(checkValue2),
        }),
  toPredicate: ({ bound, checkValue1, checkValue2 }, { currency, daysAgo }) =>
    boundedRecent(bound, {
      of: 'spend',
      // An amount below the currency's smallest coin is that coin.
      atLeast: Math.max(toMinorUnits(checkValue1, currency), bound === 'atLeast' ? 1 : 0),
      since: daysAgo(checkValue2),
    }),
});
