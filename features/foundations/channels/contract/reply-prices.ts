/**
 * WhatsApp's prices of replies, which are messages without a template. From the start date on they cost as much as a
 * utility template, and so do utility templates within 24 hours of the shopper's message. Both were free before.
 * Several providers' announcements of Meta's change have the start date and the price. The allowance has one secondary
 * source (2026-10): Meta's own pages only name the category SERVICE. Change all of it here. The receipt says what was
 * charged.
 */
export const REPLY_PRICES = {
  chargedFrom: '2026-10-01',
  ratedAs: 'UTILITY',
  /** The number of free replies of each number in a calendar month. */
  freeAMonth: 1000,
  /** After somebody tapped an ad that opens the chat, everything is free for this long. */
  freeAfterAdHours: 72,
} as const;

/** Whether replies cost something at this time. */
export function areRepliesCharged(at: Date): boolean {
  return at >= new Date(REPLY_PRICES.chargedFrom);
}

/** Describes which replies are free, to be read after a sentence about their price. */
export function describeFreeReplies(): string {
  const { freeAMonth, freeAfterAdHours } = REPLY_PRICES;
  return `The first ${freeAMonth.toLocaleString('en')} replies of your number in a month are free, and so are replies from the phone app and within ${freeAfterAdHours} hours of an ad.`;
}

/** Describes WhatsApp's charge for replies, for people who set up or plan. */
export function describeReplyPrices(): string {
  const day = new Date(REPLY_PRICES.chargedFrom).toLocaleDateString('en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return `Since ${day} WhatsApp also charges for your replies, and for utility templates within 24 hours of a shopper’s message, at the utility rate of the shopper’s country. ${describeFreeReplies()}`;
}

/** The price in a receipt: `category` counts, and `type` says why nothing was charged. */
export interface ReceiptPrice {
  category: string;
  isBillable: boolean | null;
  type: string | null;
}

/** Describes what a message cost. The receipt decides, whatever the message's purpose is. */
export function describePrice({ category, isBillable, type }: ReceiptPrice, at: Date): string {
  const kind = category.replaceAll('_', ' ').toLowerCase();
  const counted = `Meta counts it as a ${kind} message`;
  if (isBillable === null) return `${counted}.`;
  return `${counted}, ${isBillable ? 'billable' : `free of charge${describeReason(type, at)}`}.`;
}

function describeReason(type: string | null, at: Date): string {
  if (type === 'free_entry_point') return `, within ${REPLY_PRICES.freeAfterAdHours} hours of an ad`;
  if (type !== 'free_customer_service') return '';
  return areRepliesCharged(at) ? ', as one of the month’s free replies' : ', as an answer within 24 hours';
}
