import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid, lineOf } from '#platform/http/text-shapes.ts';
import { Item, ItemList, Method, RecommendedProduct, Rule, RuleType, SpecialType } from './recommendation.ts';

/** How the store names a product or a collection. */
const ItemId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const Title = lineOf(80);
const SearchText = lineOf(100, 0);
const PageNumber = z.string().check(z.regex(/^[1-9]\d{0,3}$/));
const YesOrNo = z.union([z.boolean(), z.enum(['true', 'false'])]);

export const ITEMS_A_PAGE = 50;
/** The most that the bare call answers: what is beyond is found by searching. */
export const MOST_LISTED = 25_000;

export const getItems = defineCall({
  method: 'GET',
  path: '/api/recommendation/getItems',
  summary: 'The products and collections of a shop: all of them, or with a search or a page 50 at a time',
  query: z.object({
    shopUrl: z.string(),
    /** A part of the title. */
    search: z.optional(SearchText),
    /** From 1. */
    page: z.optional(PageNumber),
    /** Leaves collections out. */
    onlyProducts: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.object({
    data: z.array(Item),
    /** The number of the page after this one; null at the end. */
    nextPage: z.nullable(z.int()),
  }),
  access: 'merchant',
  mostPerMinute: 240,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getRules = defineCall({
  method: 'GET',
  path: '/api/recommendation/getRules',
  summary: 'The recommendation rules of a campaign, oldest first',
  query: z.object({ shopUrl: z.string(), specialType: SpecialType }),
  response: z.object({ data: z.array(Rule) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const addRule = defineCall({
  method: 'POST',
  path: '/api/recommendation/addRule',
  summary: 'Adds a recommendation rule, without products yet',
  body: z.object({
    shopUrl: z.string(),
    ruleType: RuleType,
    specialType: SpecialType,
    /** Without one it is numbered. */
    title: z.optional(Title),
  }),
  response: z.object({ id: z.string() }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'RULES_FULL'],
});

export const updateRule = defineCall({
  method: 'PUT',
  path: '/api/recommendation/updateRule',
  summary: 'Changes the type of a rule, or its title; the products of the other type are kept',
  body: z.object({ ruleId: Uuid, ruleType: RuleType, title: z.optional(Title) }),
  response: z.object({ id: z.string() }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'RULE_UNKNOWN'],
});

export const addProduct = defineCall({
  method: 'POST',
  path: '/api/recommendation/addProduct',
  summary: 'Adds a product or a collection to a list of a rule',
  body: z.object({
    ruleId: Uuid,
    productId: ItemId,
    productType: ItemList,
    isCollection: YesOrNo,
    shopUrl: z.string(),
  }),
  response: z.object({ data: Item }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'RULE_UNKNOWN', 'RULE_FULL', 'PRODUCT_UNKNOWN'],
});

/** What `deleteProduct` is to be told, in its address or in its body. */
export const DeletedProduct = z.object({
  ruleId: Uuid,
  productId: ItemId,
  productType: ItemList,
  isCollection: YesOrNo,
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/recommendation/deleteProduct',
  summary: 'Takes a product or a collection out of a list of a rule; told in the address or in the body',
  query: z.partial(DeletedProduct),
  /** Whether it was there. */
  response: z.object({ deleted: z.boolean() }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST'],
});

/** What `deleteRule` is to be told, in its address or in its body. */
export const DeletedRule = z.object({ id: Uuid });

export const deleteRule = defineCall({
  method: 'DELETE',
  path: '/api/recommendation/deleteRule',
  summary: 'Deletes a rule with its products; told in the address or in the body',
  query: z.partial(DeletedRule),
  /** Whether it was there. */
  response: z.object({ deleted: z.boolean() }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST'],
});

export const getExample = defineCall({
  method: 'GET',
  path: '/api/recommendation/getExample',
  summary: 'What would be recommended to somebody who buys a product, and why',
  query: z.object({ shopUrl: z.string(), specialType: SpecialType, method: Method, productId: ItemId }),
  response: z.object({
    data: z.array(RecommendedProduct),
    /** When it was last counted what is bought together; null before the first time. */
    countedAt: z.nullable(z.string()),
    /** How many orders were counted. */
    ordersCounted: z.int(),
  }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
