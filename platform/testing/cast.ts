/**
 * The people and shops in tests, with the same names everywhere. The sandbox uses the shops and the account too.
 */

/** The shopper in most tests. The sandbox treats her number like any other. */
export const LENA = { phone: '+4915215550101', firstName: 'Lena', locale: 'de-DE' } as const;

/** The browser she opens links with. */
export const LENAS_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** Another shop, whose data the demo shop must never see. */
export const BLUEBELL = 'bluebell-candles.myshopify.com';

/** The WhatsApp business account of the demo shop's number. */
export const BUSINESS_ACCOUNT = '102290129340398';
