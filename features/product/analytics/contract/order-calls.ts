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
  /** The merchant's name for it, for example a broadcast's. Null if it has none. */
  name: z.nullable(z.string()),
});

/**
 * All orders of the store, credited ones, those by clicks and codes, those by reads only, or those without a credit.
 */
export const CreditedBy = z.enum(['all', 'credited', 'clicks', 'reads', 'none']);
export type CreditedBy = z.infer<typeof CreditedBy>;

/** A change of an order's value on its day of the shop. Returns are negative. */
export const MoneyMovement = z.object({
  kind: z.enum(['order', 'edit', 'refund', 'cancellation', 'return']),
  at: z.string(),
  day: z.string(),
  amountMinor: z.int(),
});
export type MoneyMovement = z.infer<typeof MoneyMovement>;

/** An order of the store, with its credited message if there is one. Amounts are in the shop's currency. */
export const ListedOrder = z.object({
  orderId: z.string(),
  name: z.string(),
  orderedAt: z.string(),
  /** Null if the person is unknown or was erased. */
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
  /** An order in another currency than the shop's counts, but without an amount. */
  isOtherCurrency: z.boolean(),
  /** The value after edits, the returned part, and the remainder. */
  amountMinor: z.int(),
  returnedMinor: z.int(),
  netMinor: z.int(),
  /** The part of the changes on the requested days. */
  onDaysMinor: z.int(),
  lines: z.array(MoneyMovement),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

/**
 * The requested orders. By default the last 30 days. With a channel, a type or a source, orders without a credit are
 * left out.
 */
export const OrderFilter = {
  ...AskedSpan,
  credited: z.optional(CreditedBy),
  channel: z.optional(Channel),
  sourceType: z.optional(z.string().check(z.maxLength(100))),
  /** One source of that type, such as a broadcast. */
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
    /** The `next` of the answer before. */
    after: z.optional(z.string()),
    /** 50 by default. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.object({
    currencyCode: z.string(),
    orders: z.array(ListedOrder),
    next: z.nullable(z.string()),
  }),
  access: 'view',
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
    /** Minus what was returned on those days. */
    credited: Side,
    /** The part by clicks and codes. */
    byClicks: Side,
    /** The amount returned on those days for orders of any day, by refunds, cancellations and returns. */
    returnedMinor: z.int(),
    /** All orders of the store that were placed on those days. */
    placedOrders: z.int(),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'BAD_SPAN'],
});

/** A touch that an order could have been credited to. */
export const WeighedTouch = z.object({
  kind: TouchKind,
  at: z.string(),
  messageId: z.string(),
  channel: Channel,
  source: Source,
  isChosen: z.boolean(),
  /** Why it was or was not chosen. */
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
    /** Whether plans with a fee on revenue count it, and why, as a sentence. Null if plans are off. */
    isBilled: z.boolean(),
    billedSentence: z.nullable(z.string()),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'ORDER_UNKNOWN'],
});
