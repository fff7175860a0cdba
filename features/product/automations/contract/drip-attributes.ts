import * as z from 'zod/mini';
import { ExpiryUnit } from './drip-settings.ts';

/** The typed percentage: a number, or digits with up to two decimals and maybe a dot at the end. Empty for none. */
const Percentage = z.union([z.number(), z.string().check(z.maxLength(8))]);
/** A number, or its digits as a form sends them. */
const Whole = z.union([z.int(), z.string().check(z.regex(/^\d{0,5}$/))]);

/** In the API, stands for a single-use code for each message. Document 2, section 3. */
export const UNIQUE_CODE = 'DISCOUNT';

/** The discount of a drip in the API. Document 2, section 3. */
const WireDiscount = z.object({
  code: z.optional(z.string().check(z.maxLength(255))),
  percentage: z.optional(Percentage),
  type: z.optional(z.enum(['fixed', 'unique', 'percent'])),
  expiry: z.optional(z.nullable(z.object({ magnitude: Whole, unit: ExpiryUnit }))),
});
export type WireDiscount = z.infer<typeof WireDiscount>;

/** The settings of a drip in the API. Document 2, section 3. Missing settings stay as they are. */
export const SettableDripAttributes = z.object({
  utm: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(500)))),
  discount: z.optional(z.nullable(WireDiscount)),
  discountPercentage: z.optional(Percentage),
  recommendationMethod: z.optional(z.enum(['automatic', 'manual'])),
  upsellOnCOD: z.optional(z.boolean()),
  redirectURL: z.optional(z.string().check(z.maxLength(2000))),
  cooldownTime: z.optional(Whole),
  settings: z.optional(z.record(z.string(), z.unknown())),
});
export type SettableDripAttributes = z.infer<typeof SettableDripAttributes>;

export const DripAttributes = z.object({
  dripIndex: z.string(),
  /** Whether it is sent while its campaign is on. */
  draftState: z.boolean(),
  utm: z.record(z.string(), z.string()),
  discount: z.nullable(
    z.object({
      code: z.string(),
      /** Empty while it is not filled in. */
      percentage: z.string(),
      type: z.enum(['fixed', 'unique']),
      expiry: z.nullable(z.object({ magnitude: z.int(), unit: ExpiryUnit })),
    }),
  ),
  discountPercentage: z.string(),
  recommendationMethod: z.enum(['automatic', 'manual']),
  upsellOnCOD: z.boolean(),
  redirectURL: z.string(),
  /** In days. Null for none. */
  cooldownTime: z.nullable(z.int()),
  defaultFlowId: z.string(),
  settings: z.record(z.string(), z.unknown()),
});
export type DripAttributes = z.infer<typeof DripAttributes>;
