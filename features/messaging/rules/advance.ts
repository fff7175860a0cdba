/** What is newly known of a message's way; any of it may come twice, late or out of order. */
export interface Advance {
  shopId: number;
  messageId: string;
  createdAt: Date;
  sentAt?: Date;
  deliveredAt?: Date;
  readAt?: Date;
  failedAt?: Date;
  clickedAt?: Date;
  providerMessageId?: string;
  code?: number;
  error?: string;
}

/** Folds what is known into one advance per message: the earliest moment of each kind counts. */
export function foldAdvances(advances: readonly Advance[]): Advance[] {
  const byMessage = new Map<string, Advance>();
  for (const advance of advances) {
    const key = `${advance.shopId}:${advance.messageId}`;
    const before = byMessage.get(key);
    byMessage.set(key, before ? fold(before, advance) : advance);
  }
  return [...byMessage.values()];
}

const MOMENTS = ['sentAt', 'deliveredAt', 'readAt', 'failedAt', 'clickedAt'] as const;

function fold(before: Advance, after: Advance): Advance {
  const folded: Advance = { ...after, ...before };
  for (const moment of MOMENTS) {
    const [one, other] = [before[moment], after[moment]];
    if (one && other) folded[moment] = one < other ? one : other;
  }
  return folded;
}
