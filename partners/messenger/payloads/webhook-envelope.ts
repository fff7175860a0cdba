import * as z from 'zod';

const Referral = z.looseObject({
  ref: z.string().optional(),
  source: z.string().optional(),
  type: z.string().optional(),
});

const Message = z.looseObject({
  mid: z.string(),
  text: z.string().optional(),
  /** Sent by the page itself, from here or from elsewhere. */
  is_echo: z.boolean().optional(),
  /** On an echo: what we sent the message with. */
  metadata: z.string().optional(),
  quick_reply: z.looseObject({ payload: z.string() }).optional(),
  attachments: z.array(z.looseObject({ type: z.string() })).optional(),
  reply_to: z.looseObject({ mid: z.string().optional() }).optional(),
  referral: Referral.optional(),
});

/** One thing that happened between a person and the page; exactly one of its parts is there. */
export const MessengerEvent = z.looseObject({
  sender: z.looseObject({ id: z.string() }).optional(),
  recipient: z.looseObject({ id: z.string() }).optional(),
  /** Milliseconds, unlike WhatsApp. */
  timestamp: z.union([z.number(), z.string()]).optional(),
  message: Message.optional(),
  postback: z
    .looseObject({
      mid: z.string().optional(),
      title: z.string().optional(),
      payload: z.string().optional(),
      referral: Referral.optional(),
    })
    .optional(),
  referral: Referral.optional(),
  optin: z.looseObject({ ref: z.string().optional(), type: z.string().optional() }).optional(),
  delivery: z.looseObject({ mids: z.array(z.string()).optional(), watermark: z.number() }).optional(),
  /** Names no messages: everything up to the watermark was read. */
  read: z.looseObject({ watermark: z.number() }).optional(),
  reaction: z
    .looseObject({ mid: z.string().optional(), action: z.string().optional(), emoji: z.string().optional() })
    .optional(),
  /** The page may not send any more (`block`), or may again (`unblock`). */
  'policy-enforcement': z.looseObject({ action: z.string(), reason: z.string().optional() }).optional(),
});
export type MessengerEvent = z.infer<typeof MessengerEvent>;

/** What Meta posts to us about Facebook pages. */
export const MessengerWebhook = z.looseObject({
  object: z.literal('page'),
  entry: z.array(
    z.looseObject({
      /** The page. */
      id: z.string(),
      time: z.number().optional(),
      messaging: z.array(MessengerEvent).optional(),
      changes: z.array(z.looseObject({ field: z.string(), value: z.unknown() })).optional(),
    }),
  ),
});
export type MessengerWebhook = z.infer<typeof MessengerWebhook>;
