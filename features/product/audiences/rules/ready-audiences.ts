import type { AudienceCondition, AudienceRule, ConditionValues } from '../contract/audience-condition.ts';
import { MOST_DAYS } from '../contract/value-shapes.ts';
import { engagement } from '../segment-rules/engagement/definition.ts';
import { lastOrderDate } from '../segment-rules/last-order-date/definition.ts';
import { lastSubscribed } from '../segment-rules/last-subscribed/definition.ts';
import { ordersAbove } from '../segment-rules/orders-above/definition.ts';
import { ordersBelow } from '../segment-rules/orders-below/definition.ts';
import { recentOrderCount } from '../segment-rules/recent-order-count/definition.ts';

type ReadyAudienceId =
  | 'newSubscribers'
  | 'neverBought'
  | 'boughtIn30Days'
  | 'boughtTwiceIn90Days'
  | 'boughtTwice'
  | 'boughtFiveTimes'
  | 'notBoughtFor60Days'
  | 'mayLeave'
  | 'clickedOnly';

/** An audience that a merchant can start with and change. Its name and purpose are in the catalogue. */
export interface ReadyAudience {
  id: ReadyAudienceId;
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
    id: 'newSubscribers',
    condition: toCondition([{ segmentType: lastSubscribed.type, values: daysAgo(0, 7) }]),
  },
  {
    id: 'neverBought',
    condition: toCondition([{ segmentType: ordersBelow.type, values: { checkValue: 1 } }]),
  },
  {
    id: 'boughtIn30Days',
    condition: toCondition([ordered(0, 30)]),
  },
  {
    id: 'boughtTwiceIn90Days',
    condition: toCondition([
      {
        segmentType: recentOrderCount.type,
        values: { bound: 'atLeast', checkValue1: 2, checkValue2: 90 },
      },
    ]),
  },
  {
    id: 'boughtTwice',
    condition: toCondition([moreOrdersThan(1)]),
  },
  {
    id: 'boughtFiveTimes',
    condition: toCondition([moreOrdersThan(4)]),
  },
  {
    id: 'notBoughtFor60Days',
    condition: toCondition([ordered(60, MOST_DAYS)]),
  },
  {
    id: 'mayLeave',
    condition: toCondition([moreOrdersThan(1), ordered(90, 365)]),
  },
  {
    id: 'clickedOnly',
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
