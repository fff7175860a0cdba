import * as z from 'zod/mini';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount } from '../../contract/value-shapes.ts';

/** The value of the last order that was not cancelled, including edits. */
export const lastOrderValue = defineSegmentRule({
  type: 'LastOrderValueBetweenXAndY',
  name: 'Last order value is between',
  shape: z.object({ checkValue1: Amount, checkValue2: Amount }).check(
    z.refine(({ checkValue1, checkValue2 }) => Number(checkValue1) <= Number(checkValue2), {
      error: 'The second amount is less than the first. Enter a higher one.',
      path: ['checkValue2'],
    }),
  ),
  describe: ({ checkValue1, checkValue2 }, { currency }) =>
    `spent between ${checkValue1} and ${checkValue2} ${currency} on their last order`,
  toPredicate: ({ checkValue1, checkValue2 }, { currency }) => ({
    kind: 'range',
    fact: 'last_order_minor',
    from: toMinorUnits(checkValue1, currency),
    to: toMinorUnits(checkValue2, currency),
  }),
});
