/**
 * Runs work in parallel, so that slow work for one key does not delay the other keys. Callers check `capacity` and
 * `keys` before they start work: the class enforces neither the limit nor one run per key. Work must not reject and
 * must report its own failures.
 */
export class ConcurrentRuns {
  readonly #limit: number;
  readonly #running = new Map<number, Promise<void>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many more runs may be started. */
  get capacity(): number {
    return this.#limit - this.#running.size;
  }

  /** The keys whose work is running. */
  get keys(): number[] {
    return [...this.#running.keys()];
  }

  /** Starts a key's work and returns immediately. */
  start(key: number, work: () => Promise<void>): void {
    this.#running.set(
      key,
      work().finally(() => this.#running.delete(key)),
    );
  }

  /** Resolves when all started work has ended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }
}
