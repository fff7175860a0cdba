import { DAY_MS } from '#platform/clock/durations.ts';

/** The most tries of a message that fails because of the person's own limit, or because of a temporary error. */
const MOST_TRIES = 3;

/**
 * When to retry a message that failed because the person already gets too much marketing (Cloud API, 131049: not
 * within 24 hours). `retries` counts earlier tries. Null if that would be one try too many, or too late.
 */
export function retryAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries + 1 >= MOST_TRIES || expiresAt === null) return null;
  const at = new Date(failedAt.getTime() + DAY_MS * (retries + 1));
  return at < expiresAt ? at : null;
}

/** Enough time to upload the file again. */
const MEDIA_WAIT_MS = 10_000;

/** When to retry a message that failed because WhatsApp could not fetch its file: once, soon. */
export function retryMediaAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries > 0 || expiresAt === null) return null;
  const at = new Date(failedAt.getTime() + MEDIA_WAIT_MS);
  return at < expiresAt ? at : null;
}

const PASSING_BASE_MS = 60_000;

/** When to retry a message that WhatsApp accepted and then failed because of a temporary error or its rate. */
export function retryPassingAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries + 1 >= MOST_TRIES || expiresAt === null) return null;
  const at = new Date(failedAt.getTime() + PASSING_BASE_MS * 10 ** retries);
  return at < expiresAt ? at : null;
}

/**
 * When to queue a message again that failed because its sender was stopped: immediately, because the stopped sender
 * holds it back.
 */
export function retryStoppedAt(failedAt: Date, retries: number, expiresAt: Date | null): Date | null {
  if (retries + 1 >= MOST_TRIES || expiresAt === null) return null;
  return failedAt < expiresAt ? failedAt : null;
}
