/**
 * What WhatsApp charges for replies, which are messages without a template. From the start date on they cost as much as a
 * utility template, and so do utility templates within 24 hours of the shopper's message; both were free before. The start
 * date and the rate are in several providers' announcements of Meta's change. The allowance has one secondary source
 * (2026-10): Meta's own pages name the category SERVICE only. Change all of it here; what was charged is in the receipt.
 */
export const REPLY_PRICES = {
  chargedFrom: '2026-10-01',
  ratedAs: 'UTILITY',
  /** Replies that cost nothing, for each number in each calendar month. */
  freeAMonth: 1000,
  /** After somebody tapped an ad that opens the chat, everything is free for so long. */
  freeAfterAdHours: 72,
} as const;

/** Whether replies cost something at this moment. */
export function areRepliesCharged(at: Date): boolean {
  return at >= new Date(REPLY_PRICES.chargedFrom);
}

/** Which replies are free, in a sentence that continues one about their price. */
export function describeFreeReplies(): string {
  const { freeAMonth, freeAfterAdHours } = REPLY_PRICES;
  return `The first ${freeAMonth.toLocaleString('en')} replies of your number in a month are free, and so are replies from the phone app and within ${freeAfterAdHours} hours of an ad.`;
}

/** What WhatsApp charges for replies, for people who set up or plan. */
export function describeReplyPrices(): string {
  const day = new Date(REPLY_PRICES.chargedFrom).toLocaleDateString('en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return `Since ${day} WhatsApp also charges for your replies, and for utility templates within 24 hours of a shopper’s message, at the utility rate of the shopper’s country. ${describeFreeReplies()}`;
}

/** How a receipt says what it cost: `category` is what counts, `type` why nothing was charged. */
export interface ReceiptPrice {
  category: string;
  isBillable: boolean | null;
  type: string | null;
}

/** What a message cost, in a sentence. The receipt decides, whatever the message was meant to be. */
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
