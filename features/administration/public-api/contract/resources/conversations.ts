import * as z from 'zod/mini';
import { MOST_LETTERS } from '#features/product/inbox/contract/thread-calls.ts';
import { THREAD_STATES } from '#features/product/inbox/contract/thread.ts';
import { textOf, Uuid } from '#platform/http/text-shapes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageOf, PageQuery } from '../page.ts';
import { ApiChannel, moment } from './names.ts';
import { PersonParams } from './people.ts';

/** The most characters of a message's text in a list; the whole text is in the inbox. */
export const MOST_MESSAGE_LENGTH = 2000;

const State = z.enum(THREAD_STATES);
/** `in`: the person wrote it. `out`: the shop wrote it. */
const Direction = z.enum(['in', 'out']);

/** A conversation of the inbox: one for each person on a channel, for good. */
export const ApiConversation = z.object({
  personId: z.string(),
  channel: ApiChannel,
  /** `waiting`: the person waits for the shop. `answered`: the shop waits for the person. `snoozed`: hidden until a time. */
  state: State,
  waitingSince: z.nullable(moment),
  snoozedUntil: z.nullable(moment),
  lastMessageAt: moment,
  lastMessageDirection: Direction,
  /** `text`, `image`, `audio` and others. */
  lastMessageKind: z.string(),
  /** The beginning of the last message in one line, at most 140 characters. Null if it has no text. */
  excerpt: z.nullable(z.string()),
  /** Who of the team is responsible. The owner has the id of all zeros, and no name. */
  assignedTo: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  /** Until when a program may send a free text; null if it may not. */
  replyUntil: z.nullable(moment),
});
export type ApiConversation = z.infer<typeof ApiConversation>;

/** A message of a conversation. */
export const ApiConversationMessage = z.object({
  /** Of the shop's own messages, the id under which `GET /messages/{id}` returns more. */
  id: z.string(),
  direction: Direction,
  /** `text`, or what the message is besides or instead of a text: `image`, `document`, `location` and others. */
  kind: z.string(),
  /** The first 2,000 characters. */
  text: z.nullable(z.string()),
  /** Whether the text is longer. */
  isCut: z.boolean(),
  /** When it was written. The list is sorted by it. */
  createdAt: moment,
  /** Null while it waits to be sent, and if it is not sent. */
  sentAt: z.nullable(moment),
  /** Of the shop's messages: what became of it. */
  state: z.nullable(z.enum(['queued', 'sent', 'delivered', 'read', 'failed', 'skipped'])),
  /** Of the shop's messages: a person of the shop, a program with a key, or a campaign, broadcast or other automation. */
  writtenBy: z.nullable(z.enum(['person', 'program', 'automation'])),
  /** The name of the person of the team, or of the key. Null for the owner, and if nobody knows it. */
  writerName: z.nullable(z.string()),
});
export type ApiConversationMessage = z.infer<typeof ApiConversationMessage>;

export const listConversations = defineEndpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/conversations',
  summary:
    'The conversations of the inbox, the newest activity first. Those that wait come in the order of their waiting, and snoozed ones in the order of their return',
  scope: 'conversations:read',
  query: z.object({ ...PageQuery, state: z.optional(State), personId: z.optional(Uuid) }),
  answer: pageOf(ApiConversation),
  errors: ['CURSOR_INVALID', 'NOT_FOUND'],
});

export const listConversationMessages = defineEndpoint({
  name: 'listConversationMessages',
  method: 'GET',
  path: '/conversations/:personId/messages',
  summary:
    'The messages of a conversation in both directions, the newest first, without the notes of the team',
  scope: 'conversations:read',
  params: PersonParams,
  query: z.object(PageQuery),
  answer: pageOf(ApiConversationMessage),
  errors: ['CURSOR_INVALID', 'NOT_FOUND'],
});

export const replyToConversation = defineEndpoint({
  name: 'replyToConversation',
  method: 'POST',
  path: '/conversations/:personId/reply',
  summary:
    'Answers a person with a free text, within 24 hours of their message. The team sees it with the name of the key, and the person no longer waits',
  scope: 'conversations:write',
  params: PersonParams,
  body: z.object({ text: textOf(MOST_LETTERS) }),
  answer: ApiConversationMessage,
  errors: ['NOT_FOUND', 'TEXT_EMPTY', 'PERSON_SILENT', 'PERSON_STOPPED', 'SENDER_NOT_CONNECTED'],
});

export const closeConversation = defineEndpoint({
  name: 'closeConversation',
  method: 'POST',
  path: '/conversations/:personId/close',
  summary: 'Finishes a conversation. The next question of the person opens it again',
  scope: 'conversations:write',
  params: PersonParams,
  body: z.object({}),
  answer: ApiConversation,
  errors: ['NOT_FOUND'],
});

export const reopenConversation = defineEndpoint({
  name: 'reopenConversation',
  method: 'POST',
  path: '/conversations/:personId/reopen',
  summary: 'Lets a conversation wait for the team, for example because a program could not answer',
  scope: 'conversations:write',
  params: PersonParams,
  body: z.object({}),
  answer: ApiConversation,
  errors: ['NOT_FOUND'],
});
