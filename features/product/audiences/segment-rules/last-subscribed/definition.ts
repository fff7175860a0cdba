import { fill } from '#platform/language/reader.ts';
import { DateBounds, secondsOf, wordsOf } from '../../contract/date-bounds.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { texts } from '../../texts/all.ts';

export const lastSubscribed = defineSegmentRule({
  type: 'LastSubscribedBetweenXAndY',
  get name() {
    return texts.ruleNames.lastSubscribed;
  },
  shape: DateBounds,
  describe: (bounds, words) => fill(texts.ruleWords.lastSubscribed, { when: wordsOf(bounds, words) }),
  toPredicate: (bounds, moment) => ({ kind: 'range', fact: 'subscribed_at', ...secondsOf(bounds, moment) }),
});
