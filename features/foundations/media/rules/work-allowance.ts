/** How much work a shop's uploads have made, in milliseconds of a processor, as of a moment of a steady clock. */
export interface Work {
  usedMs: number;
  atMs: number;
}

/** A third of one processor for each shop; forty photographs a minute need less. */
const MOST_MS = 20_000;
const WITHIN_MS = 60_000;

/** Receiving, checking and storing, whatever is in the file. */
export const WORK_OF_AN_UPLOAD_MS = 200;

const NONE: Work = { usedMs: 0, atMs: 0 };

/** What a shop has used after some more work; what it used earlier is forgiven by and by. */
export function addWork(before: Work = NONE, moreMs: number, nowMs: number): Work {
  return { usedMs: usedNow(before, nowMs) + moreMs, atMs: nowMs };
}

/** Whether a shop may give us more to do. */
export function mayWork(before: Work = NONE, nowMs: number): boolean {
  return usedNow(before, nowMs) < MOST_MS;
}

function usedNow({ usedMs, atMs }: Work, nowMs: number): number {
  return Math.max(0, usedMs - ((nowMs - atMs) * MOST_MS) / WITHIN_MS);
}
