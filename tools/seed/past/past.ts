import * as z from 'zod';

const Moment = z.iso.datetime();
const Tool = z.enum(['persistentPill', 'visualPopup']);

/** Somebody who signed up in the storefront. */
const PastSignUp = z.object({
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  customerId: z.int(),
  at: Moment,
  tool: Tool,
});

/** A cart that was left, as the store told of its checkout. */
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

/** A message as the provider had it, with what became of it. */
const PastMessage = z.object({
  phone: z.string(),
  /** The reminder of a cart, or the number of a broadcast. */
  about: z.union([z.literal('cart'), z.int()]),
  cartToken: z.string(),
  discountCode: z.nullable(z.string()),
  sentAt: z.nullable(Moment),
  deliveredAt: z.nullable(Moment),
  readAt: z.nullable(Moment),
  clickedAt: z.nullable(Moment),
  failedAt: z.nullable(Moment),
  failedCode: z.nullable(z.int()),
});
export type PastMessage = z.infer<typeof PastMessage>;

/** What the sandbox says of the past that it made: what providers and the storefront saw. The orders are in the store. */
export const Past = z.object({
  signUps: z.array(PastSignUp),
  carts: z.array(PastCart),
  messages: z.array(PastMessage),
  /** Each to all who signed up from one day to another, both included. */
  broadcasts: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      at: Moment,
      signedUpFrom: z.iso.date(),
      signedUpTo: z.iso.date(),
    }),
  ),
  /** By day (YYYY-MM-DD, UTC). */
  impressions: z.array(z.object({ day: z.iso.date(), tool: Tool, count: z.int() })),
  orders: z.int(),
});
export type Past = z.infer<typeof Past>;
