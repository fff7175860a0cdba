import type { ErrorCode } from './error-code.ts';

/** What each refusal says to a person: what happened, then what to do. */
export const ERROR_SENTENCES: Record<ErrorCode, string> = {
  MALFORMED_REQUEST: 'Part of this request is not as expected. Correct the field named and send it again.',
  BODY_TOO_LARGE: 'This request is too large. Send less at once.',
  TOO_MANY_REQUESTS: 'Too many tries in a short time. Wait a minute and try again.',
  NOT_LOGGED_IN: 'You are logged out. Log in with your store address to go on.',
  BAD_SIGNATURE:
    'The signature does not match the body, so nothing was stored. Check the app secret on both sides.',
  OTHER_SHOP: 'This belongs to another store. Log in to that store to see or change it.',
  FEATURE_LOCKED: 'Your plan does not include this. Choose a plan that does, and try again.',
  NOT_FOUND: 'There is nothing at this address.',
  SHOP_ADDRESS_INVALID: 'This is not a store address. Use the form your-store.myshopify.com.',
  LOGIN_STATE_INVALID: 'This login was not started in this browser. Start again from the login page.',
  LOGIN_SIGNATURE_INVALID:
    'The answer to this login was not signed by the store platform. Start again from the login page.',
  LOGIN_EXPIRED: 'This login took too long. Start again from the login page.',
  LOGIN_REFUSED: 'The store did not let Bellbird in. Install the app from the login page and try again.',
  PHONE_INVALID: 'This is not a phone number we can reach. Check the country code and the digits.',
  TOOL_NOT_ACTIVE: 'This opt-in tool is switched off, so nothing was recorded.',
  SENDER_NOT_CONNECTED: 'No WhatsApp number is connected. Connect one before you switch this on.',
  PARTNER_FAILED: 'The provider did not answer as it should. Try again in a minute.',
  INTERNAL: 'Something went wrong on our side and was logged. Try again, and give the reference if it stays.',
};
