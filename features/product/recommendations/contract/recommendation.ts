import * as z from 'zod/mini';

/** The recommending campaigns by their names in the API. */
export const SpecialType = z.enum(['crossSellWA', 'orderReceipt']);
export type SpecialType = z.infer<typeof SpecialType>;

/** Bought any of these products: recommend those. Or bought a part of a bundle: recommend the rest. */
export const RuleType = z.enum(['matchingRecommendation', 'collection']);
export type RuleType = z.infer<typeof RuleType>;

/** By what is bought together, or by the merchant's rules. */
export const Method = z.enum(['automatic', 'manual']);
export type Method = z.infer<typeof Method>;

/** The lists of a rule: the first two belong to a matching rule, the last is the bundle. */
export const ItemList = z.enum(['boughtProducts', 'recommendedProducts', 'collection']);
export type ItemList = z.infer<typeof ItemList>;

/** `unavailable`: in the store, but not on sale now. `gone`: deleted in the store. */
const Availability = z.enum(['available', 'unavailable', 'gone']);
export type Availability = z.infer<typeof Availability>;

/** A product or a collection of the store. */
export const Item = z.object({
  id: z.string(),
  title: z.string(),
  image: z.nullable(z.string()),
  isCollection: z.boolean(),
  availability: Availability,
});
export type Item = z.infer<typeof Item>;

export const Rule = z.object({
  ruleId: z.string(),
  title: z.string(),
  selectedRule: RuleType,
  recommendationType: SpecialType,
  boughtProducts: z.array(Item),
  recommendedProducts: z.array(Item),
  collection: z.array(Item),
});
export type Rule = z.infer<typeof Rule>;

const Named = z.object({ id: z.string(), title: z.string() });

/** The reason of a recommendation as facts. */
export const Reason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('boughtTogether'),
    because: Named,
    /** The number of orders with both in the last `days`. */
    orders: z.int(),
    /** How many times more often than by chance. */
    lift: z.number(),
    days: z.int(),
  }),
  z.object({
    kind: z.literal('bestSeller'),
    because: Named,
    collection: Named,
    orders: z.int(),
    days: z.int(),
  }),
  z.object({ kind: z.literal('rule'), because: Named, rule: Named }),
  z.object({ kind: z.literal('bundle'), because: Named, rule: Named }),
]);
export type Reason = z.infer<typeof Reason>;

export const RecommendedProduct = z.object({
  productId: z.string(),
  title: z.string(),
  handle: z.string(),
  imageUrl: z.nullable(z.string()),
  /** In minor units of the shop's currency. Null if the store gives no price. */
  priceMinor: z.nullable(z.int()),
  reason: Reason,
  /** The reason as a sentence for the merchant. */
  sentence: z.string(),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;

/** The maximum number of a campaign's rules, and of products in each list of a rule. */
export const MOST_RULES = 100;
export const MOST_ITEMS = 100;
