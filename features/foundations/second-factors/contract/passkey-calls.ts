import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { nameOf, textOf, Uuid } from '#platform/http/text-shapes.ts';

export const MOST_PASSKEYS = 20;
export const MOST_PASSKEY_NAME_LENGTH = 60;

/** EdDSA, ES256 and RS256 (COSE): every device can do one of them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];
/** How long a device may take. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000;

/** Bytes as browsers write them in the answers of passkeys. */
const base64Url = (most: number) => textOf(most, /^[\w-]+$/);

/** What a browser answers with any passkey. */
const Credential = { id: base64Url(1400), rawId: base64Url(1400), type: z.literal('public-key') };

/** A new passkey, as `RegistrationResponseJSON` of WebAuthn. */
const NewCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(20_000),
    transports: z.optional(z.array(textOf(30)).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** The signature of a passkey, as `AuthenticationResponseJSON` of WebAuthn. */
export const SignedCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(10_000),
    userHandle: z.optional(base64Url(100)),
  }),
});
export type SignedCredential = z.infer<typeof SignedCredential>;

const ERRORS = ['NOT_LOGGED_IN', 'OTHER_SITE', 'ACCOUNT_NEEDED'] as const;

export const startPasskey = defineCall({
  method: 'POST',
  path: '/auth/startPasskey',
  summary: 'Starts to add a passkey. The same login must finish it within five minutes',
  response: z.object({
    challenge: z.string(),
    /** The host to which the passkey is bound. */
    host: z.string(),
    /** How devices list the passkey: the id in base64url, and the address and name of the person. */
    person: z.object({ id: z.string(), email: z.string(), name: z.string() }),
    /** The passkeys that the person has, so that no device makes a second one. */
    known: z.array(z.string()),
  }),
  access: 'view',
  errors: [...ERRORS, 'PASSKEYS_FULL'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/auth/addPasskey',
  summary: 'Adds a passkey to the person’s login, and tells the person by e-mail',
  body: z.object({ name: nameOf(MOST_PASSKEY_NAME_LENGTH), credential: NewCredential }),
  response: z.object({ added: z.literal(true) }),
  access: 'view',
  errors: [...ERRORS, 'PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'PASSKEYS_FULL'],
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/auth/removePasskey',
  summary: 'Removes a passkey from the person’s login',
  body: z.object({ passkeyId: Uuid }),
  response: z.object({ removed: z.boolean() }),
  access: 'view',
  errors: [...ERRORS],
});
