import type { Tx } from '#platform/database/database.ts';

/** The batch that a transaction handles now; what was read for it goes with this object. */
const batches = new WeakMap<Tx, object>();

/** From now on what `CachedRead`s read in this transaction is asked for once. */
export function cacheReads(tx: Tx): void {
  batches.set(tx, {});
}

/** What was read is asked for anew: something that is read may have been changed. */
export function forgetReads(tx: Tx): void {
  if (batches.has(tx)) batches.set(tx, {});
}

/** A read that several begin with, such as the shop's row. Outside batches it is asked each time. */
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
