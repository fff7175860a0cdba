import { fill } from '#platform/language/reader.ts';
import { DateBounds, secondsOf, wordsOf } from '../../contract/date-bounds.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { texts } from '../../texts/all.ts';

/** Includes people who have never ordered. */
export const notLastOrderDate = defineSegmentRule({
  type: 'NOTLastOrderDateBetweenXAndY',
  get name() {
    return texts.ruleNames.notLastOrderDate;
  },
  shape: DateBounds,
  describe: (bounds, words) => fill(texts.ruleWords.notLastOrderDate, { when: wordsOf(bounds, words) }),
  toPredicate: (bounds, moment) => ({
    kind: 'not',
    part: { kind: 'range', fact: 'last_order_at', ...secondsOf(bounds, moment) },
  }),
});
