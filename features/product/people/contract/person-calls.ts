import * as z from 'zod/mini';
import { NamedPerson } from '#features/foundations/subscribers/contract/named-person.ts';
import { MessageRow } from '#features/product/message-log/contract/message-row.ts';
import { Standing } from '#features/product/people/contract/subscriber-calls.ts';
import { Bubble } from '#platform/channel/bubble.ts';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';

const moment = z.string();
const Entry = { entryId: z.string(), at: moment };

/** A file that a person sent. `waiting`: it is still being fetched. `gone`: nobody can get it any more. */
export const InboundFile = z.object({
  state: z.enum(['waiting', 'stored', 'gone']),
  kind: z.enum(['image', 'video', 'audio', 'document', 'sticker']),
  name: z.nullable(z.string()),
});
export type InboundFile = z.infer<typeof InboundFile>;

/** An event of a person. Money is in minor units. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...Entry,
    kind: z.literal('consent'),
    change: z.enum(['granted', 'revoked']),
    origin: z.string(),
    wording: z.nullable(z.string()),
  }),
  z.object({ ...Entry, kind: z.literal('message'), message: MessageRow, bubbles: z.array(Bubble) }),
  /** The person's message. Without text it was something else, which `what` names. */
  z.object({
    ...Entry,
    kind: z.literal('inbound'),
    text: z.nullable(z.string()),
    what: z.string(),
    /** They tapped a button: the text is the button's. */
    isTap: z.boolean(),
    /** The message of the shop that they answered or reacted to, if it is known. */
    answers: z.nullable(z.string()),
    file: z.nullable(InboundFile),
  }),
  /** What the shop wrote outside Bellbird, for example in the phone app. A deleted message has no text. */
  z.object({
    ...Entry,
    kind: z.literal('outside'),
    text: z.nullable(z.string()),
    change: z.nullable(z.enum(['edited', 'deleted'])),
  }),
  z.object({ ...Entry, kind: z.literal('click'), messageId: z.string() }),
  z.object({
    ...Entry,
    kind: z.literal('order'),
    orderId: z.string(),
    name: z.string(),
    totalMinor: z.int(),
    currency: z.string(),
    isCancelled: z.boolean(),
    credit: z.nullable(
      z.object({
        messageId: z.string(),
        sourceType: z.string(),
        sourceName: z.nullable(z.string()),
        touchKind: z.enum(['code', 'click', 'read']),
        amountMinor: z.int(),
        returnedMinor: z.int(),
      }),
    ),
  }),
  z.object({ ...Entry, kind: z.literal('cart'), totalMinor: z.int(), currency: z.string() }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A person on one channel with all facts of the page's head. */
export const Person = z.object({
  subscriberId: z.string(),
  channel: Channel,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** In E.164. */
  phone: z.nullable(z.string()),
  phoneShown: z.nullable(z.string()),
  email: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  standing: Standing,
  /** They sent STOP or blocked the shop. Nothing is sent except an answer to their message. */
  hasStopped: z.boolean(),
  since: moment,
  optinType: z.nullable(z.string()),
  /** The revenue of messages to them, minus returns. */
  revenueMinor: z.int(),
  creditedOrders: z.int(),
  /** Until when somebody of the shop can answer, or null. */
  windowUntil: z.nullable(moment),
  /** Whether only a person's own answer is allowed any more, which Messenger lets people send for seven days. */
  isForAnswersOnly: z.boolean(),
});
export type Person = z.infer<typeof Person>;

const ONE = z.object({ shopUrl: z.string(), subscriberId: Uuid });
const ERRORS = ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'NOT_FOUND', 'SEARCH_TOO_LONG'] as const;

export const getPerson = defineCall({
  method: 'GET',
  path: '/database/api/people/getPerson',
  summary: 'One subscriber at a glance, also by an old id from before a merge',
  query: ONE,
  response: z.object({ person: Person }),
  access: 'view',
  isPolled: true,
  errors: ERRORS,
});

export const getTimeline = defineCall({
  method: 'GET',
  path: '/database/api/people/getTimeline',
  summary: 'What happened with a subscriber, the newest first, a page at a time',
  query: z.extend(ONE, { cursor: z.optional(z.string().check(z.maxLength(400))) }),
  response: z.object({ entries: z.array(TimelineEntry), nextCursor: z.nullable(z.string()) }),
  access: 'view',
  isPolled: true,
  errors: ERRORS,
});

/** Both channels accept longer texts, but nobody reads them. */
export const MOST_LETTERS = 1000;

export const sendToPerson = defineCall({
  method: 'POST',
  path: '/database/api/people/sendToPerson',
  summary: 'Writes to somebody who wrote within the last 24 hours; the same request sends nothing twice',
  body: z.extend(ONE, { requestId: Uuid, text: z.string().check(z.maxLength(4000)) }),
  response: z.object({ messageId: z.string() }),
  access: 'answer',
  mostPerMinute: 30,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'FEATURE_LOCKED',
    'NOT_FOUND',
    'TEXT_EMPTY',
    'TEXT_TOO_LONG',
    'PERSON_SILENT',
    'SENDER_NOT_CONNECTED',
  ],
});

/** The most people that a search returns. With this many there may be more, which the list of subscribers shows. */
export const MOST_FOUND = 5;

export const searchPeople = defineCall({
  method: 'GET',
  path: '/database/api/people/search',
  summary: 'The few people and orders that somebody who types this most likely means',
  query: z.object({ shopUrl: z.string(), search: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    /** Empty if the plan does not include subscribers. */
    people: z.array(z.extend(NamedPerson, { email: z.nullable(z.string()) })),
    /** At most this many people of a new large import cannot be found yet. */
    notListedYetCount: z.int(),
    /** Orders whose names begin like this, with or without their sign. */
    orders: z.array(
      z.object({
        orderId: z.string(),
        name: z.string(),
        totalMinor: z.int(),
        currency: z.string(),
        at: moment,
      }),
    ),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
