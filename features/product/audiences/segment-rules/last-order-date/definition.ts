import { DateBounds, secondsOf, wordsOf } from '../../contract/date-bounds.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';

export const lastOrderDate = defineSegmentRule({
  type: 'LastOrderDateBetweenXAndY',
  name: 'Last order date is between',
  shape: DateBounds,
  describe: (bounds, words) => `placed their last order ${wordsOf(bounds, words)}`,
  toPredicate: (bounds, moment) => ({ kind: 'range', fact: 'last_order_at', ...secondsOf(bounds, moment) }),
});
