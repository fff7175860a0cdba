import * as z from 'zod';

/** Seconds since 1970; most webhooks write them as a string, some as a number. */
const Timestamp = z.union([z.string(), z.number()]).transform(String);

const WebhookError = z.looseObject({
  code: z.number(),
  title: z.string().optional(),
  message: z.string().optional(),
  error_data: z.looseObject({ details: z.string().optional() }).optional(),
  href: z.string().optional(),
});

export const WebhookMetadata = z.looseObject({
  display_phone_number: z.string(),
  phone_number_id: z.string(),
});

/** Who is talking. A number may be missing for people who use a username; `user_id` is then there. */
export const WebhookContact = z.looseObject({
  profile: z.looseObject({ name: z.string().optional(), username: z.string().optional() }).optional(),
  wa_id: z.string().optional(),
  user_id: z.string().optional(),
  parent_user_id: z.string().optional(),
});

/** A receipt: what became of a message of ours. May come twice, late, or out of order. */
export const MessageStatus = z.looseObject({
  id: z.string(),
  /** sent, delivered, read, failed or played. */
  status: z.string(),
  timestamp: Timestamp,
  recipient_id: z.string().optional(),
  recipient_user_id: z.string().optional(),
  biz_opaque_callback_data: z.string().optional(),
  conversation: z
    .looseObject({ id: z.string(), origin: z.looseObject({ type: z.string() }).optional() })
    .optional(),
  pricing: z
    .looseObject({
      billable: z.boolean().optional(),
      pricing_model: z.string().optional(),
      type: z.string().optional(),
      category: z.string().optional(),
    })
    .optional(),
  errors: z.array(WebhookError).optional(),
});
export type MessageStatus = z.infer<typeof MessageStatus>;

const Media = z.looseObject({
  id: z.string().optional(),
  mime_type: z.string().optional(),
  sha256: z.string().optional(),
  caption: z.string().optional(),
  url: z.string().optional(),
});

const Interactive = z.looseObject({
  /** button_reply, list_reply or nfm_reply. */
  type: z.string(),
  button_reply: z.looseObject({ id: z.string(), title: z.string() }).optional(),
  list_reply: z
    .looseObject({ id: z.string(), title: z.string(), description: z.string().optional() })
    .optional(),
  nfm_reply: z.looseObject({ response_json: z.string().optional() }).optional(),
});

/** Something a person sent; `type` says which of the parts is there. */
export const InboundMessage = z.looseObject({
  id: z.string(),
  timestamp: Timestamp,
  type: z.string(),
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  /** The message of ours that was answered. */
  context: z.looseObject({ from: z.string().optional(), id: z.string().optional() }).optional(),
  text: z.looseObject({ body: z.string() }).optional(),
  /** A tap on a template's quick reply. */
  button: z.looseObject({ payload: z.string().optional(), text: z.string() }).optional(),
  interactive: Interactive.optional(),
  image: Media.optional(),
  video: Media.optional(),
  audio: Media.optional(),
  document: Media.optional(),
  sticker: Media.optional(),
  reaction: z.looseObject({ message_id: z.string(), emoji: z.string().optional() }).optional(),
  system: z
    .looseObject({
      type: z.string().optional(),
      body: z.string().optional(),
      wa_id: z.string().optional(),
      user_id: z.string().optional(),
    })
    .optional(),
  /** Where a click-to-chat advertisement led from. */
  referral: z.looseObject({ source_id: z.string().optional(), ctwa_clid: z.string().optional() }).optional(),
  errors: z.array(WebhookError).optional(),
});
export type InboundMessage = z.infer<typeof InboundMessage>;

/** The value of the field `messages`: what people sent, and what became of what we sent. */
export const MessagesValue = z.looseObject({
  messaging_product: z.literal('whatsapp'),
  metadata: WebhookMetadata,
  contacts: z.array(WebhookContact).optional(),
  messages: z.array(InboundMessage).optional(),
  statuses: z.array(MessageStatus).optional(),
  errors: z.array(WebhookError).optional(),
});
export type MessagesValue = z.infer<typeof MessagesValue>;
