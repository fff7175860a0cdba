import type { Catalogue } from '#platform/language/catalogue.ts';

/**
 * The rules that a message has to pass before it is sent. `short` is for lists; `long` has the meaning and what to do;
 * `passed` is for a message that passed the rule.
 */
export const rules = {
  expired: {
    short: 'Too late to be useful',
    long: 'It waited so long that it would have been stale, so it was dropped.',
    passed: 'Still fresh enough to send',
  },
  appUninstalled: {
    short: 'App was uninstalled',
    long: 'Bellbird was not installed in your store then. Nothing is sent until it is installed again.',
    passed: 'Bellbird is installed in your store',
  },
  cancelled: {
    short: 'Broadcast was cancelled',
    long: 'The broadcast it belongs to was cancelled before its turn came.',
    passed: 'Its broadcast was not cancelled',
  },
  campaignOff: {
    short: 'Campaign was off',
    long: 'The campaign was switched off before this went out. Switch it on for the next ones.',
    passed: 'Its campaign is on',
  },
  orderedSince: {
    short: 'Ordered in the meantime',
    long: 'The shopper ordered before it went out, so there was nothing left to remind of.',
    passed: 'No order came in between',
  },
  cartEmptied: {
    short: 'Cart was emptied',
    long: 'The shopper took everything out of the cart before it went out, so there was nothing left to remind of.',
    passed: 'The cart was not emptied',
  },
  cartReplaced: {
    short: 'Another cart was begun',
    long: 'The shopper began another cart before it went out. That one counts.',
    passed: 'No other cart took its place',
  },
  orderCancelled: {
    short: 'Order was cancelled',
    long: 'The order was cancelled before this went out, so there was nothing left to say about it.',
    passed: 'Its order was not cancelled',
  },
  overtaken: {
    short: 'There was newer news',
    long: 'Something newer happened before this went out. The newer message is sent instead.',
    passed: 'Nothing newer came in between',
  },
  orderSettled: {
    short: 'Order was settled',
    long: 'The order was paid, sent or cancelled before this went out, so there was nothing left to ask.',
    passed: 'Nothing had settled its order',
  },
  madeAnew: {
    short: 'Rewritten',
    long: 'Its subject or your settings changed before it went out. A new version of it is sent instead.',
    passed: 'Nothing in it has changed',
  },
  teamAnswered: {
    short: 'Your team answered first',
    long: 'Somebody of your team wrote to the shopper before this went out, so it was no longer needed.',
    passed: 'Nobody of your team had answered yet',
  },
  droppedByTeam: {
    short: 'Your team dropped it',
    long: 'Somebody of your team dropped this during a conversation with the shopper.',
    passed: 'Nobody of your team had dropped it',
  },
  noConsent: {
    short: 'No consent to offers',
    long: 'This person has not agreed to get offers, or has unsubscribed. Only they can change that: on your store, or by writing START to you.',
    passed: 'The person agreed to get this',
  },
  testStopped: {
    short: 'This number wrote STOP',
    long: 'Whoever has this number wrote STOP, which holds for tests too. Use another number.',
    passed: 'Nobody wrote STOP from this number',
  },
  notReachable: {
    short: 'No number or id',
    long: 'There is no number or id to send to on this channel. They can sign up again with one.',
    passed: 'There is a number or id to send to',
  },
  windowClosed: {
    short: 'The 24 hours were over',
    long: 'Messages without an approved template may go only within 24 hours of the person’s last one. Use a template.',
    passed: 'The channel’s rules allow it now',
  },
  noMarketingTemplate: {
    short: 'Offers may not use a template',
    long: 'Messenger takes templates for orders and their delivery only. Write an offer as a plain message: it goes to people who wrote to you within 24 hours.',
    passed: 'Messenger allows this kind of message',
  },
  noMarketingToUs: {
    short: 'No offers to US numbers',
    long: 'WhatsApp delivers no offers by template to numbers of the United States. Receipts and shipping news arrive, and so do offers that you write within 24 hours of the person’s last message.',
    passed: 'WhatsApp delivers offers to this country',
  },
  templateStopped: {
    short: 'Template was stopped',
    long: 'Its template is paused, rejected, disabled or missing. Look at it under Templates.',
    passed: 'Its template is not stopped',
  },
  paused: {
    short: 'Broadcast is paused',
    long: 'The broadcast it belongs to is paused. Resume it to send this.',
    passed: 'Its broadcast is not paused',
  },
  chargeNotActive: {
    short: 'Plan is not approved',
    long: 'Your plan’s charge is not approved yet. Approve it, and this goes out automatically.',
    passed: 'Your plan is active',
  },
  planLimit: {
    short: 'Plan is used up',
    long: 'What your plan includes in this billing cycle is used up. Upgrade or raise your limit to go on.',
    passed: 'Your plan has room',
  },
  templatePending: {
    short: 'Template awaits approval',
    long: 'Its template is not approved yet. This goes out as soon as it is.',
    passed: 'Its template is approved',
  },
  answeredElsewhere: {
    short: 'Another app answers them',
    long: 'Another app answers this person at the moment. A message from Bellbird would take the conversation over, so it waits.',
    passed: 'No other app was answering them',
  },
  talking: {
    short: 'You are talking with them',
    long: 'Waits because you are talking with this person. Offers wait for some hours after you last wrote to them. Settings says how many.',
    passed: 'You were not talking with them',
  },
  quietHours: {
    short: 'Quiet hours',
    long: 'Where this person lives your quiet hours have begun, so the offer waits until they are over. Settings says which they are.',
    passed: 'Not in quiet hours where they live',
  },
  frequencyCap: {
    short: 'Message limit reached',
    long: 'This person already got as many offers as your limits allow. Settings has the limits.',
    passed: 'Within your limits for one person',
  },
  anotherUnderWay: {
    short: 'Another one goes first',
    long: 'Another offer to this person is being sent at this moment. This one follows, if your limits allow it.',
    passed: 'No other offer was going out to them',
  },
  dailyReach: {
    short: 'Daily limit reached',
    long: 'Your number has written to as many people as WhatsApp allows in 24 hours. It goes on as room comes free.',
    passed: 'Within WhatsApp’s daily limit',
  },
} as const satisfies Catalogue;

/** The other reasons for waiting. */
export const waits = {
  discountCode: {
    short: 'Discount code is being made',
    long: 'Its discount code does not exist in your store yet. It goes once it does, never without.',
  },
  retry: {
    short: 'Is tried again',
    long: 'The provider refused it for the moment. It is tried again automatically.',
  },
  unreached: {
    short: 'Provider not reached',
    long: 'The connection to the provider failed, so it was not sent. It is tried again automatically.',
  },
  notBegun: {
    short: 'Is tried again',
    long: 'A problem on our side stopped it before it went out. It is tried again automatically.',
  },
  postponed: {
    short: 'Moved by your team',
    long: 'Somebody of your team moved this to a later day during a conversation. It is checked again then.',
  },
  anotherDay: {
    short: 'Tried again another day',
    long: 'The provider limits how much marketing this person gets, so it is tried again on another day.',
  },
  restored: {
    short: 'Held back',
    long: 'Bellbird was restored from a backup, and this may have gone out before. Whoever runs it decides.',
  },
  dueLater: { short: 'Is due later', long: 'It is planned for a later moment.' },
  allPaused: {
    short: 'All sending is paused',
    long: 'You paused all sending. It is sent once you resume, unless it is too late by then.',
  },
  noAnswer: {
    short: 'Not confirmed by the provider',
    long: 'This message was sent, but the provider has not confirmed it. An offer is not sent a second time. An order message is sent again once, if nothing is known after 60 minutes. After 24 hours without news the message counts as failed.',
  },
  queued: { short: 'Next to go', long: 'It goes out with the next ones.' },
  sending: { short: 'Being sent', long: 'It is on its way to the provider.' },
  uncertain: { short: 'No answer yet', long: 'The provider has not said what became of it.' },
} as const satisfies Catalogue;
