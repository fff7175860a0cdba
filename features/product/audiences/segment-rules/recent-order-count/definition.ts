import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { Bound, boundedRecent } from '../../contract/bound.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count, Days } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

const MOST_ORDERS = 10_000;

/** At least, or at most, `checkValue1` orders in the last `checkValue2` days. Cancelled and test orders do not count. */
export const recentOrderCount = defineSegmentRule({
  type: 'NumberOfOrdersInLastDays',
  get name() {
    return texts.ruleNames.recentOrderCount;
  },
  shape: z
    .object({
      bound: Bound,
      checkValue1: count(() => texts.ruleFaults.orders, { most: MOST_ORDERS }),
      checkValue2: Days,
    })
    .check(
      z.refine(({ bound, checkValue1 }) => bound === 'atMost' || checkValue1 > 0, {
        error: () => texts.ruleFaults.ordersFromOne,
        path: ['checkValue1'],
      }),
    ),
  describe: ({ bound, checkValue1, checkValue2 }) =>
    bound === 'atMost' && checkValue1 === 0
      ? fill(texts.ruleWords.noRecentOrder, { when: inLastDays(checkValue2) })
      : fill(texts.ruleWords.recentOrders[bound], { count: checkValue1, when: inLastDays(checkValue2) }),
  toPredicate: ({ bound, checkValue1, checkValue2 }, { daysAgo }) =>
    boundedRecent(bound, { of: 'orders', atLeast: checkValue1, since: daysAgo(checkValue2) }),
});
