import * as z from 'zod/mini';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount } from '../../contract/value-shapes.ts';

/** The sum of all orders that were not cancelled, minus refunds. */
export const spentAbove = defineSegmentRule({
  type: 'TotalSpent>',
  name: 'Total spent is more than',
  shape: z.object({ checkValue: Amount }),
  describe: ({ checkValue }, { currency }) => `spent more than ${checkValue} ${currency} in all`,
  toPredicate: ({ checkValue }, { currency }) => ({
    kind: 'range',
    fact: 'spend_minor',
    from: toMinorUnits(checkValue, currency) + 1,
  }),
});
