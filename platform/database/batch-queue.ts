/** Writes items in batches: what arrives while one batch is written makes up the next. */
export class BatchQueue<Item, Written> {
  readonly #write: (batch: readonly Item[]) => Promise<Written>;
  readonly #mostAtOnce: number;
  #waiting: { item: Item; written: (result: Written) => void; failed: (error: unknown) => void }[] = [];
  #isFlushing = false;

  constructor(write: (batch: readonly Item[]) => Promise<Written>, mostAtOnce: number) {
    this.#write = write;
    this.#mostAtOnce = mostAtOnce;
  }

  /** Resolves with the result of the item's batch once it is written; rejects if it is not. */
  add(item: Item): Promise<Written> {
    return new Promise((written, failed) => {
      this.#waiting.push({ item, written, failed });
      if (!this.#isFlushing) void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#isFlushing = true;
    // Items of the same turn of the event loop share the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#mostAtOnce);
      try {
        const result = await this.#write(batch.map((one) => one.item));
        for (const { written } of batch) written(result);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    // No await since the last check, so an item that is added from here on starts a flush of its own.
    this.#isFlushing = false;
  }
}
