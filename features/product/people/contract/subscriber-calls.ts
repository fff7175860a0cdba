import * as z from 'zod/mini';
import { Channel, CHANNELS } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { Day, someOf } from '#platform/http/text-shapes.ts';

/** Whether somebody gets offers: agreed, ended it again, or never said. */
export const STANDINGS = ['subscribed', 'unsubscribed', 'never'] as const;
export const Standing = z.enum(STANDINGS);
export type Standing = z.infer<typeof Standing>;

export const SUBSCRIBER_SORTS = ['revenue', 'createdAt', 'name', 'optinType'] as const;
export const SubscriberSort = z.enum(SUBSCRIBER_SORTS);
export type SubscriberSort = z.infer<typeof SubscriberSort>;

/**
 * What the list is narrowed to. Each may be there together with the others, and each but the search may name several,
 * with commas between them: whoever is one of them fits.
 */
export const SubscriberFilter = z.object({
  /** Words of a name, a part of a number from either end, or how an address begins. */
  search: z.optional(z.string().check(z.maxLength(200))),
  channel: z.optional(someOf(CHANNELS)),
  /** Without it those who are subscribed; with a search everybody. */
  standing: z.optional(someOf([...STANDINGS, 'everybody'])),
  /** Opt-in tools' types, or other ways somebody agreed by; for example import. */
  source: z.optional(z.string().check(z.regex(/^[\w-]{1,60}(?:,[\w-]{1,60}){0,40}$/))),
  /** What their number begins with, without its plus: 49. */
  dialCode: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}(?:,[1-9]\d{0,3}){0,40}$/))),
  /** Days of the shop, both included, on which they agreed last, or became known. */
  from: z.optional(Day),
  until: z.optional(Day),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;

/** A person on one channel, as document 1, section 3 names them; moments are ISO 8601. */
export const Subscriber = z.object({
  subscriberId: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** No channel hands a picture out any more. */
  profilePic: z.null(),
  status: Standing,
  /** When they agreed last; of who never did, when they became known. */
  createdAt: z.string(),
  /** The opt-in tool's type, or how else they agreed. */
  optinType: z.nullable(z.string()),
  /** What messages to them earned, with the currency's sign before it. */
  totalRevenue: z.string(),
  revenueMinor: z.int(),
  /** The latest orders of it. */
  ordersObj: z.array(z.object({ orderId: z.string(), createdAt: z.string(), revenue: z.string() })),
  /** In E.164. */
  phoneNumber: z.nullable(z.string()),
  /** The number as people write it. */
  phoneShown: z.nullable(z.string()),
  email: z.nullable(z.string()),
  channel: Channel,
});
export type Subscriber = z.infer<typeof Subscriber>;

/** A shop asks for at most so many at a time. */
export const MOST_IN_PAGE = 500;
const Count = z.string().check(z.regex(/^\d{1,9}$/));

export const getSubscribersV2 = defineCall({
  method: 'GET',
  path: '/database/api/getSubscribersV2',
  summary: 'The subscribers of a shop, sorted, searched and narrowed, a page at a time',
  query: z.extend(SubscriberFilter, {
    shopUrl: z.string(),
    /** Amounts are in the shop’s own currency, whatever is said here. */
    shopCurrency: z.optional(z.string().check(z.maxLength(10))),
    /** How many are loaded already. */
    offset: z.optional(Count),
    /** The same by the list’s own mark, which does not slip while people come and go; it goes before `offset`. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
    limit: z.optional(Count),
    sortBy: z.optional(SubscriberSort),
    sortOrder: z.optional(z.enum(['asc', 'desc'])),
  }),
  response: z.object({
    subscribers: z.array(Subscriber),
    /** Continues the list; null at its end. */
    nextCursor: z.nullable(z.string()),
    /** Too many fit to be sorted at once: the list is one of ten thousand of them, and not of all. */
    isOfSome: z.boolean(),
    /** Who is subscribed now, whatever the list is narrowed to. */
    totalSubscribersCount: z.int(),
    totalUnsubscribersCount: z.int(),
    /** Everybody who is known on a channel. */
    totalKnownCount: z.int(),
    /** Of those, at most so many are of a large list that was just brought, and are in no page and no search yet. */
    notListedYetCount: z.int(),
  }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'SEARCH_TOO_LONG'],
});

export const Unsubscriber = z.object({
  /** In E.164. */
  phoneNumber: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  channel: Channel,
  email: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
});
export type Unsubscriber = z.infer<typeof Unsubscriber>;

export const getUnsubscribers = defineCall({
  method: 'GET',
  path: '/database/api/getUnsubscribers',
  summary: 'Who unsubscribed and did not come back, by name, a page at a time',
  query: z.object({ shopUrl: z.string(), cursor: z.optional(z.string().check(z.maxLength(600))) }),
  response: z.object({ unsubscribers: z.array(Unsubscriber), nextCursor: z.nullable(z.string()) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'SEARCH_TOO_LONG'],
});

export const getSubscriberFilters = defineCall({
  method: 'GET',
  path: '/database/api/getSubscriberFilters',
  summary: 'What the list of subscribers can be narrowed to: only what is there',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    sources: z.array(z.string()),
    /** Calling codes of numbers, each with the countries (ISO 3166 alpha-2) that share it, the largest first. */
    dialCodes: z.array(z.object({ dialCode: z.string(), countries: z.array(z.string()) })),
  }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'SEARCH_TOO_LONG'],
});
