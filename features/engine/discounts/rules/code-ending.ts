import { DAY_SECONDS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';

/** The time between creating a code and sending its message. A message that takes longer gets another code. */
export const WAY_MS = 30 * MINUTE_MS;

/**
 * When a code that is created now ends: never before the end of what its message promises, if the message is sent
 * within half an hour. Rounded up to the hour, or to a quarter of an hour for less than a day, so that many codes share
 * one discount.
 */
export function codeEndsAt(validSeconds: number, now: Date): Date {
  const stepMs = validSeconds >= DAY_SECONDS ? HOUR_MS : 15 * MINUTE_MS;
  const earliestMs = now.getTime() + WAY_MS + validSeconds * 1000;
  return new Date(Math.ceil(earliestMs / stepMs) * stepMs);
}
