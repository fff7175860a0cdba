import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { lineOf } from '#platform/http/text-shapes.ts';

/**
 * `onboard`: no page yet. `disconnected`: the page was lost and its token is dead. `loggedIn`: a page was just chosen.
 */
export const FacebookStatus = z.enum(['onboard', 'connected', 'disconnected', 'loggedIn']);
export type FacebookStatus = z.infer<typeof FacebookStatus>;

/** Facebook's ids have digits only. */
const PageId = z.string().check(z.regex(/^\d{1,32}$/));

/** The result of a login. The token is encrypted: only this server can read it, for an hour. */
const Login = { accessToken: z.string().check(z.minLength(1), z.maxLength(8192)), userID: z.string() };

export const FacebookPage = z.object({
  id: z.string(),
  name: z.string(),
  /** Encrypted like the login's. `user/master` accepts it. */
  access_token: z.string(),
  picture: z.nullable(z.string()),
  /** Whether the person may connect it. */
  isAdmin: z.boolean(),
});
export type FacebookPage = z.infer<typeof FacebookPage>;

export const getPages = defineCall({
  method: 'POST',
  path: '/getPages',
  summary: 'The Facebook pages of whoever just logged in with Facebook',
  body: z.object(Login),
  response: z.array(FacebookPage),
  access: 'configure',
  errors: ['NOT_LOGGED_IN', 'META_NOT_SET_UP', 'FACEBOOK_LOGIN_EXPIRED', 'PARTNER_FAILED'],
});

export const connectPage = defineCall({
  method: 'POST',
  path: '/database/api/user/master',
  summary: 'Connects a Facebook page, or during onboarding the placeholder for one',
  body: z.object({
    /** A page's id. During onboarding it can also be a placeholder, which starts with BSFB. */
    pageId: z.string().check(z.regex(/^(\d{1,32}|BSFB.{0,80})$/)),
    shopUrl: z.string(),
    profileName: z.optional(lineOf(200, 0)),
    pageAccessToken: z.optional(z.string().check(z.maxLength(8192))),
    onBoardingInit: z.optional(z.boolean()),
  }),
  response: z.object({ pagePic: z.nullable(z.string()) }),
  access: 'configure',
  changes: ['page'],
  pageIdIsNew: true,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'META_NOT_SET_UP',
    'FACEBOOK_LOGIN_EXPIRED',
    'PAGE_NOT_ADMIN',
    'PAGE_TAKEN',
    'PARTNER_FAILED',
  ],
});

export const disconnectPage = defineCall({
  method: 'POST',
  path: '/database/api/channels/disconnectPage',
  summary: "Disconnects the shop's Facebook page on purpose; a placeholder takes its place",
  body: z.object({ pageId: z.string() }),
  response: z.object({ fbStatus: FacebookStatus }),
  access: 'configure',
  changes: ['page'],
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'],
});

export const refreshPageAccessToken = defineCall({
  method: 'POST',
  path: '/getPages/refreshPageAccessToken',
  summary: "Gets a new token for the shop's page; without a login, by the one that is kept",
  body: z.object({
    pageId: PageId,
    accessToken: z.optional(Login.accessToken),
    userID: z.optional(z.string()),
  }),
  response: z.object({ refreshed: z.literal(true) }),
  access: 'configure',
  // A page that the shop has lost no longer belongs to the session.
  pageIdIsNew: true,
  errors: [
    'NOT_LOGGED_IN',
    'OTHER_SHOP',
    'META_NOT_SET_UP',
    'FACEBOOK_LOGGED_OUT',
    'FACEBOOK_NOT_AUTHORIZED',
    'FACEBOOK_LOGIN_EXPIRED',
    'PAGE_TAKEN',
    'PARTNER_FAILED',
  ],
});

/** A shop's page for its screens. Null if it has none. */
export const FacebookConnection = z.object({
  fbStatus: FacebookStatus,
  fbConnected: z.boolean(),
  /** Whether this installation has a Meta app for logins. */
  canLogIn: z.boolean(),
  page: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      picture: z.nullable(z.string()),
      profileName: z.nullable(z.string()),
      /** A time in ISO 8601. */
      connectedAt: z.string(),
    }),
  ),
  /** Why the page does not send, as a sentence, or null. */
  stoppedReason: z.nullable(z.string()),
});
export type FacebookConnection = z.infer<typeof FacebookConnection>;

export const getFacebookPage = defineCall({
  method: 'GET',
  path: '/database/api/channels/getFacebookPage',
  summary: "The shop's Facebook page and whether it is connected",
  query: z.object({ shopUrl: z.string() }),
  response: FacebookConnection,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});
