import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { count } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

/** Includes people who have never ordered. */
export const ordersBelow = defineSegmentRule({
  type: 'NumberOfOrders<',
  get name() {
    return texts.ruleNames.ordersBelow;
  },
  shape: z.object({ checkValue: count(() => texts.ruleFaults.ordersFromOne, { least: 1 }) }),
  describe: ({ checkValue }) =>
    checkValue === 1
      ? texts.ruleWords.neverOrdered
      : fill(texts.ruleWords.ordersBelow, { count: checkValue }),
  toPredicate: ({ checkValue }) => ({ kind: 'range', fact: 'order_count', to: checkValue - 1 }),
});
