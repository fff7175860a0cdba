import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

/** The value of the last order that was not cancelled, including edits. */
export const lastOrderValue = defineSegmentRule({
  type: 'LastOrderValueBetweenXAndY',
  get name() {
    return texts.ruleNames.lastOrderValue;
  },
  shape: z.object({ checkValue1: Amount, checkValue2: Amount }).check(
    z.refine(({ checkValue1, checkValue2 }) => Number(checkValue1) <= Number(checkValue2), {
      error: () => texts.ruleFaults.amountSwapped,
      path: ['checkValue2'],
    }),
  ),
  isInCurrency: true,
  describe: ({ checkValue1, checkValue2 }, { currency }) =>
    fill(texts.ruleWords.lastOrderValue, { least: checkValue1, most: checkValue2, currency }),
  toPredicate: ({ checkValue1, checkValue2 }, { currency }) => ({
    kind: 'range',
    fact: 'last_order_minor',
    from: toMinorUnits(checkValue1, currency),
    to: toMinorUnits(checkValue2, currency),
  }),
});
