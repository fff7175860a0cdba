import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { Amount } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

/** The sum of all orders that were not cancelled, minus refunds. */
export const spentAbove = defineSegmentRule({
  type: 'TotalSpent>',
  get name() {
    return texts.ruleNames.spentAbove;
  },
  shape: z.object({ checkValue: Amount }),
  isInCurrency: true,
  describe: ({ checkValue }, { currency }) =>
    fill(texts.ruleWords.spentAbove, { amount: checkValue, currency }),
  toPredicate: ({ checkValue }, { currency }) => ({
    kind: 'range',
    fact: 'spend_minor',
    from: toMinorUnits(checkValue, currency) + 1,
  }),
});
