import type { SenderAlert } from '../contract/sender-alerts.ts';

/** Receipts that are later than that mean that the provider, or the way from it, is in trouble. */
export const LATE_RECEIPTS_SECONDS = 15 * 60;

/** What is known of a sender when it is asked how it is. */
export interface SenderFacts {
  now: Date;
  quality: string;
  stoppedAt: Date | null;
  tokenDiedAt: Date | null;
  lastReceiptAt: Date | null;
  /** How old the newest receipt was when it came in. */
  lagSeconds: number;
  /** The oldest message of the last day that was sent after the last receipt came in; null without one. */
  unheardSince: Date | null;
}

/** How late receipts are: what the last one was, or how long one is overdue. */
export function receiptLag({ now, lastReceiptAt, lagSeconds, unheardSince }: SenderFacts): number {
  const overdue = unheardSince ? Math.max(0, Math.round((now.getTime() - unheardSince.getTime()) / 1000)) : 0;
  return Math.max(lastReceiptAt ? lagSeconds : 0, overdue);
}

/** What is wrong with a sender, the worst first. */
export function findAlerts(facts: SenderFacts): SenderAlert[] {
  const alerts: SenderAlert[] = [];
  if (facts.tokenDiedAt) alerts.push('tokenDead');
  else if (facts.stoppedAt) alerts.push('stopped');
  if (facts.quality === 'RED') alerts.push('qualityLow');
  if (receiptLag(facts) > LATE_RECEIPTS_SECONDS) alerts.push('receiptsLate');
  return alerts;
}
