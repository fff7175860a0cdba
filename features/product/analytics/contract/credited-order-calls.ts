import * as z from 'zod/mini';
import { SourceKind } from '#features/engine/messaging/contract/source.ts';
import { NamedPerson } from '#features/foundations/subscribers/contract/named-person.ts';
import { defineCall } from '#platform/http/call.ts';
import { TouchKind } from './attribution.ts';
import { AskedSpan } from './overview-calls.ts';

const Channel = z.enum(['WA', 'FB']);

/** An order that a message is credited with, and why. */
export const CreditedOrder = z.object({
  orderId: z.string(),
  name: z.string(),
  orderedAt: z.string(),
  /** Null where whose it was is erased. */
  person: z.nullable(NamedPerson),
  channel: Channel,
  /** With a name where the merchant gave it one, as a broadcast has. */
  source: z.object({
    kind: SourceKind,
    type: z.string(),
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
  /** The message that it is credited to; its page tells the rest. */
  messageId: z.string(),
  touch: z.object({ kind: TouchKind, at: z.string() }),
  /** In words, for example: Its code was used. */
  whySentence: z.string(),
  /** What it is worth as edited, what of that went back, and what is left. */
  amountMinor: z.int(),
  returnedMinor: z.int(),
  netMinor: z.int(),
  /** How it came to that, each movement on the shop's day it counts on. */
  lines: z.array(
    z.object({
      kind: z.enum(['order', 'edit', 'refund', 'cancellation', 'return']),
      at: z.string(),
      day: z.string(),
      amountMinor: z.int(),
    }),
  ),
});
export type CreditedOrder = z.infer<typeof CreditedOrder>;

export const listCreditedOrders = defineCall({
  method: 'GET',
  path: '/database/api/analytics/orders',
  summary: 'The orders that messages are credited with, the newest first, each with its message and why',
  query: z.object({
    shopUrl: z.string(),
    /** Both where none is said. */
    channel: z.optional(z.enum(['WA', 'FB', 'All'])),
    ...AskedSpan,
    /** A type, as abandonedCart; with an id, one drip or broadcast. */
    sourceType: z.optional(z.string()),
    sourceId: z.optional(z.uuid()),
    touch: z.optional(TouchKind),
    /** `next` of the answer before. */
    after: z.optional(z.string()),
    /** 50 unless said otherwise. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.object({
    currencyCode: z.string(),
    orders: z.array(CreditedOrder),
    /** Give it as `after` for those that follow; null at the end. */
    next: z.nullable(z.string()),
  }),
  access: 'merchant',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'BAD_SPAN'],
});
