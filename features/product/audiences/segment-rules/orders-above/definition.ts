import * as z from 'zod/mini';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count } from '../../contract/value-shapes.ts';

export const ordersAbove = defineSegmentRule({
  type: 'NumberOfOrders>',
  name: 'Number of orders is more than',
  shape: z.object({ checkValue: count('Enter how many orders.') }),
  describe: ({ checkValue }) =>
    checkValue === 0 ? 'placed an order' : `placed ${checkValue + 1} or more orders`,
  toPredicate: ({ checkValue }) => ({ kind: 'range', fact: 'order_count', from: checkValue + 1 }),
});
