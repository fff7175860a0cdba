import type { Catalogue } from '#platform/language/catalogue.ts';

/** The messages of errors at a login, and of the second steps. */
export const logins = {
  PENDING_LOGIN_EXPIRED:
    'This login took longer than ten minutes, or was started in another browser. Get a new login link.',
  SECOND_FACTOR_MISSING: 'This store requires a second step at login. Set it up first.',
  ACCOUNT_NEEDED:
    'You log in through Shopify, which has its own second step. There is nothing to set up here.',
  APP_SET_UP_ALREADY: 'You have an authenticator app already. Reload the page to see it.',
  APP_NOT_SET_UP: 'There is no authenticator app for this login any more. Reload the page and start again.',
  PASSKEY_EXPIRED: 'This took longer than five minutes, or was started in another browser. Try again.',
  PASSKEY_UNKNOWN: 'Bellbird does not know this passkey. It may have been removed. Log in by e-mail instead.',
  PASSKEY_REFUSED:
    'This passkey could not be checked. Use it at the address of this page, and confirm with your finger, face or PIN.',
  PASSKEYS_FULL: 'You have 20 passkeys, which is the most. Remove one first.',
  OPENID_NOT_SET_UP: 'This Bellbird server has no login provider. Log in by e-mail.',
  OPENID_EXPIRED: 'This login took longer than 15 minutes, or was started in another browser. Start again.',
  OPENID_DECLINED: 'Your login provider did not let you in. Try again, or ask whoever manages your accounts.',
  OPENID_REFUSED:
    'The answer of your login provider is not valid, so nobody was logged in. Start again. If it happens again, tell whoever runs your Bellbird server.',
  OPENID_AWAY:
    'Your login provider cannot be reached at the moment. Try again in a minute, or log in by e-mail.',
  OPENID_EMAIL_UNVERIFIED:
    'Your login provider does not say that your e-mail address is verified. Ask whoever manages your accounts to verify it.',
  OPENID_DOMAIN_REFUSED:
    'Your e-mail address is of a domain that may not log in here. Use the address of your company.',
  OPENID_NOT_A_MEMBER:
    'Your e-mail address belongs to no team here. Ask the store’s owner for an invitation.',
  CODE_WRONG:
    'This code is not right. Enter the six digits that your app shows now, or a recovery code that you have not used.',
  CODE_USED: 'This code was used already. Wait until your app shows the next one.',
  TOO_MANY_WRONG_CODES: 'Too many wrong codes. Wait three minutes, or use a recovery code.',
} as const satisfies Catalogue;
