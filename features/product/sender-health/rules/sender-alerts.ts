import type { SenderAlert } from '../contract/sender-alerts.ts';

/** Receipts that are later than this mean a problem at the provider or on the way. */
export const LATE_RECEIPTS_SECONDS = 15 * 60;

/** The facts about a sender's state. */
export interface SenderFacts {
  now: Date;
  quality: string;
  stoppedAt: Date | null;
  tokenDiedAt: Date | null;
  lastReceiptAt: Date | null;
  /** The age of the newest receipt on arrival. */
  lagSeconds: number;
  /** The oldest message of the last day that was sent after the last receipt arrived, or null. */
  unheardSince: Date | null;
}

/** Returns the delay of receipts: of the last one, or how long one is overdue. */
export function receiptLag({ now, lastReceiptAt, lagSeconds, unheardSince }: SenderFacts): number {
  const overdue = unheardSince ? Math.max(0, Math.round((now.getTime() - unheardSince.getTime()) / 1000)) : 0;
  return Math.max(lastReceiptAt ? lagSeconds : 0, overdue);
}

/** Returns the problems of a sender, worst first. */
export function findAlerts(facts: SenderFacts): SenderAlert[] {
  const alerts: SenderAlert[] = [];
  if (facts.tokenDiedAt) alerts.push('tokenDead');
  else if (facts.stoppedAt) alerts.push('stopped');
  if (facts.quality === 'RED') alerts.push('qualityLow');
  if (receiptLag(facts) > LATE_RECEIPTS_SECONDS) alerts.push('receiptsLate');
  return alerts;
}
