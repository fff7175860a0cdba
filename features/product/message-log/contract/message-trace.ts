import * as z from 'zod/mini';
import { Bubble } from '#platform/channel/bubble.ts';
import { MessageRow } from './message-row.ts';

const moment = z.string();

/** The whole history of a message. Times are ISO 8601, money is in minor units. */
export const MessageTrace = z.extend(MessageRow, {
  purpose: z.enum(['marketing', 'utility', 'service']),
  templateName: z.nullable(z.string()),
  /** Its bubbles in the person's chat. Empty for messages that could never be sent, or were erased. */
  bubbles: z.array(Bubble),
  /** Whether the provider currently counts its template as marketing, whatever its purpose is. */
  countsAsMarketing: z.boolean(),
  /** The texts of the message as far as we know them: the values of its variables, or the text. */
  words: z.array(z.string()),
  trigger: z.object({
    kind: z.enum([
      'checkout',
      'order',
      'optIn',
      'inbound',
      'broadcast',
      'test',
      'merchant',
      'program',
      'event',
    ]),
    at: z.nullable(moment),
    /** The order's name. */
    name: z.nullable(z.string()),
    totalMinor: z.nullable(z.int()),
    currency: z.nullable(z.string()),
  }),
  discountCode: z.nullable(z.string()),
  /** Whether the message still waits for its code in the store. */
  waitsForCode: z.boolean(),
  /** The last reason for waiting, even if the message went on since. */
  waited: z.nullable(z.object({ reason: z.string(), at: moment, until: moment })),
  decidedAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
  /** The number of tries while it is not sent. Null afterwards. */
  attempts: z.nullable(z.int()),
  /** The latest tries that did not end it, in order: a provider's code in digits, or the error. */
  tries: z.array(z.object({ at: moment, reason: z.string() })),
  /** The message that replaced it for a later try. */
  retriedAs: z.nullable(z.string()),
  providerMessageId: z.nullable(z.string()),
  deliveredAt: z.nullable(moment),
  readAt: z.nullable(moment),
  /** The provider's pricing category in its own word, reported with the delivery. */
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
