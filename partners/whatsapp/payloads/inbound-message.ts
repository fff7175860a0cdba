import * as z from 'zod';
import { Timestamp, WebhookError } from './webhook-parts.ts';

/** A part that is not as it should be counts as missing: one odd message must not cost the others of its webhook. */
function part<Shape extends z.ZodType>(shape: Shape) {
  return shape.optional().catch(undefined);
}

/** A file a person sent: an id that is good for seven days, and what is said of it. */
export const InboundMedia = z.looseObject({
  id: z.string().optional(),
  mime_type: z.string().optional(),
  /** Base64, over the file. */
  sha256: z.string().optional(),
  caption: z.string().optional(),
  filename: z.string().optional(),
  voice: z.boolean().optional(),
  animated: z.boolean().optional(),
});
export type InboundMedia = z.infer<typeof InboundMedia>;

const Interactive = z.looseObject({
  /** button_reply, list_reply or nfm_reply. */
  type: z.string(),
  button_reply: z.looseObject({ id: z.string(), title: z.string() }).optional(),
  list_reply: z
    .looseObject({ id: z.string(), title: z.string(), description: z.string().optional() })
    .optional(),
  nfm_reply: z
    .looseObject({
      response_json: z.string().optional(),
      body: z.string().optional(),
      name: z.string().optional(),
    })
    .optional(),
});

const Location = z.looseObject({
  latitude: z.number(),
  longitude: z.number(),
  name: z.string().optional(),
  address: z.string().optional(),
  url: z.string().optional(),
});

const SharedContact = z.looseObject({
  name: z.looseObject({ formatted_name: z.string().optional() }).optional(),
  phones: z.array(z.looseObject({ phone: z.string().optional(), wa_id: z.string().optional() })).optional(),
  emails: z.array(z.looseObject({ email: z.string().optional() })).optional(),
});

const Order = z.looseObject({
  catalog_id: z.string().optional(),
  text: z.string().optional(),
  product_items: z
    .array(
      z.looseObject({
        product_retailer_id: z.string(),
        quantity: z.number(),
        item_price: z.number().optional(),
        currency: z.string().optional(),
      }),
    )
    .optional(),
});

/** Something a person sent; `type` says which of the parts is there. */
export const InboundMessage = z.looseObject({
  id: z.string(),
  timestamp: Timestamp,
  type: z.string(),
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  /** The message of ours that was answered. */
  context: part(z.looseObject({ from: z.string().optional(), id: z.string().optional() })),
  text: part(z.looseObject({ body: z.string() })),
  /** A tap on a template's quick reply. */
  button: part(z.looseObject({ payload: z.string().optional(), text: z.string() })),
  interactive: part(Interactive),
  image: part(InboundMedia),
  video: part(InboundMedia),
  audio: part(InboundMedia),
  document: part(InboundMedia),
  sticker: part(InboundMedia),
  location: part(Location),
  contacts: part(z.array(SharedContact)),
  order: part(Order),
  /** Without an emoji the reaction was taken back. */
  reaction: part(z.looseObject({ message_id: z.string(), emoji: z.string().optional() })),
  system: part(
    z.looseObject({
      type: z.string().optional(),
      body: z.string().optional(),
      /** The new number, where it may be told, and the account's new id. */
      wa_id: z.string().optional(),
      user_id: z.string().optional(),
      /** The id that the account had before. */
      previous_user_id: z.string().optional(),
    }),
  ),
  /** Where a click-to-chat advertisement led from. */
  referral: part(z.looseObject({ source_id: z.string().optional(), ctwa_clid: z.string().optional() })),
  errors: part(z.array(WebhookError)),
});
export type InboundMessage = z.infer<typeof InboundMessage>;
