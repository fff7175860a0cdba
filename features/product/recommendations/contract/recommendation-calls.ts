import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid, lineOf } from '#platform/http/text-shapes.ts';
import { Item, ItemList, Method, RecommendedProduct, Rule, RuleType, SpecialType } from './recommendation.ts';

/** The store's id of a product or collection. */
const ItemId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const Title = lineOf(80);
const SearchText = lineOf(100, 0);
const PageNumber = z.string().check(z.regex(/^[1-9]\d{0,3}$/));
const YesOrNo = z.union([z.boolean(), z.enum(['true', 'false'])]);

export const ITEMS_A_PAGE = 50;
/** The maximum without a search. Further ones are found by searching. */
export const MOST_LISTED = 25_000;

export const getItems = defineCall({
  method: 'GET',
  path: '/api/recommendation/getItems',
  summary: 'The products and collections of a shop: all of them, or with a search or a page 50 at a time',
  query: z.object({
    shopUrl: z.string(),
    /** A part of the title. */
    search: z.optional(SearchText),
    /** Starts at 1. */
    page: z.optional(PageNumber),
    /** Leaves out collections. */
    onlyProducts: z.optional(z.enum(['true', 'false'])),
  }),
  response: z.object({
    data: z.array(Item),
    /** The number of the next page. Null at the end. */
    nextPage: z.nullable(z.int()),
  }),
  access: 'view',
  mostPerMinute: 240,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});

export const getRules = defineCall({
  method: 'GET',
  path: '/api/recommendation/getRules',
  summary: 'The recommendation rules of a campaign, oldest first',
  query: z.object({ shopUrl: z.string(), specialType: SpecialType }),
  response: z.object({ data: z.array(Rule) }),
  access: 'view',
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
    /** Numbered by default. */
    title: z.optional(Title),
  }),
  response: z.object({ id: z.string() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'RULES_FULL'],
});

export const updateRule = defineCall({
  method: 'PUT',
  path: '/api/recommendation/updateRule',
  summary: 'Changes the type of a rule, or its title; the products of the other type are kept',
  body: z.object({ ruleId: Uuid, ruleType: RuleType, title: z.optional(Title) }),
  response: z.object({ id: z.string() }),
  access: 'market',
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
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'RULE_UNKNOWN', 'RULE_FULL', 'PRODUCT_UNKNOWN'],
});

/** The item of `deleteProduct`, in its address or its body. */
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
  /** Whether it existed. */
  response: z.object({ deleted: z.boolean() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST'],
});

/** The rule of `deleteRule`, in its address or its body. */
export const DeletedRule = z.object({ id: Uuid });

export const deleteRule = defineCall({
  method: 'DELETE',
  path: '/api/recommendation/deleteRule',
  summary: 'Deletes a rule with its products; told in the address or in the body',
  query: z.partial(DeletedRule),
  /** Whether it existed. */
  response: z.object({ deleted: z.boolean() }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST'],
});

export const getExample = defineCall({
  method: 'GET',
  path: '/api/recommendation/getExample',
  summary: 'What would be recommended to somebody who buys a product, and why',
  query: z.object({ shopUrl: z.string(), specialType: SpecialType, method: Method, productId: ItemId }),
  response: z.object({
    data: z.array(RecommendedProduct),
    /** The last count of what is bought together. Null before the first one. */
    countedAt: z.nullable(z.string()),
    /** The number of counted orders. */
    ordersCounted: z.int(),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'SEARCH_TOO_LONG'],
});
