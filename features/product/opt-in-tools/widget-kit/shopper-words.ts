/** What every tool says of itself in a shopper's language; all else is the merchant's wording. */
export interface ShopperWords {
  lang: string;
  /** Which way it is written. */
  dir: 'ltr' | 'rtl';
  phoneLabel: string;
  close: string;
  hide: string;
  privacy: string;
  sending: string;
  /** The way into WhatsApp for who types no number: on a phone, and beside a QR code. */
  orWrite: string;
  orScan: string;
  confirm: string;
  confirmLink: string;
  mustConfirmTitle: string;
  mustConfirm: string;
  reworded: string;
  phoneEmpty: string;
  phoneInvalid: string;
  /** Before the number that the server proposes, which is a button. */
  didYouMean: string;
  tooMany: string;
  unreachable: string;
  /** The tool went meanwhile, or the code that they won has run out. */
  over: string;
  /** Beside a discount code. */
  copy: string;
  copied: string;
  apply: string;
  /** Where a code cannot be shown yet. */
  codeComes: string;
  spinning: string;
  /** Before what a wheel stopped at. */
  won: string;
  /** On a chat's button. */
  openChat: string;
  chatButton: string;
}
