import type { AudienceCondition, AudienceRule, ConditionValues } from '../contract/audience-condition.ts';
import { MOST_DAYS } from '../contract/value-shapes.ts';
import { engagement } from '../segment-rules/engagement/definition.ts';
import { lastOrderDate } from '../segment-rules/last-order-date/definition.ts';
import { lastSubscribed } from '../segment-rules/last-subscribed/definition.ts';
import { ordersAbove } from '../segment-rules/orders-above/definition.ts';
import { ordersBelow } from '../segment-rules/orders-below/definition.ts';
import { recentOrderCount } from '../segment-rules/recent-order-count/definition.ts';

/** An audience that a merchant can start with and change. */
export interface ReadyAudience {
  name: string;
  /** What to send to these people. */
  use: string;
  condition: AudienceCondition;
}

interface Rule {
  segmentType: string;
  values: ConditionValues;
}

const daysAgo = (least: number, most: number) => ({ checkValue1: most, checkValue2: least });
const ordered = (least: number, most: number): Rule => ({
  segmentType: lastOrderDate.type,
  values: daysAgo(least, most),
});
const moreOrdersThan = (count: number): Rule => ({
  segmentType: ordersAbove.type,
  values: { checkValue: count },
});

/** The audiences that shops ask for first. Their days move with the current date. */
export const READY_AUDIENCES: readonly ReadyAudience[] = [
  {
    name: 'New subscribers',
    use: 'Say who you are, and what to look at first.',
    condition: toCondition([{ segmentType: lastSubscribed.type, values: daysAgo(0, 7) }]),
  },
  {
    name: 'Never bought',
    use: 'A small reason for the first order.',
    condition: toCondition([{ segmentType: ordersBelow.type, values: { checkValue: 1 } }]),
  },
  {
    name: 'Bought in the last 30 days',
    use: 'What goes with it, or how to use it.',
    condition: toCondition([ordered(0, 30)]),
  },
  {
    name: 'Bought twice in 90 days',
    use: 'Thank them, and show what goes with it.',
    condition: toCondition([
      {
        segmentType: recentOrderCount.type,
        values: { bound: 'atLeast', checkValue1: 2, checkValue2: 90 },
      },
    ]),
  },
  {
    name: 'Bought twice or more',
    use: 'News before everybody else gets them.',
    condition: toCondition([moreOrdersThan(1)]),
  },
  {
    name: 'Bought five times or more',
    use: 'Something that only your best customers get.',
    condition: toCondition([moreOrdersThan(4)]),
  },
  {
    name: 'Have not bought for 60 days',
    use: 'Bring them back before they forget you.',
    condition: toCondition([ordered(60, MOST_DAYS)]),
  },
  {
    name: 'Good customers who may be leaving',
    use: 'Ask what went wrong, or make an offer.',
    condition: toCondition([moreOrdersThan(1), ordered(90, 365)]),
  },
  {
    name: 'Clicked, but did not buy',
    use: 'Answer what held them back.',
    condition: toCondition(
      [{ segmentType: engagement.type, values: { engagement: 'clicked', checkValue: 30 } }],
      [ordered(0, 30)],
    ),
  },
];

function toCondition(included: readonly Rule[], excluded: readonly Rule[] = []): AudienceCondition {
  const sides = [
    ...included.map((rule) => ({ rule, exclude: 0 })),
    ...excluded.map((rule) => ({ rule, exclude: 1 })),
  ];
  const rules = sides.map(({ rule: { segmentType, values }, exclude }, key): AudienceRule => ({
    segmentType,
    key,
    exclude,
    conditions: [values],
  }));
  return { rules, includeOperation: 'AND', excludeOperation: 'OR' };
}
