import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { PageId, textOf } from '#platform/http/text-shapes.ts';

/**
 * Sent with `navigator.sendBeacon` from a product page, for a shopper who opted in with that browser. The answer does
 * not reveal whether the shopper or the product is known.
 */
export const recordVisit = defineCall({
  method: 'POST',
  path: '/storefront/visits',
  summary: 'Notes that a known shopper looked at a product, or put it into the cart',
  body: z.object({
    pageId: PageId,
    /** The token that the browser got at the opt-in. */
    shopper: textOf(64, /^[\w-]{16,64}$/),
    kind: z.enum(['view', 'addToCart']),
    /** The product's id in the store, or its handle in the store's URLs. */
    productId: z.optional(textOf(20, /^\d{1,20}$/)),
    handle: z.optional(textOf(255).check(z.minLength(1))),
  }),
  response: z.object({ taken: z.literal(true) }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
