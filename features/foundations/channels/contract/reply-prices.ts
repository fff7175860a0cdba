import { currentReader, fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

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
  /** After a person tapped an ad that opens the chat, everything is free for this long. */
  freeAfterAdHours: 72,
} as const;

/** Whether replies cost something at this time. */
export function areRepliesCharged(at: Date): boolean {
  return at >= new Date(REPLY_PRICES.chargedFrom);
}

/** Describes which replies are free, to be read after a sentence about their price. */
export function describeFreeReplies(): string {
  const { freeAMonth: free, freeAfterAdHours: hours } = REPLY_PRICES;
  return fill(texts.replyPrices.free, { free, hours });
}

/** Describes WhatsApp's charge for replies, for people who set up or plan. */
export function describeReplyPrices(): string {
  const day = new Date(REPLY_PRICES.chargedFrom).toLocaleDateString(currentReader().language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return fill(texts.replyPrices.charged, { day, free: describeFreeReplies() });
}

/** The price in a receipt. `category` is what counts, and `type` explains why nothing was charged. */
export interface ReceiptPrice {
  category: string;
  isBillable: boolean | null;
  type: string | null;
}

/** Describes what a message cost. The receipt decides, whatever the message's purpose is. */
export function describePrice({ category, isBillable, type }: ReceiptPrice, at: Date): string {
  const kinds: Readonly<Record<string, string>> = texts.receiptPrices.kinds;
  const name = category.toLowerCase();
  const kind = kinds[name] ?? name.replaceAll('_', ' ');
  if (isBillable === null) return fill(texts.receiptPrices.counted, { kind });
  if (isBillable) return fill(texts.receiptPrices.billable, { kind });
  if (type === 'free_entry_point')
    return fill(texts.receiptPrices.freeAfterAd, { kind, hours: REPLY_PRICES.freeAfterAdHours });
  if (type !== 'free_customer_service') return fill(texts.receiptPrices.free, { kind });
  return fill(areRepliesCharged(at) ? texts.receiptPrices.freeOfMonth : texts.receiptPrices.freeAnswer, {
    kind,
  });
}
