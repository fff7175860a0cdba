import * as z from 'zod/mini';
import { SourceKind } from '#features/engine/messaging/contract/source.ts';
import { defineCall } from '#platform/http/call.ts';
import { Day } from '#platform/http/text-shapes.ts';

/** All time. Document 1 writes 360 in some places, which means the same. */
export const ALL_TIME = -1;
const ALSO_ALL_TIME = 360;

/** Today is 0, yesterday 1, the last 7 or 30 days 7 or 30, all time -1. */
export const Scope = z.pipe(
  z.coerce.number().check(z.refine((scope) => [0, 1, 7, 30, ALL_TIME, ALSO_ALL_TIME].includes(scope))),
  z.transform((scope) => (scope === ALSO_ALL_TIME ? ALL_TIME : scope)),
);

/** The requested days in the shop's time zone: a scope, or a first and a last day. By default the last 30 days. */
export const AskedSpan = {
  scope: z.optional(Scope),
  from: z.optional(Day),
  to: z.optional(Day),
};

/** The figures of some days. Money is in minor units of the shop's currency, minus what was returned on those days. */
export const Totals = z.object({
  sent: z.int(),
  delivered: z.int(),
  read: z.int(),
  clicked: z.int(),
  failed: z.int(),
  orders: z.int(),
  revenueMinor: z.int(),
  avgOrderValueMinor: z.int(),
  /** The part of orders and revenue by clicks and codes. */
  clickOrders: z.int(),
  clickRevenueMinor: z.int(),
  optIns: z.int(),
  impressions: z.int(),
  /** In percent with two decimals: opt-ins of impressions, reads and clicks of delivered messages. */
  optInRate: z.number(),
  readRate: z.number(),
  clickRate: z.number(),
});
export type Totals = z.infer<typeof Totals>;

/** The figures of a drip, tool or broadcast. `id` is null if its type has only one. */
export const SourceTotals = z.extend(Totals, {
  channel: z.enum(['WA', 'FB']),
  kind: SourceKind,
  type: z.string(),
  id: z.nullable(z.string()),
});
export type SourceTotals = z.infer<typeof SourceTotals>;

export const DayFigures = z.object({
  date: z.string(),
  revenueMinor: z.int(),
  orders: z.int(),
  optIns: z.int(),
});
export type DayFigures = z.infer<typeof DayFigures>;

export const getOverview = defineCall({
  method: 'GET',
  path: '/database/api/analytics/overview',
  summary: 'What was sent, did and earned in some days, beside the days before, in all and by source',
  query: z.object({
    shopUrl: z.string(),
    channel: z.enum(['WA', 'FB', 'All']),
    ...AskedSpan,
    /** Only the days of one source: a type, such as abandonedCart, or `all` and `allOptins` for all. */
    revenueSource: z.optional(z.string()),
    subscriberSource: z.optional(z.string()),
  }),
  response: z.object({
    currencyCode: z.string(),
    today: z.string(),
    /** `before` is the same number of days before. Null for all time. */
    span: z.object({
      from: z.string(),
      to: z.string(),
      before: z.nullable(z.object({ from: z.string(), to: z.string() })),
    }),
    /** Independent of the span. */
    allTime: z.object({ revenueMinor: z.int(), subscribers: z.int() }),
    totals: Totals,
    totalsBefore: z.nullable(Totals),
    /** Every day of the span, including days without events. */
    days: z.array(DayFigures),
    daysBefore: z.array(DayFigures),
    sources: z.array(SourceTotals),
    sourcesBefore: z.array(SourceTotals),
    /** Why messages failed, most frequent first. Code 0 means no answer. */
    failures: z.array(z.object({ channel: z.enum(['WA', 'FB']), code: z.int(), failed: z.int() })),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'BAD_SPAN'],
});
