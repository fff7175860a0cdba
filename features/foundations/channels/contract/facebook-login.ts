import * as z from 'zod/mini';

/** What a login with Facebook is for: the pages of a person, or a WhatsApp number. */
export const LoginPurpose = z.enum(['pages', 'whatsapp']);
export type LoginPurpose = z.infer<typeof LoginPurpose>;

/** Where the pop-up is opened; it leads on to the dialog. */
export const LOGIN_PATH = '/auth/facebook';
/** Where the dialog leads back to; entered in the Meta app as an allowed address. */
export const LOGIN_CALLBACK_PATH = '/auth/facebook/callback';
/** The pop-up tells the page on this BroadcastChannel how it ended. */
export const LOGIN_CHANNEL = 'bellbird-facebook-login';

/** How a login ended. */
export const LoginAnswer = z.union([
  z.object({
    purpose: LoginPurpose,
    outcome: z.literal('granted'),
    /** Sealed: the browser hands it back and cannot read it. */
    accessToken: z.string(),
    userID: z.string(),
    name: z.string(),
  }),
  z.object({
    purpose: LoginPurpose,
    outcome: z.literal('refused'),
    code: z.string(),
    /** Of the request that met a fault of ours. */
    reference: z.optional(z.string()),
  }),
]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;
