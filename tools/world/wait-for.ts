const LOOK_EVERY_MS = 50;

/**
 * Looks again and again until `look` gives something other than null, undefined or false, and returns it.
 * Throws after `withinMs`, with what was waited for and what was seen last.
 */
export async function waitFor<Found>(
  what: string,
  look: () => Promise<Found | null | undefined | false>,
  withinMs = 120_000,
): Promise<Found> {
  const endMs = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > endMs) throw new Error(`Waited ${withinMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
