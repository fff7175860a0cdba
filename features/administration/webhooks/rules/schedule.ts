import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/clock/durations.ts';

/** The pauses before each attempt, as Standard Webhooks recommends them. The first attempt is made immediately. */
export const PAUSES_MS = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** A pause is at most this much longer, so that many failures of one moment do not come back together. */
export const JITTER = 0.2;
/** A server cannot ask to wait for longer. */
export const LONGEST_WAIT_MS = DAY_MS;

interface Failed {
  /** How many attempts were made, with this one. */
  attempts: number;
  now: Date;
  /** How long the server asks to wait; null if it does not. */
  retryAfterMs: number | null;
  /** From 0 to 1. */
  random: number;
}

/** Returns when the next attempt is due; null if there is none. Never sooner than the server asks. */
export function nextAttempt({ attempts, now, retryAfterMs, random }: Failed): Date | null {
  const pauseMs = PAUSES_MS[attempts];
  if (pauseMs === undefined) return null;
  const ownMs = Math.round(pauseMs * (1 + JITTER * random));
  return new Date(now.getTime() + Math.max(ownMs, Math.min(retryAfterMs ?? 0, LONGEST_WAIT_MS)));
}

/** Reads a `Retry-After` header: seconds, or a date. Returns null if it is neither. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND_MS;
  const at = /^[A-Za-z]{3},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
