import * as z from 'zod';

const Code = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);

/** How Gupshup itself refuses: with a sentence, and mostly with a code beside it. */
export const GupshupError = z.looseObject({
  status: z.literal('error'),
  code: Code.optional(),
  message: z.union([
    z.string(),
    // Some of its endpoints wrap the sentence once more.
    z.looseObject({ code: Code.optional(), error_subcode: Code.optional(), message: z.string() }),
  ]),
});
export type GupshupError = z.infer<typeof GupshupError>;
