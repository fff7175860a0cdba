import type { Catalogue } from '#platform/language/catalogue.ts';

/** The texts that a message can begin with, by what they are about. */
export const flowNames = {
  cart: {
    reminder: 'Reminder',
    reminderOffer: 'Reminder with a discount',
    lastCall: 'Last call',
    lastCallOffer: 'Last call with a discount',
  },
  product: { reminder: 'Reminder', reminderOffer: 'Reminder with a discount' },
  welcome: { plain: 'Welcome', offer: 'Welcome with a discount', code: 'Welcome with a code' },
  hello: 'Hello',
  receipt: 'Order confirmation',
  upsell: { plain: 'Upsell', offer: 'Upsell with a discount' },
  parcel: {
    shipped: 'Shipped',
    outForDelivery: 'Out for delivery',
    delivered: 'Delivered',
    attempted: 'Delivery attempted',
    failed: 'Delivery failed',
  },
  reorder: 'Order again',
  review: { plain: 'Question', offer: 'Question, and a thank-you code after Great' },
  recommendation: { plain: 'Recommendation', offer: 'Recommendation with a discount' },
} as const satisfies Catalogue;

/** What such a text contains. */
export const flowParts = {
  cart: 'What is in the cart',
  code: 'A discount code',
  codeAlone: 'A code, without what it takes off',
  toCart: 'A button back to the cart',
  cartEnds: 'The cart is not kept much longer',
  toOrdering: 'A button to finish the order',
  product: 'The product, with its picture',
  toProduct: 'A button to the product',
  welcome: 'A welcome',
  hello: 'Says hello',
  toStore: 'A button to the store',
  ordered: 'What was ordered',
  costs: 'What it costs',
  toOrder: 'A button to the order',
  fittingProduct: 'A product that goes with the order',
  reorderAnswers: 'Answers: order again, or not now',
  reviewAnswers: 'Great, Okay or Bad',
  reviewCode: 'A discount code after Great',
  recommended: 'What goes with the order',
} as const satisfies Catalogue;

/** The same for messages about a parcel. */
export const parcelParts = {
  carrier: 'Who brings the parcel',
  trackingNumber: 'Its tracking number',
  today: 'The parcel comes today',
  arrived: 'The parcel arrived',
  refused: 'Nobody could take the parcel',
  failed: 'The parcel could not be delivered',
  follow: 'A button to follow it',
  toOrder: 'A button to the order',
} as const satisfies Catalogue;

/** The answers that a question about cash on delivery offers. */
export const codAnswers = {
  confirm: 'Confirm',
  payOnline: 'Pay online',
  cancel: 'Cancel',
} as const satisfies Catalogue;

/** When a text is sent in place of another one. */
export const replacements = {
  openChat: 'In place of it while the chat is open',
  untracked: 'In place of it for a parcel without a tracking number',
} as const satisfies Catalogue;
