import type { Catalogue } from '#platform/language/catalogue.ts';

/** The messages of a campaign's page. `message` is the text `spoken`. */
export const messages = {
  title: 'Message {number}',
  /** Within the names of fields and buttons, for screen readers. */
  spoken: 'message {number}',
  time: 'Time of {message}',
  howMany: 'Time of {message}: how many',
  unit: 'Time of {message}: unit',
  row: 'After {delay} {phrase}',
  sendsWithCampaign: 'It is sent only while the campaign is on as well.',
  send: 'Send message {number}',
  sendToo: 'Send this message too',
  what: 'The texts to choose from',
  choice: 'Text of message {number}',
  restart: 'Start the chat again',
} as const satisfies Catalogue;

/** `<spoken>` is only for screen readers. */
export const moreSettings = {
  ofCampaign: 'More settings<spoken> of the campaign</spoken>',
  ofMessage: 'More settings<spoken> of {message}</spoken>',
} as const satisfies Catalogue;

export const discount = {
  none: 'This text shows no discount.',
  title: 'Discount',
  type: 'Discount type',
  types: { unique: 'A code for each shopper', fixed: 'One code for everybody' },
  percentage: 'Discount percentage',
  code: 'Discount code',
  expiry: 'Expires after',
  unit: 'Unit',
  units: { Days: 'Days', Hours: 'Hours', Minutes: 'Minutes', Seconds: 'Seconds' },
} as const satisfies Catalogue;

export const linkSettings = {
  redirect: 'Redirect link',
  redirectNote: 'The page that its link opens, instead of the page that the message is about.',
  redirectHint: 'https://',
  utm: 'UTM parameters of its links',
} as const satisfies Catalogue;

export const upsell = {
  cooldown: 'Days between two upsells',
  cooldownNote: 'A shopper gets at most one upsell in this many days.',
  onCod: 'Upsell to cash on delivery orders too',
  onCodOf: 'Cash on delivery orders too, {message}',
} as const satisfies Catalogue;

export const supportNumber = {
  title: 'Support number',
  what: 'The support number',
  country: 'Country',
  number: 'Number',
  missing: 'Enter the number that shoppers can call or write to.',
  unreachable: 'This is not a number of that country. Check the digits.',
  save: 'Save',
  saved: 'Saved',
  none: 'There is none yet.',
  note: 'Campaigns and opt-in tools that have no support number of their own show this one.',
  ofCampaign: 'Messages of this campaign that show a support number use this one.',
  orOfShop:
    'Messages that show a support number use this one. If it is empty, they use your shop’s: {number}.',
} as const satisfies Catalogue;

export const noResponse = {
  title: 'Cancel order if no response in 2 days',
  note: 'Yes cancels the order in your store when the shopper neither confirms nor cancels it.',
} as const satisfies Catalogue;

export const holdOut = {
  title: 'Hold-out share',
  note: 'This share of shoppers gets no message from this campaign, always the same people. At 0% everybody gets it.',
} as const satisfies Catalogue;

/** Why the page cannot be saved. `percentage`, `details`, `time` and those of prepaid orders are from document 2. */
export const problems = {
  details: 'Please enter discount details',
  holdOut: 'Enter a whole percentage from 0 to 50',
  time: 'Time magnitude must be valid',
  address: 'Enter an address that begins with https://',
  days: 'Enter whole days, 365 at most',
  expiry: 'Enter a whole number from 1 to 9999, or nothing',
  hours: 'Enter whole hours',
} as const satisfies Catalogue;

export const saveBar = {
  label: 'Save',
  save: 'Save',
  saved: 'Saved',
  saving: 'Saving your changes',
  wrong: 'Unsaved changes. Correct the marked fields to save them.',
  missing: 'Something is missing. Look for the marked fields.',
  allSaved: 'All changes are saved',
  unsaved: 'Unsaved changes',
} as const satisfies Catalogue;

/** The settings of cash on delivery. `notActive` is word for word from document 2. */
export const cod = {
  title: 'Cash on delivery',
  prepaid: 'COD to prepaid',
  prepaidNote: 'Shoppers can pay online, with the discount that you set, instead of at the door.',
  notActive: 'Contact support to activate COD to prepaid',
  prepaidDiscount: 'Discount for paying online',
  cancel: 'Offer to cancel',
  cancelNote: 'Shoppers can cancel an order that they no longer want, before you ship it.',
  inStore: 'Cancel the order in the store',
  inStoreNote: 'Off only tags the order COD-CANCELLED, and you cancel it yourself.',
  expiries: { fulfillment: 'When the order is fulfilled', delay: 'After some hours' },
  linkExpires: 'Payment link expires',
  linkHours: 'Payment link expires: hours',
  cancelExpires: 'Cancelling expires',
  cancelHours: 'Cancelling expires: hours',
  names: 'Your own names for cash on delivery',
  namesNote: 'One a line. Names such as “Cash on Delivery (COD)” are known in English, Arabic and Hindi.',
} as const satisfies Catalogue;

export const ownTemplates = {
  choose: 'Choose one of my templates',
  chooseFor: 'Choose one of my templates for message {number}',
  one: 'Your own template',
  words: 'Your own words',
} as const satisfies Catalogue;

/** The page of a campaign without messages. */
export const emptyPage = {
  title: 'No message yet',
  text: 'The messages of this campaign are set up when the store is connected. Reload this page in a minute.',
  again: 'Check again',
} as const satisfies Catalogue;

export const phoneLook = {
  dark: 'Show a dark phone',
  light: 'Show a light phone',
  rtl: 'Show it right to left',
  ltr: 'Show it left to right',
} as const satisfies Catalogue;
