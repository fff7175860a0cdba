const SHORTEST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 250;
/** Shorter than a test may take, so that what was waited for is in the failure. */
const WITHIN_MS = 100_000;
/** A pause is no more than a tenth of what was waited: a look takes from the very processor that is waited for. */
const SHARE_OF_WAIT = 0.1;

/**
 * Looks again and again until `check` gives something other than null, undefined or false, and returns it.
 * Throws after `withinMs`, with what was waited for.
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
