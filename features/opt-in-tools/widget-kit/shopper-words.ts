/** What every tool says of itself; all else is the merchant's wording. */
export const SHOPPER_WORDS = {
  phoneLabel: 'WhatsApp number',
  close: 'Close',
  hide: 'Hide this',
  privacy: 'Privacy policy',
  sending: 'One moment…',
  confirm: 'To confirm, or if you stopped our messages before, send us this on WhatsApp:',
  confirmLink: 'Open WhatsApp',
  mustConfirmTitle: 'One more step',
  mustConfirm: 'Send us the message that WhatsApp opens with. From then on you get our offers.',
  reworded: 'The words below have changed. Read them, then send again.',
  phoneEmpty: 'Enter your WhatsApp number.',
  phoneInvalid: 'This number does not look right. Check the country code and the digits.',
  tooMany: 'Too many tries. Wait a minute and try again.',
  unreachable: 'This did not go through. Check your connection and try again.',
} as const;
