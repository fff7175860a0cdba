const MOST_AT_ONCE = 500;

interface Asked<Found> {
  key: string;
  found: (found: Found | null) => void;
  failed: (error: unknown) => void;
}

/**
 * Looks things up by key, many with one query: keys that are requested while a query runs share the next one. With many
 * callers, one query for each takes five times as long.
 */
export class SharedLookup<Found> {
  readonly #query: (keys: string[]) => Promise<ReadonlyMap<string, Found>>;
  #waiting: Asked<Found>[] = [];
  #isFinding = false;

  constructor(query: (keys: string[]) => Promise<ReadonlyMap<string, Found>>) {
    this.#query = query;
  }

  /** Null if the query knows no such key; rejects if the database does. */
  find(key: string): Promise<Found | null> {
    return new Promise((found, failed) => {
      this.#waiting.push({ key, found, failed });
      if (!this.#isFinding) void this.#findAll();
    });
  }

  async #findAll(): Promise<void> {
    this.#isFinding = true;
    // Keys of the same turn of the event loop share the first query.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#answer(this.#waiting.splice(0, MOST_AT_ONCE));
    // No await since the last check, so a key that is requested from here on starts a query of its own.
    this.#isFinding = false;
  }

  /** A key that the database refuses does not affect the others. */
  async #answer(batch: readonly Asked<Found>[]): Promise<void> {
    try {
      const known = await this.#query([...new Set(batch.map(({ key }) => key))]);
      for (const { key, found } of batch) found(known.get(key) ?? null);
    } catch (error) {
      if (batch.length === 1) for (const { failed } of batch) failed(error);
      else await Promise.all(batch.map((one) => this.#answer([one])));
    }
  }
}
