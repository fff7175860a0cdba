const SHORTEST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 250;
/** Shorter than a test's time limit, so that the failure names the missing condition. */
const WITHIN_MS = 100_000;
/**
 * A pause may last this share of the time waited so far. A check takes time from the same processor that does the
 * awaited work.
 */
const SHARE_OF_WAIT = 0.1;

/**
 * Repeats `check` until its result is not null, undefined or false, and returns the result. Throws after `withinMs`
 * with `what`.
 */
export async function waitFor<Found>(
  what: string,
  check: () => Promise<Found | null | undefined | false>,
  withinMs = WITHIN_MS,
): Promise<Found> {
  const startMs = performance.now();
  for (;;) {
    const found = await check();
    if (found !== null && found !== undefined && found !== false) return found;
    const waitedMs = performance.now() - startMs;
    if (waitedMs > withinMs) throw new Error(`Waited ${withinMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseOf(waitedMs)));
  }
}

function pauseOf(waitedMs: number): number {
  return Math.min(Math.max(waitedMs * SHARE_OF_WAIT, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
}
