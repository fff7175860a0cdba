import { DAY_MS } from '#platform/clock/durations.ts';

/** Tries in all of a message that a person's own limit keeps from them, or a fault that passes. */
const MOST_TRIES = 3;

/**
 * When to try again what failed because the person gets too much marketing as it is (Cloud API, 131049: not within
 * 24 hours). `retries` counts those before. Null when that would be once too often or too late.
 */
export function retryAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries + 1 >= MOST_TRIES || expiresAt === null) return null;
  const at = new Date(failedAt.getTime() + DAY_MS * (retries + 1));
  return at < expiresAt ? at : null;
}

/** Time enough to upload a file anew. */
const MEDIA_WAIT_MS = 10_000;

/** When to try again what failed because WhatsApp could not have a file of it: once, soon. */
export function retryMediaAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries > 0 || expiresAt === null) return null;
  const at = new Date(failedAt.getTime() + MEDIA_WAIT_MS);
  return at < expiresAt ? at : null;
}

const PASSING_BASE_MS = 60_000;

/** When to try again what WhatsApp took on and then failed by a fault that passes, or because it came too fast. */
export function retryPassingAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries + 1 >= MOST_TRIES || expiresAt === null) return null;
  const at = new Date(failedAt.getTime() + PASSING_BASE_MS * 10 ** retries);
  return at < expiresAt ? at : null;
}

/** When to queue again what failed because its sender was stopped: immediately, since the stopped sender holds it back. */
export function retryStoppedAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries + 1 >= MOST_TRIES || expiresAt === null) return null;
  return failedAt < expiresAt ? failedAt : null;
}
