import * as z from 'zod/mini';
import { MessageFailure } from '#features/engine/messaging/contract/failures/message-failure.ts';
import { NamedPerson } from '#features/foundations/subscribers/contract/named-person.ts';
import { Channel } from '#platform/channel/channel.ts';

/** The state of a message. `waiting` is decided and held back, `uncertain` has no answer. */
export const MESSAGE_STATES = [
  'queued',
  'waiting',
  'sending',
  'uncertain',
  'sent',
  'delivered',
  'read',
  'skipped',
  'failed',
] as const;
export const MessageState = z.enum(MESSAGE_STATES);
export type MessageState = z.infer<typeof MessageState>;

/** A message in a list. Times are ISO 8601. */
export const MessageRow = z.object({
  messageId: z.string(),
  createdAt: z.string(),
  channel: Channel,
  /** The type of its campaign or other source. */
  sourceType: z.string(),
  /** The source of that type, such as a broadcast, and its name. Null if it is unknown. */
  sourceId: z.nullable(z.string()),
  sourceName: z.nullable(z.string()),
  /** Whether it is a test, which counts in no figure. */
  isTest: z.boolean(),
  person: z.extend(NamedPerson, {
    /** In E.164. */
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  state: MessageState,
  /** The gate's rule that dropped it or makes it wait, or null. */
  reason: z.nullable(z.string()),
  failure: z.nullable(MessageFailure),
  /** When it is checked again while it waits. */
  until: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** The first tap on its link. */
  clickedAt: z.nullable(z.string()),
  /** Its credited orders minus returns, in minor units of the shop's currency, or null. */
  earned: z.nullable(z.object({ minor: z.int(), orders: z.int() })),
});
export type MessageRow = z.infer<typeof MessageRow>;
