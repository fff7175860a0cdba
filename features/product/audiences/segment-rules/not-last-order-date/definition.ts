import { DateBounds, secondsOf, wordsOf } from '../../contract/date-bounds.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';

/** Includes people who have never ordered. */
export const notLastOrderDate = defineSegmentRule({
  type: 'NOTLastOrderDateBetweenXAndY',
  name: 'Last order date is not between',
  shape: DateBounds,
  describe: (bounds, words) => `did not place their last order ${wordsOf(bounds, words)}, or never ordered`,
  toPredicate: (bounds, moment) => ({
    kind: 'not',
    part: { kind: 'range', fact: 'last_order_at', ...secondsOf(bounds, moment) },
  }),
});
