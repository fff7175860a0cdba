import * as z from 'zod/mini';

/** The single-use code of a message, as it is kept with it. */
export const WaitingDiscount = z.object({
  code: z.string(),
  percent: z.number(),
  /** For how long it is promised to be good, from the moment the message goes. */
  validSeconds: z.int(),
  /** Until when it is good in the store, in ISO 8601; left out until it is there. */
  endsAt: z.optional(z.string()),
});
export type WaitingDiscount = z.infer<typeof WaitingDiscount>;
