import { DAY_SECONDS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';

/** Between a code's making and the sending of its message: for longer, and the message gets another code. */
export const WAY_MS = 30 * MINUTE_MS;

/**
 * When a code that is made now ends: never before the end of what its message promises, if that goes within half an
 * hour. Rounded up to the hour, and for less than a day to the quarter, so that many codes share one discount.
 */
export function codeEndsAt(validSeconds: number, now: Date): Date {
  const stepMs = validSeconds >= DAY_SECONDS ? HOUR_MS : 15 * MINUTE_MS;
  const earliestMs = now.getTime() + WAY_MS + validSeconds * 1000;
  return new Date(Math.ceil(earliestMs / stepMs) * stepMs);
}
