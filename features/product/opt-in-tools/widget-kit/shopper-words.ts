/** Texts of every tool in a shopper's language. All other texts are the merchant's. */
export interface ShopperWords {
  lang: string;
  /** The writing direction. */
  dir: 'ltr' | 'rtl';
  phoneLabel: string;
  close: string;
  hide: string;
  privacy: string;
  sending: string;
  /** The way into WhatsApp without typing a number: on a phone, and beside a QR code. */
  orWrite: string;
  orScan: string;
  confirm: string;
  confirmLink: string;
  mustConfirmTitle: string;
  mustConfirm: string;
  reworded: string;
  phoneEmpty: string;
  phoneInvalid: string;
  /** The text before the number that the server proposes, which is a button. */
  didYouMean: string;
  tooMany: string;
  unreachable: string;
  /** The tool is gone, or the prize's code has expired. */
  over: string;
  /** The label beside a discount code. */
  copy: string;
  copied: string;
  apply: string;
  /** The text if a code cannot be shown yet. */
  codeComes: string;
  spinning: string;
  /** The text before the wheel's prize. */
  won: string;
  /** The label of a chat button. */
  openChat: string;
  chatButton: string;
}
