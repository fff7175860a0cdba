import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';

/** Answers are stored within seconds. If the message is not found by the next day, it was never ours. */
const CHECKS_AFTER_MS = [2 * SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS];

/** When to check a receipt again whose message was not found in this many checks; null to give up. */
export function nextCheck(receivedAt: Date, checks: number): Date | null {
  const afterMs = CHECKS_AFTER_MS[checks - 1];
  return afterMs === undefined ? null : new Date(receivedAt.getTime() + afterMs);
}
