/** What the pill says of itself; all else is the merchant's wording. */
export const PILL_WORDS = {
  phoneLabel: 'WhatsApp number',
  close: 'Close',
  sending: 'One moment…',
  confirm: 'To confirm, or if you stopped our messages before, send us this on WhatsApp:',
  confirmLink: 'Open WhatsApp',
  phoneEmpty: 'Enter your WhatsApp number.',
  phoneInvalid: 'This number does not look right. Check the country code and the digits.',
  tooMany: 'Too many tries. Wait a minute and try again.',
  unreachable: 'This did not go through. Check your connection and try again.',
} as const;
