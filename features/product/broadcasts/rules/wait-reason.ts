import type { StatusReason } from './status-reason.ts';

/** The unsent rest of a running broadcast. */
export interface LeftFacts {
  /** Whether a message is being sent or is about to be. */
  isMoving: boolean;
  /** The most frequent reason in the queue: a rule of the gate, or a provider's code. Null for a later time. */
  queued: { reason: string | null } | null;
  /** Whether messages are still to be written, soon or for a later time. */
  unwritten: 'soon' | 'later' | null;
  isRecipientLocal: boolean;
  /** The reason why the rest after a first group or a test waits. */
  restWaitsFor: 'firstGroup' | 'testWatched' | 'testUndecided' | null;
}

const REASONS: Readonly<Record<string, StatusReason>> = {
  chargeNotActive: 'planLapsed',
  planLimit: 'planLimit',
  quietHours: 'quietHours',
  talking: 'talking',
  frequencyCap: 'frequencyCap',
  dailyReach: 'dayLimit',
};

/** Returns why all remaining messages of a broadcast wait. Null while some are being sent, or without a known reason. */
export function waitReason(left: LeftFacts): StatusReason | null {
  if (left.isMoving) return null;
  const later = left.isRecipientLocal ? 'localTime' : null;
  if (left.queued !== null) {
    const { reason } = left.queued;
    if (reason === null) return later;
    return /^\d+$/.test(reason) ? 'retries' : (REASONS[reason] ?? null);
  }
  if (left.unwritten !== null) return left.unwritten === 'later' ? later : null;
  return left.restWaitsFor;
}
