import * as z from 'zod/mini';
import { SourceKind } from '#features/engine/messaging/contract/source.ts';
import { NamedShopper } from '#features/foundations/subscribers/contract/named-person.ts';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import { AttributionWindows, TouchKind } from './attribution.ts';
import { AskedSpan } from './overview-calls.ts';

const Channel = z.enum(['WA', 'FB']);
const Source = z.object({
  kind: SourceKind,
  type: z.string(),
  id: z.nullable(z.string()),
  /** What the merchant calls it, a broadcast for example; null where it has no name of its own. */
  name: z.nullable(z.string()),
});

/** Which orders: all of the store, those that a message is credited with, by clicks and codes or by reads alone, or none. */
export const CreditedBy = z.enum(['all', 'credited', 'clicks', 'reads', 'none']);
export type CreditedBy = z.infer<typeof CreditedBy>;

/** A movement of what an order is worth, on the shop's day it counts on; what goes back is negative. */
export const MoneyMovement = z.object({
  kind: z.enum(['order', 'edit', 'refund', 'cancellation', 'return']),
  at: z.string(),
  day: z.string(),
  amountMinor: z.int(),
});
export type MoneyMovement = z.infer<typeof MoneyMovement>;

/** An order of the store, with the message it is credited to, if there is one. Amounts are in the shop's currency. */
export const ListedOrder = z.object({
  orderId: z.string(),
  name: z.string(),
  orderedAt: z.string(),
  /** Null where whose it was is not known, or erased. */
  person: z.nullable(NamedShopper),
  credit: z.nullable(
    z.object({
      messageId: z.string(),
      channel: Channel,
      source: Source,
      touch: z.object({ kind: TouchKind, at: z.string() }),
      whySentence: z.string(),
    }),
  ),
  /** In another currency than the shop's it counts, but without an amount. */
  isOtherCurrency: z.boolean(),
  /** What it is worth as edited, what of that went back, and what is left. */
  amountMinor: z.int(),
  returnedMinor: z.int(),
  netMinor: z.int(),
  /** What of its movements lies on the days asked for. */
  onDaysMinor: z.int(),
  lines: z.array(MoneyMovement),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

/** Which orders are asked for. Without days it is the last 30. A channel, a type or one of it leaves out what no message is credited with. */
export const OrderFilter = {
  ...AskedSpan,
  credited: z.optional(CreditedBy),
  channel: z.optional(Channel),
  sourceType: z.optional(z.string().check(z.maxLength(100))),
  /** One of that type: one broadcast. */
  sourceId: z.optional(Uuid),
};

const OrderQuery = z.object({ shopUrl: z.string(), ...OrderFilter });
export type OrderQuery = z.infer<typeof OrderQuery>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/database/api/analytics/orderList',
  summary:
    'Orders that were placed, or of which money moved, on some days, with the message each is credited to and why',
  query: z.extend(OrderQuery, {
    sort: z.optional(z.enum(['orderedAt', 'worth'])),
    sortOrder: z.optional(z.enum(['asc', 'desc'])),
    /** `next` of the answer before. */
    after: z.optional(z.string()),
    /** 50 unless said otherwise. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.object({
    currencyCode: z.string(),
    orders: z.array(ListedOrder),
    next: z.nullable(z.string()),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'BAD_SPAN'],
});

const Side = z.object({ orders: z.int(), revenueMinor: z.int() });

export const getOrderTotals = defineCall({
  method: 'GET',
  path: '/database/api/analytics/orderTotals',
  summary: 'What the credited orders of some days come to, as the dashboards have it',
  query: OrderQuery,
  response: z.object({
    currencyCode: z.string(),
    span: z.nullable(z.object({ from: z.string(), to: z.string() })),
    /** Net of what went back on those days. */
    credited: Side,
    /** Of those, by clicks and codes alone. */
    byClicks: Side,
    /** What went back on those days, of orders of whatever day; by refunds, cancellations and returns. */
    returnedMinor: z.int(),
    /** Of the whole store, credited or not, placed on those days. */
    placedOrders: z.int(),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'BAD_SPAN'],
});

/** A touch that an order might have been credited to. */
export const WeighedTouch = z.object({
  kind: TouchKind,
  at: z.string(),
  messageId: z.string(),
  channel: Channel,
  source: Source,
  isChosen: z.boolean(),
  /** Why it is the one, or why it is not. */
  whySentence: z.string(),
});
export type WeighedTouch = z.infer<typeof WeighedTouch>;

export const explainOrder = defineCall({
  method: 'GET',
  path: '/database/api/analytics/orderCredit',
  summary:
    'An order with its movements, the message it is credited to, and the touches that were weighed for it',
  query: z.object({ shopUrl: z.string(), orderId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    currencyCode: z.string(),
    windows: AttributionWindows,
    order: ListedOrder,
    /** The chosen one first, then the latest first. */
    touches: z.array(WeighedTouch),
    /** Whether plans that bill on revenue count it, and why, in a sentence; null where plans are off. */
    isBilled: z.boolean(),
    billedSentence: z.nullable(z.string()),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'ORDER_UNKNOWN'],
});
