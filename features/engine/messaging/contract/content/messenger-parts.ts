import * as z from 'zod/mini';
import { LinkSlot, eachOnce } from './whatsapp-parts.ts';

export const words = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'A text is missing.'),
      z.maxLength(most, `This text is longer than ${most} characters.`),
    );

export const address = z
  .url({ protocol: /^https?$/, error: 'An address begins with https.' })
  .check(z.maxLength(2048));

const payload = z.string().check(z.minLength(1), z.maxLength(1000));
const title = words(20);

/** A button below a message. A message has at most three. */
export const MessengerButton = z.discriminatedUnion('kind', [
  /** Opens one of the message's own short links. */
  z.object({ kind: z.literal('link'), title, link: LinkSlot }),
  /** Opens a URL whose clicks are not counted, for example the carrier's. */
  z.object({ kind: z.literal('address'), title, url: address }),
  z.object({ kind: z.literal('postback'), title, payload }),
  z.object({ kind: z.literal('call'), title, phoneE164: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)) }),
]);
export type MessengerButton = z.infer<typeof MessengerButton>;

export const MessengerButtons = z.array(MessengerButton).check(
  z.maxLength(3, 'Messenger shows at most three buttons.'),
  eachOnce((button) => button.title, 'buttons'),
);

/** Quick replies below the last message. */
export const MessengerQuickReplies = z.array(z.object({ title, payload })).check(
  z.maxLength(13, 'Messenger shows at most thirteen quick replies.'),
  eachOnce((reply) => reply.title, 'quick replies'),
);
export type MessengerQuickReplies = z.infer<typeof MessengerQuickReplies>;

export const MessengerCard = z
  .object({
    title: words(80),
    subtitle: z.nullable(words(80)),
    imageUrl: z.nullable(address),
    /** The link that a tap on the card opens. */
    link: z.nullable(LinkSlot),
    buttons: MessengerButtons,
  })
  .check(
    z.refine(
      ({ subtitle, imageUrl, buttons }) => subtitle !== null || imageUrl !== null || buttons.length > 0,
      {
        error: 'A card needs a picture, a subtitle or a button beside its title.',
      },
    ),
  );
export type MessengerCard = z.infer<typeof MessengerCard>;

/** The order data of Messenger's own receipt. Amounts are in minor units of the currency. */
export const MessengerReceipt = z.object({
  recipientName: words(200),
  /** Unique on the page: Messenger refuses an order number that it already received. */
  orderNumber: words(100),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  paymentMethod: words(200),
  orderUrl: z.nullable(address),
  orderedAt: z.iso.datetime(),
  lines: z
    .array(
      z.object({
        title: words(200),
        subtitle: z.nullable(words(200)),
        quantity: z.int().check(z.minimum(1)),
        priceMinor: z.int().check(z.minimum(0)),
        imageUrl: z.nullable(address),
      }),
    )
    .check(z.maxLength(100, 'Messenger shows at most a hundred lines.')),
  address: z.nullable(
    z.object({
      street1: words(200),
      street2: z.nullable(words(200)),
      city: words(200),
      postalCode: words(40),
      state: words(200),
      country: words(100),
    }),
  ),
  subtotalMinor: z.nullable(z.int()),
  shippingMinor: z.nullable(z.int()),
  taxMinor: z.nullable(z.int()),
  totalMinor: z.int(),
  adjustments: z.array(z.object({ name: words(200), amountMinor: z.int() })),
});
export type MessengerReceipt = z.infer<typeof MessengerReceipt>;
