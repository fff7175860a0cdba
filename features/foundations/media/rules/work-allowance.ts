/** The work of a shop's uploads in milliseconds of processor time, at a time of a monotonic clock. */
export interface Work {
  usedMs: number;
  atMs: number;
}

/** A third of one processor for each shop. Forty photographs a minute need less. */
const MOST_MS = 20_000;
const WITHIN_MS = 60_000;

/** The work of receiving, checking and storing any file. */
export const WORK_OF_AN_UPLOAD_MS = 200;

const NONE: Work = { usedMs: 0, atMs: 0 };

/** Returns a shop's work after some more. Earlier work is forgiven gradually. */
export function addWork(before: Work = NONE, moreMs: number, nowMs: number): Work {
  return { usedMs: usedNow(before, nowMs) + moreMs, atMs: nowMs };
}

/** Whether a shop may cause more work. */
export function mayWork(before: Work = NONE, nowMs: number): boolean {
  return usedNow(before, nowMs) < MOST_MS;
}

function usedNow({ usedMs, atMs }: Work, nowMs: number): number {
  return Math.max(0, usedMs - ((nowMs - atMs) * MOST_MS) / WITHIN_MS);
}
