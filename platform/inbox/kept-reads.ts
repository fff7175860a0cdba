import type { Tx } from '#platform/database/database.ts';

/** The batch that a transaction processes now; cached reads are dropped with this object. */
const batches = new WeakMap<Tx, object>();

/** From now on each `CachedRead` in this transaction queries only once. */
export function cacheReads(tx: Tx): void {
  batches.set(tx, {});
}

/** Clears the cached reads, because their data may have changed. */
export function forgetReads(tx: Tx): void {
  if (batches.has(tx)) batches.set(tx, {});
}

/** A query that several handlers need, such as the shop's row. Outside a batch it is not cached. */
export class CachedRead<Result> {
  readonly #byBatch = new WeakMap<object, Map<string, Promise<Result>>>();

  of(tx: Tx, key: string, read: () => Promise<Result>): Promise<Result> {
    const batch = batches.get(tx);
    if (!batch) return read();
    const kept = this.#byBatch.get(batch) ?? new Map<string, Promise<Result>>();
    this.#byBatch.set(batch, kept);
    const result = kept.get(key) ?? read();
    kept.set(key, result);
    return result;
  }
}
