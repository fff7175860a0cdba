import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';

/**
 * Until when offers wait because a person of the shop wrote to this subscriber; null if they do not. Each message of the
 * shop starts the wait again.
 */
export function talkingUntil(now: Date, shopWroteAt: Date | null, talkHours: number | null): Date | null {
  if (shopWroteAt === null || talkHours === null) return null;
  const endMs = shopWroteAt.getTime() + talkHours * HOUR_MS;
  return endMs > now.getTime() ? new Date(endMs) : null;
}

/** Providers give a silent conversation back after a day. */
const GIVEN_BACK_AFTER_MS = DAY_MS;

/** Whether another app answers the person, as far as we know. */
export function isAnsweredElsewhere(now: Date, answeredElsewhereAt: Date | null): boolean {
  return answeredElsewhereAt !== null && now.getTime() < answeredElsewhereAt.getTime() + GIVEN_BACK_AFTER_MS;
}
