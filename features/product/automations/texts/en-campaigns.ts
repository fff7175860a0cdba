import type { Catalogue } from '#platform/language/catalogue.ts';

/** Campaigns in lists, figures and files. */
export const names = {
  abandonedCart: 'Abandoned cart',
  browserAbandonment: 'Product abandonment',
  orderReceipt: 'Order receipt',
  shipmentUpdates: 'Shipping updates',
  CODConfirmation: 'COD confirmation',
  reorderingWA: 'Reordering',
  crossSellWA: 'Cross-sell',
  reviewWA: 'Review',
  getStarted: 'Get started',
  visualPopup: 'Pop-up follow-up',
  spinTheWheel: 'Spin the wheel follow-up',
  persistentPill: 'Persistent pill follow-up',
} as const satisfies Catalogue;

/** The titles of pages and cards. Those of the campaigns are word for word from document 2, also in the other files. */
export const channelTitles = {
  WA: '{campaign} - Whatsapp',
  FB: '{campaign} - Facebook',
} as const satisfies Catalogue;

/** `delayPhrase` follows "After 1 hour", and `recipients` follows "It goes to": in these texts and in the others. */
export const abandonedCart = {
  title: 'Abandoned Cart Campaign',
  words: {
    about: 'Reminds a subscriber of the cart they left behind, and takes them back to it.',
    delayPhrase: 'of cart abandonment',
    rightAfter: 'right after cart abandonment',
    heldBack: 'It is not sent to someone who placed the order in the meantime, or who unsubscribed.',
    recipients: 'subscribers who left a checkout and have not ordered since',
    reasons: {
      orderedSince: 'They ordered before the reminder was due.',
      cartEmptied: 'The cart was emptied, so there was nothing to remind of.',
      cartReplaced: 'They began another cart afterwards. That one counts.',
      noPhone: 'No phone number was given, so there was nobody to write to.',
      noWayBack: 'Your store gave no address that leads back to this cart.',
    },
  },
  pastNote: 'A cart is known as it was left last: one that was left, come back to and left again shows once.',
  limits: 'Messenger takes a reminder only within 24 hours of what the shopper last wrote to your page.',
} as const satisfies Catalogue;

export const browserAbandonment = {
  title: 'Product Abandonment Campaign',
  words: {
    about: 'Reminds a subscriber of the product they looked at last, and takes them back to it.',
    delayPhrase: 'of product abandonment',
    rightAfter: 'right after product abandonment',
    heldBack: 'It is not sent to someone who filled a cart or ordered in the meantime, or who unsubscribed.',
    recipients: 'subscribers who looked at a product and put nothing into their cart since',
    reasons: {
      lookedAgain: 'They looked at it again later. That look counts.',
      productGone: 'Your store does not sell this product any more.',
      orderedSince: 'They ordered before the reminder was due.',
      cartedSince: 'They put something into their cart since, so there was nothing to remind of.',
      cartReplaced: 'They filled a cart before the reminder was due. The cart counts.',
      lookedOn: 'They looked at another product afterwards. That one counts.',
      remindedBefore: 'They were reminded of this product within the last 7 days.',
    },
  },
  pastNote: 'Of each product, only the last look of each shopper is kept: earlier ones are not shown.',
  limits: 'Messenger takes a reminder only within 24 hours of what the shopper last wrote to your page.',
} as const satisfies Catalogue;

export const getStarted = {
  title: 'Get Started',
  words: {
    about: 'Greets everybody who opens your page’s chat for the first time.',
    delayPhrase: 'of Get Started being tapped',
    rightAfter: 'right after Get Started is tapped',
    heldBack:
      'It is not sent to someone who was greeted before, who comes by an opt-in tool with a welcome of its own, or who unsubscribed.',
    recipients: 'everybody who taps Get Started in your page’s chat, once',
    reasons: {
      greetedBefore: 'They were greeted when they opened the chat the first time.',
      toolWelcomes: 'They came by an opt-in tool, which welcomes them itself.',
    },
  },
  withoutSwitch: 'Always on: it answers Get Started',
  pastReason:
    'It answers a tap on Get Started in Messenger. Bellbird does not keep which taps opened a chat, so it cannot be tried on the past.',
} as const satisfies Catalogue;

/** What the follow-ups of opt-in tools have in common. */
export const followUps = {
  words: {
    delayPhrase: 'of sign-up',
    rightAfter: 'right after sign-up',
    heldBack: 'It is sent while its tool is on, and not to someone who unsubscribed meanwhile.',
    recipients: 'everybody who signs up through this tool, once in 30 days',
    reasons: {
      toolOff: 'Its opt-in tool was switched off. Switch the tool on for the next ones.',
      welcomedBefore: 'They were welcomed through this tool within the last 30 days.',
    },
  },
  withoutSwitch: 'Sends while its opt-in tool is on',
  pastNote: 'A tool counts as switched on in the past if it is on now.',
  limits: 'Messenger takes it only within 24 hours of what the shopper last did in your chat.',
} as const satisfies Catalogue;

export const visualPopup = {
  title: 'Visual popup follow-up',
  about: 'Welcomes a shopper who signs up in your pop-up, with the discount that it promised.',
} as const satisfies Catalogue;

export const spinTheWheel = {
  title: 'Spin the Wheel follow-Up',
  about: 'Sends the prize to a shopper who signs up at your wheel.',
} as const satisfies Catalogue;

export const persistentPill = {
  title: 'Persistent Discount widget follow-up',
  about: 'Welcomes a shopper who signs up at the pill in the corner of your store.',
} as const satisfies Catalogue;
