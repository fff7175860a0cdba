import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { textOf } from '#platform/http/text-shapes.ts';

/** A code as somebody types it, with blanks and hyphens. */
export const TypedCode = textOf(40);

const ERRORS = ['NOT_LOGGED_IN', 'OTHER_SITE', 'ACCOUNT_NEEDED'] as const;
const CODE_ERRORS = ['CODE_WRONG', 'CODE_USED', 'TOO_MANY_WRONG_CODES'] as const;

export const Passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  addedAt: z.string(),
  /** Null until it is used for a login. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether it is on several devices, so that a lost one does not lose it. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** How a person proves at a login that it is them. Times are ISO 8601. */
export const Security = z.object({
  /** Null without an authenticator app. */
  app: z.nullable(z.object({ addedAt: z.string() })),
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
  /** Whether the owner of this shop requires a second step. */
  isRequired: z.boolean(),
});
export type Security = z.infer<typeof Security>;

export const getSecurity = defineCall({
  method: 'GET',
  path: '/auth/security',
  summary: 'The second steps at login that a person has set up',
  response: Security,
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'ACCOUNT_NEEDED'],
});

export const startApp = defineCall({
  method: 'POST',
  path: '/auth/startApp',
  summary: 'Makes the secret for a new authenticator app, which counts once a code confirms it',
  response: z.object({
    /** As people type it into an app, in base32. */
    secret: z.string(),
    /** The outline of the dark modules of a QR code with its quiet zone, in a square of this size. */
    qrPath: z.string(),
    qrSize: z.int(),
    /** Opens an app on the same device. */
    address: z.string(),
  }),
  access: 'view',
  errors: [...ERRORS, 'APP_SET_UP_ALREADY'],
});

/** Ten codes, which are in no other answer. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmApp = defineCall({
  method: 'POST',
  path: '/auth/confirmApp',
  summary: 'Confirms a new authenticator app with its first code, and makes recovery codes',
  body: z.object({ code: TypedCode }),
  response: RecoveryCodes,
  access: 'view',
  errors: [...ERRORS, ...CODE_ERRORS, 'APP_SET_UP_ALREADY', 'APP_NOT_SET_UP'],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/renewRecoveryCodes',
  summary: 'Replaces all recovery codes by new ones',
  body: z.object({ code: TypedCode }),
  response: RecoveryCodes,
  access: 'view',
  errors: [...ERRORS, ...CODE_ERRORS, 'APP_NOT_SET_UP'],
});

export const removeApp = defineCall({
  method: 'POST',
  path: '/auth/removeApp',
  summary: 'Removes the authenticator app and the recovery codes',
  body: z.object({ code: TypedCode }),
  response: z.object({ removed: z.literal(true) }),
  access: 'view',
  errors: [...ERRORS, ...CODE_ERRORS, 'APP_NOT_SET_UP'],
});
