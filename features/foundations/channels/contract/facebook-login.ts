import * as z from 'zod/mini';

/** The purpose of a Facebook login: a person's pages, or a WhatsApp number. */
export const LoginPurpose = z.enum(['pages', 'whatsapp']);
export type LoginPurpose = z.infer<typeof LoginPurpose>;

/** The address of the pop-up, which redirects to the dialog. */
export const LOGIN_PATH = '/auth/facebook';
/** The address that the dialog returns to. The Meta app has to allow it. */
export const LOGIN_CALLBACK_PATH = '/auth/facebook/callback';
/** The BroadcastChannel on which the pop-up reports the result of the login to the page. */
export const LOGIN_CHANNEL = 'bellbird-facebook-login';

/** The result of a login. */
export const LoginAnswer = z.union([
  z.object({
    purpose: LoginPurpose,
    outcome: z.literal('granted'),
    /** Encrypted: the browser sends it back and cannot read it. */
    accessToken: z.string(),
    userID: z.string(),
    name: z.string(),
  }),
  z.object({
    purpose: LoginPurpose,
    outcome: z.literal('refused'),
    code: z.string(),
    /** The reference of the request that failed through our fault. */
    reference: z.optional(z.string()),
  }),
]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
