import * as z from 'zod/mini';
import { Bubble } from '#platform/channel/bubble.ts';
import { MessageRow } from './message-row.ts';

const moment = z.string();

/** Everything that is known of one message's way; moments are ISO 8601, money is in minor units. */
export const MessageTrace = z.extend(MessageRow, {
  purpose: z.enum(['marketing', 'utility', 'service']),
  templateName: z.nullable(z.string()),
  /** What the chat of the person shows of it; nothing of what was never sendable, or was erased. */
  bubbles: z.array(Bubble),
  /** Whether the provider counts its template as marketing now, whatever the message is for. */
  countsAsMarketing: z.boolean(),
  /** What the message says, as far as it is ours to tell: the filled values, or the text. */
  words: z.array(z.string()),
  trigger: z.object({
    kind: z.enum(['checkout', 'order', 'optIn', 'inbound', 'broadcast', 'test', 'merchant', 'event']),
    at: z.nullable(moment),
    /** The order's name. */
    name: z.nullable(z.string()),
    totalMinor: z.nullable(z.int()),
    currency: z.nullable(z.string()),
  }),
  discountCode: z.nullable(z.string()),
  /** Whether the message is still kept back until its code exists in the store. */
  waitsForCode: z.boolean(),
  /** What it waited for last, also when it went on since. */
  waited: z.nullable(z.object({ reason: z.string(), at: moment, until: moment })),
  decidedAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
  /** Tries at the provider while it is not sent yet; null afterwards. */
  attempts: z.nullable(z.int()),
  /** Tries that did not end it, in order and the last of them only: a provider's code in digits, or what went wrong. */
  tries: z.array(z.object({ at: moment, reason: z.string() })),
  /** The message that was made in its place for a later try. */
  retriedAs: z.nullable(z.string()),
  providerMessageId: z.nullable(z.string()),
  deliveredAt: z.nullable(moment),
  readAt: z.nullable(moment),
  /** What the provider charges it as, in its own word; told with the delivery. */
  price: z.nullable(
    z.object({ category: z.string(), isBillable: z.nullable(z.boolean()), type: z.nullable(z.string()) }),
  ),
  failedAt: z.nullable(moment),
  touches: z.array(z.object({ kind: z.enum(['click', 'reply']), at: moment, text: z.nullable(z.string()) })),
  credits: z.array(
    z.object({
      orderId: z.string(),
      orderName: z.string(),
      amountMinor: z.int(),
      returnedMinor: z.int(),
      currency: z.string(),
      touchKind: z.enum(['code', 'click', 'read']),
      at: moment,
    }),
  ),
});
export type MessageTrace = z.infer<typeof MessageTrace>;
