import * as z from 'zod/mini';

/** A message's single-use code as it is stored with the message. */
export const WaitingDiscount = z.object({
  code: z.string(),
  percent: z.number(),
  /** How long the code is promised to be valid, counted from the sending of the message. */
  validSeconds: z.int(),
  /** When the code ends in the store, in ISO 8601; omitted until the code exists there. */
  endsAt: z.optional(z.string()),
});
export type WaitingDiscount = z.infer<typeof WaitingDiscount>;
