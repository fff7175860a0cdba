/**
 * Pieces of work that run side by side, for each key one at a time, and only so many at once: what takes long for one
 * of them holds up none of the others. Work never rejects: it tells its own failures.
 */
export class SideBySide {
  readonly #most: number;
  readonly #running = new Map<number, Promise<void>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** How many more may be started. */
  get capacity(): number {
    return this.#most - this.#running.size;
  }

  /** Whose work is under way. */
  get keys(): number[] {
    return [...this.#running.keys()];
  }

  /** Starts a key's work and returns at once. */
  start(key: number, work: () => Promise<void>): void {
    this.#running.set(
      key,
      work().finally(() => this.#running.delete(key)),
    );
  }

  /** Resolves when everything that was started has ended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }
}
