import * as z from 'zod/mini';
import { Bound, BOUND_LABELS, boundedRecent } from '../../contract/bound.ts';
import { inLastDays } from '../../contract/in-last-days.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count, Days } from '../../contract/value-shapes.ts';

const MOST_ORDERS = 10_000;

/** At least, or at most, `checkValue1` orders in the last `checkValue2` days. Cancelled and test orders do not count. */
export const recentOrderCount = defineSegmentRule({
  type: 'NumberOfOrdersInLastDays',
  name: 'Orders in the last days',
  shape: z
    .object({
      bound: Bound,
      checkValue1: count('Enter how many orders.', { most: MOST_ORDERS }),
      checkValue2: Days,
    })
    .check(
      z.refine(({ bound, checkValue1 }) => bound === 'atMost' || checkValue1 > 0, {
        error: 'Enter how many orders, from 1.',
        path: ['checkValue1'],
      }),
    ),
  describe: ({ bound, checkValue1, checkValue2 }) =>
    bound === 'atMost' && checkValue1 === 0
      ? `placed no order ${inLastDays(checkValue2)}`
      : `placed ${BOUND_LABELS[bound]} ${checkValue1} ${checkValue1 === 1 ? 'order' : 'orders'} ${inLastDays(checkValue2)}`,
  toPredicate: ({ bound, checkValue1, checkValue2 }, { daysAgo }) =>
    boundedRecent(bound, { of: 'orders', atLeast: checkValue1, since: daysAgo(checkValue2) }),
});
