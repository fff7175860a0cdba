import * as z from 'zod';

/** Limits of the Send API, Messenger Platform. */
const TITLE = 20;
const PAYLOAD = 1000;

export const MessengerButton = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('web_url'),
    url: z.url(),
    title: z.string().min(1).max(TITLE),
    webview_height_ratio: z.enum(['compact', 'tall', 'full']).optional(),
  }),
  z.object({
    type: z.literal('postback'),
    title: z.string().min(1).max(TITLE),
    payload: z.string().min(1).max(PAYLOAD),
  }),
  z.object({
    type: z.literal('phone_number'),
    title: z.string().min(1).max(TITLE),
    payload: z.string().regex(/^\+\d{5,15}$/),
  }),
]);
export type MessengerButton = z.infer<typeof MessengerButton>;

const Buttons = z.array(MessengerButton).min(1).max(3);

/** A card: picture, text and buttons; at least one besides the title. */
const Element = z
  .object({
    title: z.string().min(1).max(80),
    subtitle: z.string().max(80).optional(),
    image_url: z.url().optional(),
    default_action: z
      .object({
        type: z.literal('web_url'),
        url: z.url(),
        webview_height_ratio: z.enum(['compact', 'tall', 'full']).optional(),
      })
      .optional(),
    buttons: Buttons.optional(),
  })
  .refine(({ subtitle, image_url: image, buttons }) => Boolean(subtitle ?? image ?? buttons), {
    error: 'A card has a picture, a subtitle or buttons beside its title.',
  });

/** Amounts are decimal numbers in the receipt's currency. */
const Receipt = z.object({
  template_type: z.literal('receipt'),
  recipient_name: z.string().min(1),
  /** Must be unique: Messenger refuses a number it has seen. */
  order_number: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  payment_method: z.string().min(1),
  order_url: z.url().optional(),
  /** Seconds, as text. */
  timestamp: z.string().regex(/^\d+$/).optional(),
  elements: z
    .array(
      z.object({
        title: z.string().min(1),
        subtitle: z.string().optional(),
        quantity: z.number().optional(),
        price: z.number(),
        currency: z.string().optional(),
        image_url: z.url().optional(),
      }),
    )
    .max(100)
    .optional(),
  address: z
    .object({
      street_1: z.string(),
      street_2: z.string().optional(),
      city: z.string(),
      postal_code: z.string(),
      state: z.string(),
      country: z.string(),
    })
    .optional(),
  summary: z.object({
    subtotal: z.number().optional(),
    shipping_cost: z.number().optional(),
    total_tax: z.number().optional(),
    total_cost: z.number(),
  }),
  adjustments: z.array(z.object({ name: z.string(), amount: z.number() })).optional(),
});

/** A grid of pictures, at most one larger than the others. */
const Grid = z.object({
  images: z
    .array(z.object({ url: z.url(), is_hero_image: z.boolean().optional() }))
    .min(2)
    .max(6)
    .refine((images) => images.filter((image) => image.is_hero_image).length <= 1, {
      error: 'A grid has one large picture at most.',
    }),
  title: z.string().min(1).max(45).optional(),
  subtitle: z.string().max(80).optional(),
  buttons: Buttons.optional(),
});

const Template = z.discriminatedUnion('template_type', [
  z.object({ template_type: z.literal('button'), text: z.string().min(1).max(640), buttons: Buttons }),
  z.object({
    template_type: z.literal('generic'),
    image_aspect_ratio: z.enum(['horizontal', 'square']).optional(),
    elements: z.array(Element).min(1).max(10),
  }),
  z.object({
    template_type: z.literal('media'),
    elements: z
      .array(
        z.object({
          media_type: z.enum(['image', 'video']),
          /** On Facebook itself; uploads have an id instead. */
          url: z.url().optional(),
          attachment_id: z.string().optional(),
          buttons: Buttons.optional(),
        }),
      )
      .length(1),
  }),
  z.object({ template_type: z.literal('image_grid'), elements: z.array(Grid).length(1) }),
  Receipt,
]);

const Attachment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('template'), payload: Template }),
  z.object({
    type: z.enum(['image', 'video', 'audio', 'file']),
    payload: z.object({ url: z.url(), is_reusable: z.boolean().optional() }),
  }),
]);

/** An approved utility template with its values; the only message allowed outside the window. */
const UtilityTemplate = z.object({
  name: z.string().min(1),
  language: z.object({ code: z.string().min(2) }),
  components: z.array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('body'),
        parameters: z.array(z.object({ type: z.literal('text'), text: z.string().min(1) })),
      }),
      z.object({
        type: z.literal('buttons'),
        parameters: z.array(
          z.object({ type: z.literal('POSTBACK'), payload: z.string().min(1).max(PAYLOAD) }),
        ),
      }),
    ]),
  ),
});

const QuickReply = z.object({
  content_type: z.enum(['text', 'location', 'user_phone_number', 'user_email']),
  title: z.string().min(1).max(TITLE).optional(),
  payload: z.string().min(1).max(PAYLOAD).optional(),
  image_url: z.url().optional(),
});

const Message = z
  .object({
    text: z.string().min(1).max(2000).optional(),
    attachment: Attachment.optional(),
    template: UtilityTemplate.optional(),
    quick_replies: z.array(QuickReply).min(1).max(13).optional(),
    /** Our own data; the message's echo contains it. */
    metadata: z.string().max(1000).optional(),
  })
  .refine(
    ({ text, attachment, template }) =>
      [text, attachment, template].filter((part) => part !== undefined).length === 1,
    { error: 'A message is one of text, attachment and template.' },
  );

/** The body of `POST /{page id}/messages` that sends a message. */
export const MessengerSendRequest = z.object({
  recipient: z.object({ id: z.string().min(1) }),
  messaging_type: z.enum(['RESPONSE', 'UPDATE', 'MESSAGE_TAG', 'UTILITY']),
  /** The only tag since April 2026, for what a person writes. */
  tag: z.literal('HUMAN_AGENT').optional(),
  message: Message,
});
export type MessengerSendRequest = z.infer<typeof MessengerSendRequest>;

/** The same endpoint also takes sender actions. */
export const SenderAction = z.enum(['typing_on', 'typing_off', 'mark_seen']);
export type SenderAction = z.infer<typeof SenderAction>;
