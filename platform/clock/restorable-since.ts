import { DAY_MS } from './durations.ts';

/** For how long a deletion can be undone: long enough for a screen that was left open. */
export const RESTORABLE_DAYS = 1;

/** Anything deleted before the returned moment can no longer be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS);
}
