import * as z from 'zod/mini';

/** Up to two decimals, as stores take it; document 2, section 5. None off is no discount. */
const Percent = z.number().check(z.gte(0), z.lte(99.99));

/** Document 2, section 5. */
export const ExpiryUnit = z.enum(['Days', 'Hours', 'Minutes', 'Seconds']);
const Expiry = z.object({ magnitude: z.int().check(z.gt(0), z.lte(9999)), unit: ExpiryUnit });

/**
 * The discount that a drip's message brings, as the merchant set it: a code of its own for each message, or the
 * merchant's for all. It may be half filled in; `usableDiscount` says whether it can be given.
 */
export const DiscountSettings = z.object({
  type: z.enum(['unique', 'fixed']),
  code: z.string().check(z.maxLength(255)),
  /** Null while it is not filled in. */
  percentage: z.nullable(Percent),
  /** How long a code of its own is good for; null: thirty days. */
  expiry: z.nullable(Expiry),
});
export type DiscountSettings = z.infer<typeof DiscountSettings>;

/** What a drip's links carry, by the parameter's name. */
export const Utm = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(500)));
export type Utm = z.infer<typeof Utm>;

/** All that a merchant sets for one drip beside its time and its flow. Which of it a drip uses, its definition says. */
export const DripSettings = z.object({
  utm: Utm,
  /** Null for one that never brings any. */
  discount: z.nullable(DiscountSettings),
  /** Where its link leads in place of the campaign's own page; null for that one. */
  redirectUrl: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))),
  /** Nobody gets it again within so many days. */
  cooldownDays: z.nullable(z.int().check(z.gte(0), z.lte(365))),
  upsellOnCod: z.boolean(),
  recommendationMethod: z.enum(['automatic', 'manual']),
  /** What only its own campaign understands, in the shape that its definition gives. */
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

/** The parts of the settings that a campaign's page shows; document 2, section 2. */
export type SettingField =
  | 'discount'
  | 'utm'
  | 'redirectUrl'
  | 'cooldownDays'
  | 'upsellOnCod'
  | 'recommendations'
  | 'noResponse';
