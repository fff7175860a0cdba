import * as z from 'zod/mini';
import { CHANNELS } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { Day, someOf, Uuid } from '#platform/http/text-shapes.ts';
import { MESSAGE_STATES, MessageRow } from './message-row.ts';
import { MessageTrace } from './message-trace.ts';

export const OUTCOMES = ['clicked', 'ordered'] as const;

/** Several values are separated by commas; one of them has to match. */
export const MessageFilter = z.object({
  state: z.optional(someOf(MESSAGE_STATES)),
  /** Rules of the gate, or classes of failures. */
  reason: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}(?:,[A-Za-z]{1,40}){0,40}$/))),
  sourceType: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40}){0,40}$/))),
  /** The messages of one broadcast, without tests. */
  broadcastId: z.optional(Uuid),
  channel: z.optional(someOf(CHANNELS)),
  /** The result: a tap on its link, or a credited order. */
  outcome: z.optional(someOf(OUTCOMES)),
  /** A day of the shop, YYYY-MM-DD, on which the message was decided. */
  day: z.optional(Day),
  /** Days of the shop, both included. `day` has precedence. */
  from: z.optional(Day),
  until: z.optional(Day),
});
export type MessageFilter = z.infer<typeof MessageFilter>;

export const getMessages = defineCall({
  method: 'GET',
  path: '/database/api/messages/getMessages',
  summary: 'The newest messages of a shop, filtered, a page at a time',
  query: z.extend(MessageFilter, {
    shopUrl: z.string(),
    cursor: z.optional(Uuid),
    /** Newest first by default. */
    sortOrder: z.optional(z.enum(['asc', 'desc'])),
  }),
  response: z.object({
    messages: z.array(MessageRow),
    /** Continues the list. Null at its end. A page may be short or empty without being the last. */
    nextCursor: z.nullable(z.string()),
    /** How far back this page was searched. */
    lookedBackTo: z.nullable(z.string()),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const countMessages = defineCall({
  method: 'GET',
  path: '/database/api/messages/countMessages',
  summary: 'How many messages of a shop fit a filter, up to ten thousand',
  query: z.extend(MessageFilter, { shopUrl: z.string() }),
  response: z.object({
    count: z.int(),
    /** Whether there are more than were counted. */
    isAtLeast: z.boolean(),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getMessage = defineCall({
  method: 'GET',
  path: '/database/api/messages/getMessage',
  summary: 'The whole way of one message',
  query: z.object({ shopUrl: z.string(), messageId: Uuid }),
  response: z.object({ message: MessageTrace }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND', 'SEARCH_TOO_LONG'],
});
