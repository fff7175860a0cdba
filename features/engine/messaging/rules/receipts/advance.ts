/** What a provider says of a message's price, in its own words. */
export interface Pricing {
  isBillable: boolean | null;
  /** For example `regular`, or why it costs nothing. */
  type: string | null;
  category: string | null;
  /** The moment of the step that it was told with. */
  at: Date;
}

/** What is newly known of a message's way; any of it may come twice, late or out of order. */
export interface Advance {
  shopId: number;
  messageId: string;
  createdAt: Date;
  /** The provider's id of the sender it was told of: it is believed of that sender's own messages alone. */
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
  /** The account of the person it went to, as WhatsApp names it beside or instead of a number. */
  bsuid?: string;
}

/** Folds what is known into one advance per message and who told it: the earliest moment of each kind counts. */
export function foldAdvances(advances: readonly Advance[]): Advance[] {
  const byMessage = new Map<string, Advance>();
  for (const advance of advances) {
    const key = keyOfAdvance(advance);
    const before = byMessage.get(key);
    byMessage.set(key, before ? fold(before, advance) : advance);
  }
  return [...byMessage.values()];
}

/** The same for what is told of one message by the same sender. */
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
  // A price may change on the way: the last word on it counts.
  if (before.pricing && after.pricing && after.pricing.at > before.pricing.at) folded.pricing = after.pricing;
  return folded;
}
