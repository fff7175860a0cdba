import * as z from 'zod/mini';
import { SignedCredential } from '#features/foundations/second-factors/contract/passkey-calls.ts';
import { TypedCode } from '#features/foundations/second-factors/contract/security-calls.ts';
import { AgencyName } from '#features/foundations/team/contract/agency-calls.ts';
import { InvitedRole, MOST_NAME_LENGTH } from '#features/foundations/team/contract/team-calls.ts';
import { defineCall } from '#platform/http/call.ts';
import { Email, nameOf, PageId, textOf } from '#platform/http/text-shapes.ts';

/** The secret in a link of an e-mail. */
const Token = textOf(100, /^[\w-]{20,100}$/);

export const sendLoginLink = defineCall({
  method: 'POST',
  path: '/auth/sendLoginLink',
  summary: 'Sends a login link to a person of a team; answers the same whether or not there is such a person',
  body: z.object({ email: Email }),
  response: z.object({ sent: z.literal(true) }),
  access: 'public',
  errors: ['OTHER_SITE', 'TOO_MANY_REQUESTS', 'MAIL_NOT_SET_UP'],
});

/** A first step succeeded. */
const LoggedIn = z.object({
  /** False for a person with a second step: this browser then has ten minutes for `finishLogin`. */
  loggedIn: z.boolean(),
  /** The second steps to choose from. */
  steps: z.array(z.enum(['code', 'passkey'])),
});

/** A POST, because mail scanners open every link that they see. */
export const logInByLink = defineCall({
  method: 'POST',
  path: '/auth/logInByLink',
  summary: 'Logs in with a link from an e-mail, which then is used up',
  body: z.object({ token: Token }),
  response: LoggedIn,
  access: 'public',
  errors: ['OTHER_SITE', 'TOO_MANY_REQUESTS', 'LOGIN_LINK_EXPIRED', 'NO_SHOP_LEFT'],
});

export const finishLogin = defineCall({
  method: 'POST',
  path: '/auth/finishLogin',
  summary: 'Finishes a login with a code of the authenticator app, or a recovery code',
  body: z.object({ code: TypedCode }),
  response: z.object({ loggedIn: z.literal(true) }),
  access: 'public',
  errors: [
    'OTHER_SITE',
    'TOO_MANY_REQUESTS',
    'PENDING_LOGIN_EXPIRED',
    'APP_NOT_SET_UP',
    'NO_SHOP_LEFT',
    'CODE_WRONG',
    'CODE_USED',
    'TOO_MANY_WRONG_CODES',
  ],
});

export const startPasskeyLogin = defineCall({
  method: 'POST',
  path: '/auth/startPasskeyLogin',
  summary: 'Starts a login with a passkey, which has to be done in this browser within five minutes',
  response: z.object({ challenge: z.string(), host: z.string() }),
  access: 'public',
  errors: ['OTHER_SITE', 'TOO_MANY_REQUESTS'],
});

export const logInByPasskey = defineCall({
  method: 'POST',
  path: '/auth/logInByPasskey',
  summary: 'Logs in with a passkey, which counts as two steps: the device asks for a finger, a face or a PIN',
  body: z.object({ credential: SignedCredential }),
  response: z.object({ loggedIn: z.literal(true) }),
  access: 'public',
  errors: [
    'OTHER_SITE',
    'TOO_MANY_REQUESTS',
    'PASSKEY_EXPIRED',
    'PASSKEY_UNKNOWN',
    'PASSKEY_REFUSED',
    'NO_SHOP_LEFT',
  ],
});

export const getLoginWays = defineCall({
  method: 'GET',
  path: '/auth/loginWays',
  summary: 'How people of a team can log in here, besides e-mail and passkeys',
  /** What the installation calls its login provider. Null without one. */
  response: z.object({ provider: z.nullable(z.string()) }),
  access: 'public',
  errors: [],
});

const InvitedAddress = {
  email: z.string(),
  /** Whether the address belongs to somebody already, who then has to log in by e-mail. */
  isKnown: z.boolean(),
};

export const getInvitation = defineCall({
  method: 'POST',
  path: '/auth/getInvitation',
  summary: 'What an invitation says',
  body: z.object({ token: Token }),
  response: z.discriminatedUnion('kind', [
    /** A shop invites a person. */
    z.object({ kind: z.literal('person'), shopName: z.string(), role: InvitedRole, ...InvitedAddress }),
    /** A shop invites an agency, by the address of one of its managers. */
    z.object({ kind: z.literal('agency'), shopName: z.string(), role: InvitedRole, ...InvitedAddress }),
    /** An agency invites a person. */
    z.object({ kind: z.literal('colleague'), agencyName: z.string(), ...InvitedAddress }),
  ]),
  access: 'public',
  onlyReads: true,
  errors: ['OTHER_SITE', 'TOO_MANY_REQUESTS', 'INVITATION_EXPIRED'],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/auth/acceptInvitation',
  summary:
    'Joins a shop’s team or an agency. A new person is logged in; a known one gets a login link by e-mail',
  body: z.object({
    token: Token,
    name: nameOf(MOST_NAME_LENGTH),
    /** How a new agency is called, if a new person accepts an invitation to an agency. */
    agencyName: z.optional(AgencyName),
  }),
  response: z.object({
    /**
     * `logInFirst`: a login link was sent, and the invitation can be used after it. `openAgencies`: the person chooses an
     * agency on the page of the agencies. `waitForShop`: the person joined an agency that works for no shop yet, so
     * there is nothing to log in to.
     */
    next: z.enum(['loggedIn', 'mailSent', 'logInFirst', 'openAgencies', 'waitForShop']),
  }),
  access: 'public',
  errors: [
    'OTHER_SITE',
    'TOO_MANY_REQUESTS',
    'MALFORMED_REQUEST',
    'INVITATION_EXPIRED',
    'INVITATION_FOR_OTHER',
    'AGENCIES_FULL',
    'AGENCY_WORKS_HERE',
    'AGENCY_SHOPS_FULL',
    'SHOP_AGENCIES_FULL',
  ],
});

export const switchShop = defineCall({
  method: 'POST',
  path: '/auth/switchShop',
  summary: 'Goes on in another shop of the same person',
  /** Not `shopUrl`, which is the shop of the session in every call. */
  body: z.object({ toShopUrl: PageId }),
  response: z.object({ shopUrl: z.string() }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SITE', 'NOT_FOUND'],
});
