import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid, lineOf, nameOf } from '#platform/http/text-shapes.ts';
import { AudienceCondition, AudiencePerson, PersonExplanation, SavedSegment } from './audience-condition.ts';
import { LONGEST_SEGMENT_NAME } from './portable-segment.ts';

const SearchText = lineOf(100, 0);
const PageNumber = z.string().check(z.regex(/^[1-9]\d{0,3}$/));
const SegmentName = nameOf(LONGEST_SEGMENT_NAME);
const OfAudience = z.object({ pageId: z.optional(z.string()), condition: AudienceCondition });

export const evaluateAudience = defineCall({
  method: 'POST',
  path: '/database/api/broadcast/evaluateAudience',
  onlyReads: true,
  summary: 'How many people with marketing consent on WhatsApp an audience has',
  body: z.object({
    pageId: z.string(),
    condition: AudienceCondition,
    broadcastId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
  response: z.object({
    population: z.int(),
    /**
     * Some recent changes are not counted yet, for example after a large import. A call a few seconds later includes
     * them.
     */
    isCatchingUp: z.optional(z.boolean()),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEGMENT_UNKNOWN', 'SEGMENT_CIRCLE', 'SEGMENT_TOO_DEEP'],
});

export const sampleAudience = defineCall({
  method: 'POST',
  path: '/database/api/segments/sampleAudience',
  onlyReads: true,
  summary: 'Some people of an audience, other ones with each call',
  body: OfAudience,
  response: z.object({ data: z.array(AudiencePerson) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEGMENT_UNKNOWN', 'SEGMENT_CIRCLE', 'SEGMENT_TOO_DEEP'],
});

export const explainPerson = defineCall({
  method: 'POST',
  path: '/database/api/segments/explainPerson',
  onlyReads: true,
  summary: 'Why a person is in an audience or not, rule by rule; named by id or by phone number',
  body: z.extend(OfAudience, {
    subscriberId: z.optional(Uuid),
    phone: z.optional(z.string().check(z.maxLength(32))),
  }),
  response: PersonExplanation,
  access: 'view',
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'NOT_FOUND',
    'PHONE_INVALID',
    'PHONE_UNCLEAR',
    'SEGMENT_UNKNOWN',
    'SEGMENT_CIRCLE',
    'SEGMENT_TOO_DEEP',
  ],
});

export const getSegments = defineCall({
  method: 'GET',
  path: '/database/api/segments/getSegments',
  summary: 'The saved segments of a shop, by name',
  query: z.object({ shopUrl: z.string() }),
  response: z.object({ data: z.array(SavedSegment) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const saveSegment = defineCall({
  method: 'POST',
  path: '/database/api/segments/saveSegment',
  summary: 'Saves a segment: a new one without an id, else a change of that one',
  body: z.extend(OfAudience, { id: z.optional(Uuid), name: SegmentName }),
  response: z.object({ id: z.string() }),
  access: 'market',
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'SEGMENT_UNKNOWN',
    'SEGMENT_CIRCLE',
    'SEGMENT_TOO_DEEP',
    'SEGMENTS_FULL',
    'SEGMENT_NAME_TAKEN',
  ],
});

export const deleteSegment = defineCall({
  method: 'POST',
  path: '/database/api/segments/deleteSegment',
  summary: 'Deletes a saved segment that nothing uses; of one that is used it answers where',
  body: z.object({ id: Uuid }),
  response: z.object({
    deleted: z.boolean(),
    /** The names of whatever uses it. Such a segment is not deleted. */
    usedBy: z.array(z.string()),
  }),
  access: 'market',
  errors: ['NOT_LOGGED_IN'],
});

export const getProducts = defineCall({
  method: 'GET',
  path: '/database/api/products/getAll',
  summary: 'The products of a shop: all of them, or with a search or a page 50 at a time',
  query: z.object({
    shopUrl: z.string(),
    search: z.optional(SearchText),
    page: z.optional(PageNumber),
  }),
  response: z.object({
    data: z.array(z.object({ productId: z.string(), title: z.string(), image: z.nullable(z.string()) })),
    /** The number of the next page. Null at the end. */
    nextPage: z.nullable(z.int()),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getCollections = defineCall({
  method: 'GET',
  path: '/database/api/products/getAllCollections',
  summary: 'The collections of a shop, by title',
  query: z.object({ shopUrl: z.string(), search: z.optional(SearchText) }),
  response: z.object({
    data: z.array(
      z.object({ collectionsId: z.string(), collectionName: z.string(), image: z.nullable(z.string()) }),
    ),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getProductTags = defineCall({
  method: 'GET',
  path: '/database/api/segments/getProductTags',
  summary: 'The tags of a shop’s products that begin with the search, the most used first',
  query: z.object({ shopUrl: z.string(), search: z.optional(SearchText) }),
  response: z.object({ data: z.array(z.object({ tag: z.string(), products: z.int() })) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
