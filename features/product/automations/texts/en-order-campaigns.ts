import type { Catalogue } from '#platform/language/catalogue.ts';

export const orderReceipt = {
  title: 'Order Receipt Campaign(with Upsell)',
  settingTabs: { settings: 'Upsell Settings', recommendations: 'Product Recommendation' },
  cardTitles: { WA: 'Order Confirmation (with Upsell)', FB: 'Order Receipt Campaign' },
  words: {
    about: 'Confirms an order at once, and offers what goes with it a little later.',
    delayPhrase: 'of order being placed',
    rightAfter: 'right after the order is placed',
    heldBack: 'It is not sent for an order that was cancelled, or to someone who wrote STOP.',
    recipients: 'subscribers who placed an order; the upsell to those of them who want offers',
    reasons: {
      orderCancelled: 'The order was cancelled, so there was nothing left to say about it.',
      cashOnDelivery: 'The order is to be paid in cash, and the upsell is not sent for those.',
      nothingToRecommend: 'There was nothing to recommend with this order.',
    },
  },
  pastNote:
    'An upsell is picked from what your store sells now, and orders are taken as they were edited since.',
  limits:
    'Later than 24 hours after what the shopper last wrote to your page, Messenger takes a receipt only as a template that it approved, and no upsell at all.',
} as const satisfies Catalogue;

export const shipmentUpdates = {
  title: 'Shipping Updates Campaign',
  cardTitle: 'Shipping Notifications Campaign',
  words: {
    about: 'Tells a buyer where each parcel is: sent, out for delivery, delivered, or not to be delivered.',
    delayPhrase: 'of the parcel’s change',
    rightAfter: 'right after the parcel’s change',
    heldBack:
      'It is not sent for a cancelled order, for a status that something newer took the place of, or to someone who wrote STOP.',
    recipients: 'subscribers whose order was sent',
    reasons: {
      orderCancelled: 'The order was cancelled, so there was nothing left to say about its parcel.',
      parcelCancelled: 'Your store cancelled the shipment.',
      pickedUp: 'They pick this order up themselves, so there was no parcel to follow.',
      overtaken: 'The parcel was further along by then. The newer message is sent instead.',
    },
  },
  pastNote:
    'Of each parcel, that it was sent and what its carrier said last is known; what it said in between is not shown.',
  limits:
    'Messenger takes news of a parcel as templates that it approved. Their buttons cannot open a page directly.',
} as const satisfies Catalogue;

export const codConfirmation = {
  title: 'COD to Prepaid & COD Confirmation',
  words: {
    about:
      'Asks a shopper to confirm an order that is paid in cash on delivery, and can offer to cancel it or to pay online.',
    delayPhrase: 'of COD order being placed',
    rightAfter: 'right after the order is placed',
    heldBack: 'It is not sent when the order was paid, sent or cancelled in the meantime.',
    recipients: 'subscribers whose order is to be paid in cash on delivery',
    reasons: {
      orderCancelled: 'The order was cancelled before it was asked about.',
      orderPaid: 'The order was paid before it was asked about.',
      orderSent: 'The order was sent before it was asked about.',
      orderEmptied: 'Everything was taken out of the order before it was asked about.',
      settled: 'The order was settled before the question was due.',
      noPhone: 'The order has no phone number, so there was nobody to ask.',
      ofDraft: 'The order came from a payment link of ours. It is not asked about again.',
      toldLate: 'Your store told of this order more than a day late, so it was not asked about.',
    },
  },
  pastReason:
    'Each order in cash gets an offer of its own when it comes, and what shoppers answer decides what follows. The past has neither, so nobody can say what would have been sent.',
} as const satisfies Catalogue;

export const reordering = {
  title: 'Reordering Campaign',
  words: {
    about: 'Asks a while after an order arrived whether it is time for the same again, and takes them there.',
    delayPhrase: 'of the order’s delivery',
    rightAfter: 'right after the order’s delivery',
    heldBack: 'It is not sent to someone who ordered again by then, or who unsubscribed.',
    recipients: 'subscribers whose last order arrived, or was sent where no carrier says more',
    reasons: {
      orderedSince: 'They ordered again before it was due.',
      orderCancelled: 'The order was cancelled.',
      refunded: 'The order was paid back, so there was nothing to repeat.',
      nothingToReorder: 'Your store does not sell any more what they had ordered.',
    },
  },
  pastNote: 'Whether something can be ordered again goes by what your store sells now.',
} as const satisfies Catalogue;

export const review = {
  title: 'Review Campaign',
  words: {
    about: 'Asks how a shopper likes what they ordered, and keeps what they write as a review.',
    delayPhrase: 'of order being delivered',
    rightAfter: 'right after the order is delivered',
    heldBack: 'It is not sent when the order went back, or to someone who was asked within 90 days.',
    recipients: 'subscribers whose order arrived',
    reasons: {
      orderCancelled: 'The order was cancelled before it was asked about.',
      orderRefunded: 'Money for the order went back, so it was not asked about.',
      noPhone: 'The order has no phone number, so there was nobody to ask.',
      askedLately: 'They were asked about another order within the last 90 days.',
    },
  },
} as const satisfies Catalogue;

export const crossSell = {
  title: 'Cross-Sell Campaign',
  settingTabs: { settings: 'General Settings', recommendations: 'Product recommendation settings' },
  words: {
    about: 'Recommends, some days after an order, a product that goes with it.',
    delayPhrase: 'of order being placed',
    rightAfter: 'right after the order is placed',
    heldBack: 'It is not sent to someone who bought the product in the meantime, or who unsubscribed.',
    recipients: 'subscribers who placed an order that something goes with',
    reasons: {
      orderCancelled: 'The order was cancelled.',
      nothingToRecommend: 'There was nothing to recommend with this order.',
      orderedSince: 'They bought what would have been recommended.',
    },
  },
  pastNote: 'What goes with an order is picked from what your store sells now.',
} as const satisfies Catalogue;
