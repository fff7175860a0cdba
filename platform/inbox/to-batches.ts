/**
 * Splits webhooks into batches such that each comes in a later batch than earlier ones about the same thing or person.
 * Within a batch the order does not matter, so it can be processed together.
 */
export function toBatches<Item>(items: readonly Item[], keysOf: (one: Item) => readonly string[]): Item[][] {
  const waves: Item[][] = [];
  /** The batch after the last one that named the key. */
  const nextOf = new Map<string, number>();
  for (const one of items) {
    const keys = keysOf(one);
    const wave = Math.max(0, ...keys.map((key) => nextOf.get(key) ?? 0));
    for (const key of keys) nextOf.set(key, wave + 1);
    (waves[wave] ??= []).push(one);
  }
  return waves;
}
