const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Whether this attempt, counted from 1, is the last. */
export function isLastTry(attempts: number): boolean {
  return attempts >= MOST_TRIES;
}

/** Returns how long to wait after this many attempts: ten seconds, then four times as long each time, up to an hour. */
export function pauseMs(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS);
}
