import * as z from 'zod';

/** Meta accepted the message; delivery is reported later, by webhook. */
export const SendResponse = z.looseObject({
  messaging_product: z.literal('whatsapp'),
  /** `wa_id` is missing for people known only by their business-scoped id. */
  contacts: z
    .array(
      z.looseObject({
        input: z.string().optional(),
        wa_id: z.string().optional(),
        user_id: z.string().optional(),
      }),
    )
    .default([]),
  messages: z
    .array(
      z.looseObject({
        id: z.string(),
        /** `accepted`, `held_for_quality_assessment` or `paused`. */
        message_status: z.string().optional(),
      }),
    )
    .min(1),
});
export type SendResponse = z.infer<typeof SendResponse>;
