import * as z from 'zod/mini';
import { Channel, CHANNELS } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { EachResult, ManyIds } from '#platform/http/several/each-result.ts';
import { Day, someOf } from '#platform/http/text-shapes.ts';

/** Whether a person gets offers: agreed, unsubscribed, or never agreed. */
export const STANDINGS = ['subscribed', 'unsubscribed', 'never'] as const;
export const Standing = z.enum(STANDINGS);
export type Standing = z.infer<typeof Standing>;

export const SUBSCRIBER_SORTS = ['revenue', 'createdAt', 'name', 'optinType'] as const;
export const SubscriberSort = z.enum(SUBSCRIBER_SORTS);
export type SubscriberSort = z.infer<typeof SubscriberSort>;

/**
 * The filters of the list. They can be combined, and all except the search accept several values, separated by commas.
 */
export const SubscriberFilter = z.object({
  /** Words of a name, a part of a number from either end, or the start of an address. */
  search: z.optional(z.string().check(z.maxLength(200))),
  channel: z.optional(someOf(CHANNELS)),
  /** By default subscribed people. With a search everybody. */
  standing: z.optional(someOf([...STANDINGS, 'everybody'])),
  /** Types of opt-in tools, or other origins of the consent, for example import. */
  source: z.optional(z.string().check(z.regex(/^[\w-]{1,60}(?:,[\w-]{1,60}){0,40}$/))),
  /** The start of their number without the plus: 49. */
  dialCode: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}(?:,[1-9]\d{0,3}){0,40}$/))),
  /** Days of the shop, both included, on which they last agreed, or became known. */
  from: z.optional(Day),
  until: z.optional(Day),
});
export type SubscriberFilter = z.infer<typeof SubscriberFilter>;

/** A person on one channel, with the names of document 1, section 3. Times are ISO 8601. */
export const Subscriber = z.object({
  subscriberId: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** No channel provides pictures any more. */
  profilePic: z.null(),
  status: Standing,
  /** When they last agreed, or became known if they never did. */
  createdAt: z.string(),
  /** The opt-in tool's type, or another origin. */
  optinType: z.nullable(z.string()),
  /** The revenue of messages to them, with the currency's sign before it. */
  totalRevenue: z.string(),
  revenueMinor: z.int(),
  /** The latest orders. */
  ordersObj: z.array(z.object({ orderId: z.string(), createdAt: z.string(), revenue: z.string() })),
  /** In E.164. */
  phoneNumber: z.nullable(z.string()),
  /** The number as people write it. */
  phoneShown: z.nullable(z.string()),
  email: z.nullable(z.string()),
  channel: Channel,
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The maximum of a page. */
export const MOST_IN_PAGE = 500;
const Count = z.string().check(z.regex(/^\d{1,9}$/));

export const getSubscribersV2 = defineCall({
  method: 'GET',
  path: '/database/api/getSubscribersV2',
  summary: 'The subscribers of a shop, sorted, searched and narrowed, a page at a time',
  query: z.extend(SubscriberFilter, {
    shopUrl: z.string(),
    /** Amounts are in the shop’s own currency, whatever this says. */
    shopCurrency: z.optional(z.string().check(z.maxLength(10))),
    /** How many are loaded already. */
    offset: z.optional(Count),
    /** The list’s own cursor, which does not shift while people come and go. It has precedence over `offset`. */
    cursor: z.optional(z.string().check(z.maxLength(600))),
    limit: z.optional(Count),
    sortBy: z.optional(SubscriberSort),
    sortOrder: z.optional(z.enum(['asc', 'desc'])),
  }),
  response: z.object({
    subscribers: z.array(Subscriber),
    /** Continues the list. Null at its end. */
    nextCursor: z.nullable(z.string()),
    /** Too many match to be sorted: the list has ten thousand of them, not all. */
    isOfSome: z.boolean(),
    /** The number of current subscribers, independent of filters. */
    totalSubscribersCount: z.int(),
    totalUnsubscribersCount: z.int(),
    /** Everybody who is known on a channel. */
    totalKnownCount: z.int(),
    /** At most this many of them belong to a new large import, and are not on any page or in any search yet. */
    notListedYetCount: z.int(),
  }),
  access: 'view',
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
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'SEARCH_TOO_LONG'],
});

export const getSubscriberFilters = defineCall({
  method: 'GET',
  path: '/database/api/getSubscriberFilters',
  summary: 'What the list of subscribers can be narrowed to: only what is there',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({
    sources: z.array(z.string()),
    /** Calling codes of numbers, each with its countries (ISO 3166 alpha-2), largest first. */
    dialCodes: z.array(z.object({ dialCode: z.string(), countries: z.array(z.string()) })),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'SEARCH_TOO_LONG'],
});

export const unsubscribePeople = defineCall({
  method: 'POST',
  path: '/database/api/people/unsubscribePeople',
  summary: 'Ends several people’s consent to marketing, as the merchant’s own word, and says who was refused',
  body: z.object({ shopUrl: z.string(), subscriberIds: ManyIds }),
  response: EachResult,
  access: 'answer',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
