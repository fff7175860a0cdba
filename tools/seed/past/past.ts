import * as z from 'zod';

const Moment = z.iso.datetime();
const Channel = z.enum(['WA', 'FB']);
const Tool = z.enum(['persistentPill', 'visualPopup']);

/** A person who signed up in the storefront, for one of the two channels. */
const PastSignUp = z.object({
  channel: Channel,
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  customerId: z.int(),
  at: Moment,
  tool: Tool,
  /** When and how they opted out. */
  stopped: z.nullable(
    z.object({ at: Moment, by: z.enum(['keyword', 'unsubscribeReply', 'userPreferences']) }),
  ),
});
export type PastSignUp = z.infer<typeof PastSignUp>;

/** An abandoned cart, as the store reported its checkout. */
const PastCart = z.object({
  token: z.string(),
  cartToken: z.string(),
  phone: z.string(),
  email: z.string(),
  firstName: z.string(),
  customerId: z.int(),
  lines: z.array(
    z.object({
      productId: z.int(),
      variantId: z.int(),
      title: z.string(),
      variantTitle: z.nullable(z.string()),
      quantity: z.int(),
      priceCents: z.int(),
    }),
  ),
  totalCents: z.int(),
  recoverUrl: z.string(),
  createdAt: Moment,
  completedAt: z.nullable(Moment),
});
export type PastCart = z.infer<typeof PastCart>;

/** A message at the provider, with its receipts. */
const PastMessage = z.object({
  phone: z.string(),
  /** A campaign's name, or the number of a broadcast. */
  about: z.union([z.enum(['welcome', 'cart', 'receipt', 'parcel', 'cashOnDelivery', 'review']), z.int()]),
  /** The subject of the message: a cart's token, or the id of an order or parcel. */
  event: z.string(),
  discountCode: z.nullable(z.string()),
  sentAt: z.nullable(Moment),
  deliveredAt: z.nullable(Moment),
  readAt: z.nullable(Moment),
  clickedAt: z.nullable(Moment),
  failedAt: z.nullable(Moment),
  failedCode: z.nullable(z.int()),
});
export type PastMessage = z.infer<typeof PastMessage>;

/** An order, with the fields that messages mention. */
const PastOrder = z.object({
  id: z.int(),
  parcelId: z.nullable(z.int()),
  name: z.string(),
  items: z.string(),
  firstTitle: z.string(),
  totalCents: z.int(),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
});
export type PastOrder = z.infer<typeof PastOrder>;

/** A broadcast to everyone who signed up for WhatsApp between two days, both included. */
const PastBroadcast = z.object({
  number: z.int(),
  name: z.string(),
  /** The announcement, and the day on which it ends. */
  news: z.string(),
  until: z.string(),
  at: Moment,
  signedUpFrom: z.iso.date(),
  signedUpTo: z.iso.date(),
});
export type PastBroadcast = z.infer<typeof PastBroadcast>;

/** The demo history that the sandbox generated: what providers and the storefront saw. The orders are in the store. */
export const Past = z.object({
  signUps: z.array(PastSignUp),
  carts: z.array(PastCart),
  messages: z.array(PastMessage),
  /** Carts without a reminder, to measure what reminders add. */
  heldOut: z.array(z.object({ phone: z.string(), event: z.string(), at: Moment })),
  /** The orders that messages are about. */
  messagedOrders: z.array(PastOrder),
  broadcasts: z.array(PastBroadcast),
  /** By day (YYYY-MM-DD, UTC). */
  impressions: z.array(z.object({ day: z.iso.date(), channel: Channel, tool: Tool, count: z.int() })),
  orders: z.int(),
});
export type Past = z.infer<typeof Past>;
