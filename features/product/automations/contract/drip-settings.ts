import * as z from 'zod/mini';

/** Up to two decimals, as stores accept them. Document 2, section 5. 0 is no discount. */
const Percent = z.number().check(z.gte(0), z.lte(99.99));

/** Document 2, section 5. */
export const ExpiryUnit = z.enum(['Days', 'Hours', 'Minutes', 'Seconds']);
const Expiry = z.object({ magnitude: z.int().check(z.gt(0), z.lte(9999)), unit: ExpiryUnit });

/**
 * A drip's discount as the merchant set it: a single-use code for each message, or one code for all. It may be
 * incomplete; `usableDiscount` says whether it can be given.
 */
export const DiscountSettings = z.object({
  type: z.enum(['unique', 'fixed']),
  code: z.string().check(z.maxLength(255)),
  /** Null while it is not filled in. */
  percentage: z.nullable(Percent),
  /** How long a single-use code is valid. Null is thirty days. */
  expiry: z.nullable(Expiry),
});
export type DiscountSettings = z.infer<typeof DiscountSettings>;

/** The query parameters of a drip's links, by name. */
export const Utm = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(500)));
export type Utm = z.infer<typeof Utm>;

/** The merchant's settings of a drip, except its time and its flow. Its definition says which of them it uses. */
export const DripSettings = z.object({
  utm: Utm,
  /** Null for a drip that never has one. */
  discount: z.nullable(DiscountSettings),
  /** The target of its link instead of the campaign's own page, or null. */
  redirectUrl: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))),
  /** Nobody gets the drip again within this many days. */
  cooldownDays: z.nullable(z.int().check(z.gte(0), z.lte(365))),
  upsellOnCod: z.boolean(),
  recommendationMethod: z.enum(['automatic', 'manual']),
  /** Settings of its own campaign only, in the shape of its definition. */
  own: z.record(z.string(), z.unknown()),
});
export type DripSettings = z.infer<typeof DripSettings>;

/** A drip's settings with nothing set. */
export const NO_SETTINGS: DripSettings = {
  utm: {},
  discount: null,
  redirectUrl: null,
  cooldownDays: null,
  upsellOnCod: false,
  recommendationMethod: 'automatic',
  own: {},
};

/** The settings that a campaign's page can show. Document 2, section 2. */
export type SettingField =
  | 'discount'
  | 'utm'
  | 'redirectUrl'
  | 'cooldownDays'
  | 'upsellOnCod'
  | 'recommendations'
  | 'noResponse';
