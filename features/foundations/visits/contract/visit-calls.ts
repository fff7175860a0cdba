import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { PageId, textOf } from '#platform/http/text-shapes.ts';

/**
 * Sent with `navigator.sendBeacon` by the page of a product, for a shopper who opted in on that browser. The answer says
 * nothing of whether the shopper or the product is known.
 */
export const recordVisit = defineCall({
  method: 'POST',
  path: '/storefront/visits',
  summary: 'Notes that a known shopper looked at a product, or put it into the cart',
  body: z.object({
    pageId: PageId,
    /** What the browser was given at the opt-in. */
    shopper: textOf(64, /^[\w-]{16,64}$/),
    kind: z.enum(['view', 'addToCart']),
    /** By its id in the store, or by its name in the store's addresses. */
    productId: z.optional(textOf(20, /^\d{1,20}$/)),
    handle: z.optional(textOf(255).check(z.minLength(1))),
  }),
  response: z.object({ taken: z.literal(true) }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
