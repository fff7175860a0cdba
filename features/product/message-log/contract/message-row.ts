import * as z from 'zod/mini';
import { NamedPerson } from '#features/foundations/subscribers/contract/named-person.ts';
import { Channel } from '#platform/channel/channel.ts';

/** How far a message is. `waiting` is decided on and kept back, `uncertain` left without an answer. */
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

/** Why a message failed, or what it is tried again for. */
export const MessageFailure = z.object({
  /** The provider's; null when it never answered. */
  code: z.nullable(z.int()),
  errorClass: z.enum([
    'transient',
    'rate',
    'pairRate',
    'perUserMarketing',
    'optedOut',
    'undeliverable',
    'windowClosed',
    'template',
    'request',
    'media',
    'account',
    'auth',
    'noAnswer',
    'doorShut',
  ]),
  /** The provider's own words. */
  detail: z.string(),
});
export type MessageFailure = z.infer<typeof MessageFailure>;

/** A message in a list; moments are ISO 8601. */
export const MessageRow = z.object({
  messageId: z.string(),
  createdAt: z.string(),
  channel: Channel,
  /** The campaign's type, or what else the message belongs to. */
  sourceType: z.string(),
  /** Which one of that type, a broadcast for example, and what it is called; null where that is not known. */
  sourceId: z.nullable(z.string()),
  sourceName: z.nullable(z.string()),
  /** The merchant tried it out: it counts in no figure. */
  isTest: z.boolean(),
  person: z.extend(NamedPerson, {
    /** In E.164. */
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  state: MessageState,
  /** The gate's rule that dropped it or that it waits for; null otherwise. */
  reason: z.nullable(z.string()),
  failure: z.nullable(MessageFailure),
  /** When it is looked at next, while it waits. */
  until: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** When its link was first tapped. */
  clickedAt: z.nullable(z.string()),
  /** The orders that are credited to it, less what went back, in the shop's currency's minor units; null without any. */
  earned: z.nullable(z.object({ minor: z.int(), orders: z.int() })),
});
export type MessageRow = z.infer<typeof MessageRow>;
