import * as z from 'zod/mini';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count } from '../../contract/value-shapes.ts';

/** Includes people who have never ordered. */
export const ordersBelow = defineSegmentRule({
  type: 'NumberOfOrders<',
  name: 'Number of orders is less than',
  shape: z.object({ checkValue: count('Enter how many orders, from 1.', { least: 1 }) }),
  describe: ({ checkValue }) =>
    checkValue === 1 ? 'placed no order' : `placed fewer than ${checkValue} orders`,
  toPredicate: ({ checkValue }) => ({ kind: 'range', fact: 'order_count', to: checkValue - 1 }),
});
