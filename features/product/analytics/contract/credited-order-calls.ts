import * as z from 'zod/mini';
import { SourceKind } from '#features/engine/messaging/contract/source.ts';
import { NamedPerson } from '#features/foundations/subscribers/contract/named-person.ts';
import { defineCall } from '#platform/http/call.ts';
import { TouchKind } from './attribution.ts';
import { AskedSpan } from './overview-calls.ts';

const Channel = z.enum(['WA', 'FB']);

/** An order that is credited to a message, with the reason. */
export const CreditedOrder = z.object({
  orderId: z.string(),
  name: z.string(),
  orderedAt: z.string(),
  /** Null if the person was erased. */
  person: z.nullable(NamedPerson),
  channel: Channel,
  /** With a name if the merchant gave it one, such as a broadcast's. */
  source: z.object({
    kind: SourceKind,
    type: z.string(),
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
  /** The credited message, whose page has the details. */
  messageId: z.string(),
  touch: z.object({ kind: TouchKind, at: z.string() }),
  /** For example "Its code was used." */
  whySentence: z.string(),
  /** The value after edits, the returned part, and the remainder. */
  amountMinor: z.int(),
  returnedMinor: z.int(),
  netMinor: z.int(),
  /** The changes of the value, each on its day of the shop. */
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
    /** Both channels by default. */
    channel: z.optional(z.enum(['WA', 'FB', 'All'])),
    ...AskedSpan,
    /** A type, such as abandonedCart. With an id, one drip or broadcast. */
    sourceType: z.optional(z.string()),
    sourceId: z.optional(z.uuid()),
    touch: z.optional(TouchKind),
    /** The `next` of the answer before. */
    after: z.optional(z.string()),
    /** 50 by default. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
  }),
  response: z.object({
    currencyCode: z.string(),
    orders: z.array(CreditedOrder),
    /** Sent as `after` for the next page. Null at the end. */
    next: z.nullable(z.string()),
  }),
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'BAD_SPAN'],
});
