/**
 * Splits what was told into waves, so that of whatever names the same thing or person each is in a later wave than the
 * one told before it. Within a wave nothing hangs on the order, so that all of it can be done together.
 */
export function toBatches<Told>(told: readonly Told[], keysOf: (one: Told) => readonly string[]): Told[][] {
  const waves: Told[][] = [];
  /** The wave after the last one that named it. */
  const nextOf = new Map<string, number>();
  for (const one of told) {
    const keys = keysOf(one);
    const wave = Math.max(0, ...keys.map((key) => nextOf.get(key) ?? 0));
    for (const key of keys) nextOf.set(key, wave + 1);
    (waves[wave] ??= []).push(one);
  }
  return waves;
}
