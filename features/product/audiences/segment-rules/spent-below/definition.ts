import * as z from 'zod/mini';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount } from '../../contract/value-shapes.ts';

/** The sum of all orders that were not cancelled, minus refunds. Includes people who have never ordered. */
export const spentBelow = defineSegmentRule({
  type: 'TotalSpent<',
  name: 'Total spent is less than',
  shape: z.object({ checkValue: Amount }),
  describe: ({ checkValue }, { currency }) => `spent less than ${checkValue} ${currency} in all`,
  toPredicate: ({ checkValue }, { currency }) => ({
    kind: 'range',
    fact: 'spend_minor',
    to: toMinorUnits(checkValue, currency) - 1,
  }),
});
