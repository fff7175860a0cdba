import * as z from 'zod/mini';

/** Up to two decimals, as stores take it; document 2, section 5. None off is no discount. */
const Percent = z.number().check(z.gte(0), z.lte(99.99));

/** The discount that a drip's message brings: a code of its own for each message, or the merchant's for all. */
export const DripDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unique'), percent: Percent, expiresAfterSeconds: z.int().check(z.gt(0)) }),
  z.object({ kind: z.literal('fixed'), percent: Percent, code: z.string().check(z.minLength(1)) }),
]);
export type DripDiscount = z.infer<typeof DripDiscount>;

/** What a drip's links carry, by the parameter's name. */
export const Utm = z.record(z.string(), z.string());
export type Utm = z.infer<typeof Utm>;
