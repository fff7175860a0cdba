/** Who plays in the stories, under one name everywhere; the sandbox knows the shops and the account by these, too. */

/** The shopper of most stories, whose number the sandbox treats like any other. */
export const LENA = { phone: '+4915215550101', firstName: 'Lena', locale: 'de-DE' } as const;

/** What she opens links with. */
export const LENAS_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** Another shop, whose merchant is nobody's business here. */
export const BLUEBELL = 'bluebell-candles.myshopify.com';

/** The WhatsApp business account of the demo shop's number. */
export const BUSINESS_ACCOUNT = '102290129340398';
