import * as z from 'zod';
import { Id, part, parts, Text, WebhookError } from './webhook-parts.ts';

/** A file that a person sent: an id valid for seven days, and a description. */
export const InboundMedia = z.looseObject({
  id: part(Text),
  mime_type: part(z.string()),
  /** Base64 hash of the file. */
  sha256: part(z.string()),
  caption: part(z.string()),
  filename: part(z.string()),
  voice: part(z.boolean()),
  animated: part(z.boolean()),
});
export type InboundMedia = z.infer<typeof InboundMedia>;

const Interactive = z.looseObject({
  /** button_reply, list_reply or nfm_reply; others are kept as received. */
  type: part(z.string()),
  button_reply: part(z.looseObject({ id: part(Text), title: part(z.string()) })),
  list_reply: part(z.looseObject({ id: part(Text), title: part(z.string()), description: part(z.string()) })),
  nfm_reply: part(
    z.looseObject({ response_json: part(z.string()), body: part(z.string()), name: part(z.string()) }),
  ),
});

const Location = z.looseObject({
  latitude: z.number(),
  longitude: z.number(),
  name: part(z.string()),
  address: part(z.string()),
  url: part(z.string()),
});

const SharedContact = z.looseObject({
  name: part(z.looseObject({ formatted_name: part(z.string()) })),
  phones: parts(z.looseObject({ phone: part(z.string()), wa_id: part(Text) })),
  emails: parts(z.looseObject({ email: part(z.string()) })),
  /** Where the shared item comes from, if WhatsApp says so. */
  origin: part(z.string()),
});

const Order = z.looseObject({
  catalog_id: part(Text),
  text: part(z.string()),
  product_items: parts(
    z.looseObject({
      product_retailer_id: Text,
      quantity: z.number(),
      item_price: part(z.number()),
      currency: part(z.string()),
    }),
  ),
});

/** A message's content; `type` says which part is present. */
const contents = {
  type: z.string().catch('unknown'),
  text: part(z.looseObject({ body: z.string() })),
  /** A tap on a template's quick reply. */
  button: part(z.looseObject({ payload: part(z.string()), text: part(z.string()) })),
  interactive: part(Interactive),
  image: part(InboundMedia),
  video: part(InboundMedia),
  audio: part(InboundMedia),
  document: part(InboundMedia),
  sticker: part(InboundMedia),
  location: part(Location),
  contacts: parts(SharedContact),
  order: part(Order),
  /** Without an emoji, the reaction was removed. */
  reaction: part(z.looseObject({ message_id: Text, emoji: part(z.string()) })),
  errors: parts(WebhookError),
};

export const InboundContent = z.looseObject(contents);
export type InboundContent = z.infer<typeof InboundContent>;

/** What a message may have besides its content. */
export const AroundContent = z.looseObject({
  /** The group, when it is not the chat with the business. */
  group_id: part(Text),
  context: part(
    z.looseObject({
      from: part(Text),
      /** The message that it answers. */
      id: part(Text),
      forwarded: part(z.boolean()),
      frequently_forwarded: part(z.boolean()),
      /** The catalogue product that they ask about. */
      referred_product: part(z.looseObject({ catalog_id: part(Text), product_retailer_id: part(Text) })),
    }),
  ),
  /** The new content of an earlier message. */
  edit: part(z.looseObject({ original_message_id: part(Text), message: part(InboundContent) })),
  /** The writer deleted an earlier message. */
  revoke: part(z.looseObject({ original_message_id: part(Text) })),
  /** The click-to-chat ad that led here. */
  referral: part(z.looseObject({ source_id: part(Text), ctwa_clid: part(z.string()) })),
});
export type AroundContent = z.infer<typeof AroundContent>;

/** A message from a person. */
export const InboundMessage = z
  .looseObject({
    ...contents,
    ...AroundContent.shape,
    id: Id,
    timestamp: part(Text),
    from: part(Text),
    from_user_id: part(Text),
    system: part(
      z.looseObject({
        type: part(z.string()),
        body: part(z.string()),
        /** The new number, if it may be shown, and the account's new id. */
        wa_id: part(Text),
        user_id: part(Text),
        /** The account's previous id. */
        previous_user_id: part(Text),
      }),
    ),
  })
  // WhatsApp's own notices about an account may name it elsewhere.
  .refine(({ from, from_user_id: userId, type }) => Boolean(from ?? userId) || type === 'system', {
    path: ['from'],
  });
export type InboundMessage = z.infer<typeof InboundMessage>;
