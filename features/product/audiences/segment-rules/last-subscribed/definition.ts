import { DateBounds, secondsOf, wordsOf } from '../../contract/date-bounds.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';

export const lastSubscribed = defineSegmentRule({
  type: 'LastSubscribedBetweenXAndY',
  name: 'Subscribed between',
  shape: DateBounds,
  describe: (bounds, words) => `subscribed ${wordsOf(bounds, words)}`,
  toPredicate: (bounds, moment) => ({ kind: 'range', fact: 'subscribed_at', ...secondsOf(bounds, moment) }),
});
