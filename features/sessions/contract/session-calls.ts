import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** The logged-in merchant, named as document 1, section 3 names it on the wire. */
export const Merchant = z.object({
  shopUrl: z.string(),
  shopName: z.string(),
  shopDomain: z.string(),
  shopEmail: z.nullable(z.string()),
  /** ISO 4217, for example EUR. */
  shopCurrency: z.string(),
  /** IANA name; days on dashboards are days in this zone. */
  shopTimeZone: z.string(),
  pageId: z.string(),
  pageIdFB: z.nullable(z.string()),
  fbStatus: z.enum(['onboard', 'connected', 'disconnected', 'loggedIn']),
  fbConnected: z.boolean(),
  chargeStatus: z.object({
    status: z.enum(['init', 'pending', 'active', 'existing', 'pendingOld', 'declined']),
  }),
  planDetails: z.object({ plan: z.string(), features: z.record(z.string(), z.boolean()) }),
});
export type Merchant = z.infer<typeof Merchant>;

export const getMerchant = defineCall({
  method: 'GET',
  path: '/auth/login/success',
  summary: 'The logged-in merchant',
  response: z.object({ user: Merchant }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN'],
});

export const logOut = defineCall({
  method: 'GET',
  path: '/auth/logout',
  summary: 'Ends the session',
  response: z.object({ loggedOut: z.literal(true) }),
  access: 'public',
  errors: [],
});
