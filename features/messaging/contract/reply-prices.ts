/**
 * What WhatsApp charges for replies without a template. Since this day they cost as much as a utility template, and so do
 * utility templates within the 24 hours, which were free before. The allowance comes from a secondary source (2026-10):
 * Meta's own page names the category SERVICE only. Change all of it here.
 */
export const REPLY_PRICES = {
  chargedFrom: '2026-10-01',
  ratedAs: 'UTILITY',
  /** Replies that cost nothing, for each number in each calendar month. */
  freeAMonth: 1000,
  /** After somebody tapped an ad that opens the chat, everything is free for so long. */
  freeAfterAdHours: 72,
} as const;

/** How a receipt says what it cost: `category` is what counts, `type` why nothing was charged. */
export interface ReceiptPrice {
  category: string;
  isBillable: boolean | null;
  type: string | null;
}

const WHY_FREE: Readonly<Record<string, string>> = {
  free_customer_service: 'free of charge, as an answer within 24 hours',
  free_entry_point: `free of charge, within ${REPLY_PRICES.freeAfterAdHours} hours of an ad`,
};

/** What a message cost, in a sentence. The receipt decides, whatever the message was meant to be. */
export function describePrice({ category, isBillable, type }: ReceiptPrice): string {
  const kind = category.replaceAll('_', ' ').toLowerCase();
  const counted = `Meta counts it as a ${kind} message`;
  if (isBillable === null) return `${counted}.`;
  return `${counted}, ${isBillable ? 'billable' : (WHY_FREE[type ?? ''] ?? 'free of charge')}.`;
}
