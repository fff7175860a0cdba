import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Uuid } from '#platform/http/text-shapes.ts';

/** Goods of a cart or an order: the first ten lines, and how many more there are. */
const Goods = {
  items: z.array(z.object({ title: z.string(), quantity: z.int() })),
  moreItems: z.int(),
};

/** How far an order is. `open`: neither paid nor sent, for example because it is paid on delivery. */
export const OrderState = z.enum([
  'cancelled',
  'refunded',
  'delivered',
  'sent',
  'partlySent',
  'paid',
  'open',
]);
export type OrderState = z.infer<typeof OrderState>;

/** What a person has in the cart, ordered last, and got as discounts. Money is in minor units. */
export const Shopping = z.object({
  /** The cart that still waits for its order. Null if there is none, and after 30 days. */
  cart: z.nullable(z.object({ at: z.string(), totalMinor: z.int(), currency: z.string(), ...Goods })),
  /** The newest first. */
  orders: z.array(
    z.object({
      orderId: z.string(),
      name: z.string(),
      at: z.string(),
      totalMinor: z.int(),
      currency: z.string(),
      state: OrderState,
      ...Goods,
      /** The order in the store's admin, where it is sent, cancelled or refunded. */
      adminUrl: z.string(),
    }),
  ),
  /** The discount codes of our messages to the person, the newest first. */
  codes: z.array(z.object({ code: z.string(), at: z.string(), isUsed: z.boolean() })),
});
export type Shopping = z.infer<typeof Shopping>;

export const getShopping = defineCall({
  method: 'GET',
  path: '/database/api/people/getShopping',
  summary: 'The open cart, the last orders and the discount codes of a subscriber',
  query: z.object({ shopUrl: z.string(), subscriberId: Uuid }),
  response: Shopping,
  access: 'view',
  isPolled: true,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'FEATURE_LOCKED', 'NOT_FOUND', 'SEARCH_TOO_LONG'],
});
