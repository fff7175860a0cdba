import type { Catalogue } from '#platform/language/catalogue.ts';

export const state = {
  goesTo: 'It goes to {recipients}.',
  off: 'While it is off, none of its messages is sent.',
  nothingSent: 'On, but does not send',
  notAllSent: 'On, but not all is sent',
} as const satisfies Catalogue;

/** Most of these texts are word for word from document 2. */
export const switching = {
  holdOn: 'Hold on... There are changes you should make!',
  oneMore: 'Just one more thing!',
  supportNeeded: 'Enter a support number. The texts of this campaign show it to shoppers who need help.',
  discountNeeded:
    'Enter the discount code and its percentage, or choose a text without a discount: the message shows one.',
  saveFirst: 'Your changes are not saved yet. Save them first, so that what you see is what is sent.',
  addDiscount:
    'Its message shows a discount, and no percentage is set yet. It cannot be switched on without. Do you want to add one?',
  noDiscount: 'Not right now',
  yesDiscount: 'Yes, add discount',
  notNow: 'Not Now',
  gotIt: 'Got it!',
  changeNow: 'Change Now',
  confirmTitle: 'Switch on {campaign}?',
  confirm: 'Switch on',
  cancel: 'Not now',
  liveTitle: 'Your campaign is live',
  live: 'Its messages go only to shoppers who opted in on {channel}. Opt-in tools on your storefront bring you more of them.',
  close: 'Close',
  setUpTools: 'Setup Opt In Tools',
} as const satisfies Catalogue;

/** When a message is sent, within a sentence. `phrase` is a campaign's `delayPhrase`. */
export const delays = { after: 'after {delay} {phrase}' } as const satisfies Catalogue;

/** What the only message of a campaign will send. `when` is "after 1 hour of cart abandonment". */
export const onlySent = {
  plain: 'It goes out {when}.',
  fixed: 'It goes out {when}, with your code {code} for {percent}% off.',
  unique:
    'It goes out {when}, and creates a single-use code in your store for {percent}% off each time, good for {time}.',
} as const satisfies Catalogue;

/** The same for one of several messages. */
export const oneSent = {
  plain: 'Message {number} goes out {when}.',
  fixed: 'Message {number} goes out {when}, with your code {code} for {percent}% off.',
  unique:
    'Message {number} goes out {when}, and creates a single-use code in your store for {percent}% off each time, good for {time}.',
} as const satisfies Catalogue;

export const sending = {
  waits: 'During quiet hours, or once a shopper reached your limit, it waits.',
  heldOut: '{percent}% of them get nothing: the hold-out share in its settings.',
} as const satisfies Catalogue;
