import * as z from 'zod/mini';

/** The campaigns that recommend, by their names on the wire. */
export const SpecialType = z.enum(['crossSellWA', 'orderReceipt']);
export type SpecialType = z.infer<typeof SpecialType>;

/** Bought any of some, recommend others; or bought some of a bundle, recommend the rest. */
export const RuleType = z.enum(['matchingRecommendation', 'collection']);
export type RuleType = z.infer<typeof RuleType>;

/** By what is bought together, or by the merchant's rules. */
export const Method = z.enum(['automatic', 'manual']);
export type Method = z.infer<typeof Method>;

/** The lists of a rule: the first two are of a matching one, the last is the bundle. */
export const ItemList = z.enum(['boughtProducts', 'recommendedProducts', 'collection']);
export type ItemList = z.infer<typeof ItemList>;

/** `unavailable`: in the store, but not to be bought at the moment; `gone`: deleted there. */
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

/** Why a product is recommended, as facts. */
export const Reason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('boughtTogether'),
    because: Named,
    /** Orders with both, of the last `days`. */
    orders: z.int(),
    /** How many times as often as by chance. */
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
  /** In minor units of the shop's currency; null where the store tells none. */
  priceMinor: z.nullable(z.int()),
  reason: Reason,
  /** The reason in a sentence, for the merchant. */
  sentence: z.string(),
});
export type RecommendedProduct = z.infer<typeof RecommendedProduct>;

/** The most rules of a campaign, and the most products of each list of a rule. */
export const MOST_RULES = 100;
export const MOST_ITEMS = 100;
