import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** Percentages stop at 99.99, with up to two decimals: a free product is not a discount. */
const Percent = z.number().check(z.gt(0), z.lte(99.99), z.multipleOf(0.01));

export const createCoupon = defineCall({
  method: 'POST',
  path: '/api/discount/createCoupon',
  summary: 'Creates a discount code in the store, unless it is there already',
  body: z.object({
    pageId: z.string(),
    discountPercent: Percent,
    discountCoupon: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  }),
  response: z.object({
    discountCoupon: z.string(),
    /** False if the store had this code before; then its own terms apply. */
    created: z.boolean(),
  }),
  access: 'market',
  mostPerMinute: 30,
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'MALFORMED_REQUEST', 'COUPON_REFUSED', 'PARTNER_FAILED'],
});
