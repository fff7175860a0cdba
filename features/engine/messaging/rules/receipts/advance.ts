/** What a provider reports about a message's price, in its own terms. */
export interface Pricing {
  isBillable: boolean | null;
  /** For example `regular`, or the reason why it is free. */
  type: string | null;
  category: string | null;
  /** When the step happened that reported this price. */
  at: Date;
}

/** A provider's report about a message. Reports may arrive twice, late or out of order. */
export interface Advance {
  shopId: number;
  messageId: string;
  createdAt: Date;
  /** The provider's id of the reporting sender. It counts only for that sender's own messages. */
  senderExternalId?: string;
  sentAt?: Date;
  deliveredAt?: Date;
  readAt?: Date;
  failedAt?: Date;
  clickedAt?: Date;
  providerMessageId?: string;
  code?: number;
  error?: string;
  pricing?: Pricing;
  /** The person's account, which WhatsApp reports beside or instead of a number. */
  bsuid?: string;
}

/** Merges news into one advance for each message and reporter. The earliest moment of each kind counts. */
export function foldAdvances(advances: readonly Advance[]): Advance[] {
  const byMessage = new Map<string, Advance>();
  for (const advance of advances) {
    const key = keyOfAdvance(advance);
    const before = byMessage.get(key);
    byMessage.set(key, before ? fold(before, advance) : advance);
  }
  return [...byMessage.values()];
}

/** The same for news about one message from the same sender. */
export function keyOfAdvance({ shopId, messageId, senderExternalId = '' }: Advance): string {
  return `${shopId}:${messageId}:${senderExternalId}`;
}

const MOMENTS = ['sentAt', 'deliveredAt', 'readAt', 'failedAt', 'clickedAt'] as const;

function fold(before: Advance, after: Advance): Advance {
  const folded: Advance = { ...after, ...before };
  for (const moment of MOMENTS) {
    const [one, other] = [before[moment], after[moment]];
    if (one && other) folded[moment] = one < other ? one : other;
  }
  // A price may change on the way. The latest report counts.
  if (before.pricing && after.pricing && after.pricing.at > before.pricing.at) folded.pricing = after.pricing;
  return folded;
}
