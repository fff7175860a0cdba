import * as z from 'zod';
import { InteractiveContent } from './interactive-content.ts';
import { TemplateContent } from './template-content.ts';

/** Media by our own URL, or by the id of an upload. */
export const MediaContent = z.object({
  link: z.string().optional(),
  id: z.string().optional(),
  caption: z.string().max(1024).optional(),
  filename: z.string().optional(),
});
export type MediaContent = z.infer<typeof MediaContent>;

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  /** A phone number; takes precedence over `recipient`. */
  to: z.string().optional(),
  /** A business-scoped user id, for people whose number is hidden. */
  recipient: z.string().optional(),
  /** The message that this one answers, which is then quoted. */
  context: z.object({ message_id: z.string() }).optional(),
  /** Our message id; every status contains it. */
  biz_opaque_callback_data: z.string().max(512).optional(),
};

/** The body of `POST /{phone number id}/messages`. */
export const SendRequest = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('text'),
    text: z.object({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() }),
  }),
  z.object({ ...common, type: z.literal('template'), template: TemplateContent }),
  z.object({ ...common, type: z.literal('interactive'), interactive: InteractiveContent }),
  z.object({ ...common, type: z.literal('image'), image: MediaContent }),
  z.object({ ...common, type: z.literal('video'), video: MediaContent }),
  z.object({ ...common, type: z.literal('document'), document: MediaContent }),
  z.object({ ...common, type: z.literal('audio'), audio: MediaContent }),
  z.object({
    ...common,
    type: z.literal('location'),
    location: z.object({
      latitude: z.string(),
      longitude: z.string(),
      name: z.string().optional(),
      address: z.string().optional(),
    }),
  }),
]);
export type SendRequest = z.infer<typeof SendRequest>;
