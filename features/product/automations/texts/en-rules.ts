import type { Catalogue } from '#platform/language/catalogue.ts';

/** Why a message of any campaign was not created. */
export const drops = {
  campaignOff: 'The campaign for this was off. Switch it on for the next ones.',
  notInPlan: 'Your plan does not have this campaign any more. Choose one that has it for the next ones.',
  notSubscribed: 'Nobody has signed up with this number. It needs a sign-up on your store.',
  unsubscribed: 'They had unsubscribed. Only they can change that, by a message of their own.',
  noConsent: 'They never agreed to get offers. It needs a sign-up on your store.',
  noSender: 'No number or page was connected to send from. Connect one in Settings.',
  templateUnknown: 'Its template is not known any more. Choose another one for the campaign.',
  discountMissing: 'Its template shows a discount, and none is set. Set one, or choose another template.',
  pictureMissing: 'Its template shows a picture, and there was none. Choose a template without one.',
  valueMissing:
    'Its message names something that is not known, such as your support number. Fill it in, or choose another template.',
  nothingToShow: 'There was nothing to show in it.',
  heldOut:
    'They are in the hold-out share of this campaign, which gets nothing. Its settings say how large that is.',
  gotOneLately:
    'They got one like it not long ago. The campaign’s settings say after how many days they may get another.',
  subjectGone: 'What it was to follow is not known any more.',
  madeBefore: 'They got this message before. It goes out once only.',
} as const satisfies Catalogue;

/** For a reason without a sentence of its own, which is shown by its name. */
export const unknownDrop = { sentence: 'It was decided against: {reason}.' } as const satisfies Catalogue;

/** Why a message would not have gone out in the past. */
export const pastDrops = {
  expired: 'It would have waited so long that it was stale.',
  orderedSince: 'They ordered before it could go out.',
  cartEmptied: 'The cart was emptied before it could go out.',
  cartReplaced: 'They began another cart before it could go out.',
  noConsent: 'They had not agreed to get it, or had unsubscribed.',
  notReachable: 'There was no number or id to send to.',
  windowClosed: 'They had not written to your page within 24 hours, and Messenger takes no offer later.',
  orderCancelled: 'The order was cancelled before.',
  orderSettled: 'The order was settled before.',
  overtaken: 'Something newer happened before this was due.',
} as const satisfies Catalogue;

export const pastWaits = {
  quietHours: 'It would have waited for the quiet hours to end.',
  frequencyCap: 'It would have waited until they may get another offer.',
  unknown: 'It would have waited before it went out.',
} as const satisfies Catalogue;

/** How many people of each side ordered, and what that means. The sentences follow each other. */
export const comparison = {
  nobody:
    'Nobody was held out, so nobody can say what this campaign adds. Hold out a share of people in its settings to find out.',
  shares: '{written}% ordered of those who got it, {heldOut}% of those who did not.',
  helps: 'It adds {low} to {high} points, with 95% confidence.',
  harms: 'It takes away {low} to {high} points, with 95% confidence.',
  equal: 'That may still be chance: both did equally well so far.',
  needed:
    'That may still be chance: it takes about {people} people on each side to tell, and the smaller has {fewest}.',
} as const satisfies Catalogue;

/** Whom a campaign about the store reaches on Messenger. */
export const chatReach = {
  nobody: 'Your page has no Messenger subscribers yet',
  linked: {
    one: '{linked} of {count} Messenger subscriber is linked to your store',
    other: '{linked} of {count} Messenger subscribers are linked to your store',
  },
  short: 'This campaign can only reach linked subscribers.',
  why: 'This campaign can only reach linked subscribers, because Messenger does not tell who they are in your store. They are linked when they tap your pill or pop-up in the browser they shop with, when they open a link in your chat, or when they log in to your store there.',
  otherPages: {
    one: '{count} Messenger subscriber belongs to a Facebook page that you connected before. Only that page can write to them.',
    other:
      '{count} Messenger subscribers belong to a Facebook page that you connected before. Only that page can write to them.',
  },
} as const satisfies Catalogue;

/** What uses a template, within a sentence. */
export const templateUses = { campaign: 'campaign “{campaign}”' } as const satisfies Catalogue;

/** The notes on orders in the store, for the people who work there. */
export const orderNotes = {
  customer: 'The shopper cancelled it in the chat.',
  prepaid: 'The shopper paid it online instead.',
  noAnswer: 'The shopper did not confirm it within two days.',
  inPlaceOf: 'In place of {order}, which was to be paid in cash on delivery.',
  /** The name of the discount for paying now. */
  paidOnline: 'Paid online',
} as const satisfies Catalogue;
