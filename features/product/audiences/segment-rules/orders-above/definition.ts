import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

export const ordersAbove = defineSegmentRule({
  type: 'NumberOfOrders>',
  get name() {
    return texts.ruleNames.ordersAbove;
  },
  shape: z.object({ checkValue: count(() => texts.ruleFaults.orders) }),
  describe: ({ checkValue }) =>
    checkValue === 0 ? texts.ruleWords.ordered : fill(texts.ruleWords.ordersAbove, { count: checkValue + 1 }),
  toPredicate: ({ checkValue }) => ({ kind: 'range', fact: 'order_count', from: checkValue + 1 }),
});
