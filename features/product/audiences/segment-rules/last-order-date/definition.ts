import { fill } from '#platform/language/reader.ts';
import { DateBounds, secondsOf, wordsOf } from '../../contract/date-bounds.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { texts } from '../../texts/all.ts';

export const lastOrderDate = defineSegmentRule({
  type: 'LastOrderDateBetweenXAndY',
  get name() {
    return texts.ruleNames.lastOrderDate;
  },
  shape: DateBounds,
  describe: (bounds, words) => fill(texts.ruleWords.lastOrderDate, { when: wordsOf(bounds, words) }),
  toPredicate: (bounds, moment) => ({ kind: 'range', fact: 'last_order_at', ...secondsOf(bounds, moment) }),
});
