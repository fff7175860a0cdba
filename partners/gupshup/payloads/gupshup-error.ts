import * as z from 'zod';

const Code = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);

/** Gupshup's own refusals: a sentence, usually with a code. */
export const GupshupError = z.looseObject({
  status: z.literal('error'),
  code: Code.optional(),
  message: z.union([
    z.string(),
    // Some endpoints nest the sentence one level deeper.
    z.looseObject({ code: Code.optional(), error_subcode: Code.optional(), message: z.string() }),
  ]),
});
export type GupshupError = z.infer<typeof GupshupError>;
