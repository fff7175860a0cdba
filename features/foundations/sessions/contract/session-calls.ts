import * as z from 'zod/mini';
import { ChargeStatus, PlanDetails } from '#features/foundations/plans/contract/plan.ts';
import { Channel } from '#platform/channel/channel.ts';
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
  /** ISO 3166 alpha-2: where a phone number without a country code most likely belongs. */
  shopCountry: z.string(),
  pageId: z.string(),
  /** The Facebook page; one that begins with BSFB stands in for a page and is none. */
  pageIdFB: z.nullable(z.string()),
  pageName: z.nullable(z.string()),
  pagePic: z.nullable(z.string()),
  /** Who connected the page. */
  profileName: z.nullable(z.string()),
  profilePic: z.nullable(z.string()),
  fbStatus: z.enum(['onboard', 'connected', 'disconnected', 'loggedIn']),
  fbConnected: z.boolean(),
  /** Whether a shopper has opted in on Messenger yet. */
  hasFBSubscribed: z.boolean(),
  /** Whether the merchant still has the first steps ahead. */
  newUser: z.boolean(),
  /** The address is there while a charge is pending or was declined; it goes by two names. */
  chargeStatus: z.object({
    status: ChargeStatus,
    confirmation_url: z.optional(z.string()),
    confirmationUrl: z.optional(z.string()),
  }),
  planDetails: PlanDetails,
  /** The same under the name that came later. */
  planDetailsV1: PlanDetails,
  /** A shop of before WhatsApp: Messenger only, with a flat menu. */
  isOldStore: z.boolean(),
  /** The channel that the shop's menu begins with: an old store has Messenger only. */
  channel: Channel,
  /** Whether this installation is for development: it shows its parts at /gallery. */
  isDevelopment: z.boolean(),
  /** Whether this installation has a support chat. */
  hasSupportChat: z.boolean(),
  /** Where this installation's documentation is: a path of its own, or an address. */
  helpUrl: z.string(),
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

export const recordFacebookSubscriber = defineCall({
  method: 'POST',
  path: '/redis/userFbSubscribed',
  summary: 'Notes that a shopper opted in on Messenger',
  body: z.object({ shopUrl: z.string() }),
  response: z.object({ hasFBSubscribed: z.literal(true) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const logOut = defineCall({
  method: 'GET',
  path: '/auth/logout',
  summary: 'Ends the session',
  response: z.object({ loggedOut: z.literal(true) }),
  access: 'public',
  errors: [],
});

export const logOutEverywhere = defineCall({
  method: 'POST',
  path: '/auth/logoutEverywhere',
  summary: 'Ends all sessions of the shop, in every browser',
  response: z.object({ loggedOut: z.literal(true) }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SITE'],
});
