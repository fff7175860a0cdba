import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { PageId, textOf } from '#platform/http/text-shapes.ts';

/** A random secret that the browser creates for itself. */
const BrowserSecret = textOf(64, /^[\w-]{16,64}$/);

/** The answer does not reveal whether the browser or the chat is known. */
export const linkBrowser = defineCall({
  method: 'POST',
  path: '/storefront/chats',
  summary: 'Links a browser with a Messenger chat',
  body: z.object({
    pageId: PageId,
    /** Identifies the browser as the chat's from now on. */
    chat: BrowserSecret,
    /** The value that the browser put into the m.me link that the shopper just opened. */
    nonce: z.optional(BrowserSecret),
    /** The token from a link in one of the chat's messages. */
    linkToken: z.optional(textOf(600, /^[\w-]+$/)),
    pageAddress: textOf(2000),
  }),
  response: z.object({ taken: z.literal(true) }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** Called through the store's app proxy: the store adds the logged-in customer to the query and signs it. */
export const linkLoggedIn = defineCall({
  method: 'POST',
  path: '/app-proxy/customer',
  summary: 'Links a Messenger chat with the customer who is logged in with its browser',
  // Nothing is required, so that an unsigned request is refused for its signature before anything else.
  query: z.looseObject({
    shop: z.optional(PageId),
    logged_in_customer_id: z.optional(textOf(20, /^\d{0,20}$/)),
  }),
  body: z.object({ chat: BrowserSecret }),
  response: z.object({ taken: z.literal(true) }),
  access: 'public',
  errors: ['BAD_SIGNATURE', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const linkBrowserCart = defineCall({
  method: 'POST',
  path: '/storefront/carts',
  summary: 'Links the cart of a browser with its Messenger chat',
  body: z.object({ pageId: PageId, chat: BrowserSecret, cart: textOf(128, /^[\w-]+$/) }),
  response: z.object({ taken: z.literal(true) }),
  access: 'public',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
