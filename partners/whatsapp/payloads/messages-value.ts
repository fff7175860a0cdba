import * as z from 'zod';
import { InboundMessage } from './inbound-message.ts';
import { Timestamp, WebhookError } from './webhook-parts.ts';

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
