import * as z from 'zod/mini';
import { ChargeStatus, PlanDetails } from '#features/foundations/plans/contract/plan.ts';
import { Channel } from '#platform/channel/channel.ts';
import { defineCall } from '#platform/http/call.ts';
import { ROLES } from '#platform/rights/rights.ts';

/** Who is logged in to a shop. */
export const WhoIsLoggedIn = z.object({
  role: z.enum(ROLES),
  /** Null for a login through the store's own admin, which is the owner's. */
  person: z.nullable(z.object({ email: z.string(), name: z.string() })),
  /** The shops that this person can switch to, by name, this one among them. Empty for the owner's login. */
  shops: z.array(
    z.object({ shopUrl: z.string(), shopName: z.string(), role: z.enum(ROLES), isThis: z.boolean() }),
  ),
  /** Whether the shop requires a second step that the person has not set up. Only the set-up is open then. */
  lacksSecondFactor: z.boolean(),
});
export type WhoIsLoggedIn = z.infer<typeof WhoIsLoggedIn>;

/** The logged-in merchant, with the field names of document 1, section 3. */
export const Merchant = z.object({
  shopUrl: z.string(),
  shopName: z.string(),
  shopDomain: z.string(),
  shopEmail: z.nullable(z.string()),
  /** ISO 4217, for example EUR. */
  shopCurrency: z.string(),
  /** IANA name. Dashboards count days in this zone. */
  shopTimeZone: z.string(),
  /** ISO 3166 alpha-2. A phone number without a country code is read as one of this country. */
  shopCountry: z.string(),
  pageId: z.string(),
  /** The Facebook page's id. One that begins with BSFB is a placeholder, not a page. */
  pageIdFB: z.nullable(z.string()),
  pageName: z.nullable(z.string()),
  pagePic: z.nullable(z.string()),
  /** The name of the person who connected the page. */
  profileName: z.nullable(z.string()),
  profilePic: z.nullable(z.string()),
  fbStatus: z.enum(['onboard', 'connected', 'disconnected', 'loggedIn']),
  fbConnected: z.boolean(),
  /** Whether any shopper has opted in on Messenger. */
  hasFBSubscribed: z.boolean(),
  /** Whether the merchant has not finished onboarding. */
  newUser: z.boolean(),
  /** The URL is set while a charge is pending or was declined; it is sent under two names. */
  chargeStatus: z.object({
    status: ChargeStatus,
    confirmation_url: z.optional(z.string()),
    confirmationUrl: z.optional(z.string()),
  }),
  planDetails: PlanDetails,
  /** The same plan details under a name that was added later. */
  planDetailsV1: PlanDetails,
  /** Whether the shop predates WhatsApp: it has Messenger only, and a flat menu. */
  isOldStore: z.boolean(),
  /** The channel that the shop's menu opens with. An old store has Messenger only. */
  channel: Channel,
  /** Whether this is a development installation, which shows its component gallery at /gallery. */
  isDevelopment: z.boolean(),
  /** Whether this installation has a support chat. */
  hasSupportChat: z.boolean(),
  /** Where this installation's documentation is: a path on this server, or a URL. */
  helpUrl: z.string(),
  ...WhoIsLoggedIn.shape,
});
export type Merchant = z.infer<typeof Merchant>;

export const getMerchant = defineCall({
  method: 'GET',
  path: '/auth/login/success',
  summary: 'The logged-in merchant',
  response: z.object({ user: Merchant }),
  access: 'view',
  errors: ['NOT_LOGGED_IN'],
});

export const recordFacebookSubscriber = defineCall({
  method: 'POST',
  path: '/redis/userFbSubscribed',
  summary: 'Notes that a shopper opted in on Messenger',
  body: z.object({ shopUrl: z.string() }),
  response: z.object({ hasFBSubscribed: z.literal(true) }),
  access: 'market',
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

/** A login of this shop that has not ended. */
export const Login = z.object({
  id: z.string(),
  /** The name or e-mail address of the person. Null for a login through the store's own admin, which is the owner's. */
  person: z.nullable(z.string()),
  /** The browser and the operating system that the device names. Null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The IP address of its last use; for IPv6 its network. Null until a login from an earlier release is used again. */
  ipAddress: z.nullable(z.string()),
  loggedInAt: z.string(),
  /** Null until a login from an earlier release is used again. Exact to ten minutes. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether it is the login that asks. */
  isThis: z.boolean(),
});
export type Login = z.infer<typeof Login>;

export const listLogins = defineCall({
  method: 'GET',
  path: '/auth/logins',
  summary: 'The latest 100 open logins, the most recently used first: the owner sees all of the shop',
  response: z.object({ logins: z.array(Login) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN'],
});

export const endLogin = defineCall({
  method: 'POST',
  path: '/auth/endLogin',
  summary: 'Ends one of the logins that are listed',
  body: z.object({ loginId: z.uuid() }),
  response: z.object({ ended: z.literal(true) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SITE'],
});

export const logOutEverywhere = defineCall({
  method: 'POST',
  path: '/auth/logoutEverywhere',
  summary: 'Ends all logins that are listed: the owner’s own are all of the shop',
  response: z.object({ loggedOut: z.literal(true) }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SITE'],
});
