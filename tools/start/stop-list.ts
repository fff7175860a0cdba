type Stop = () => Promise<void>;

/** Collects functions that stop the started parts. All of them run once, the last started first. */
export class StopList {
  readonly #stops: Stop[] = [];
  #stopping: Promise<void> | undefined;

  add(stop: Stop): void {
    this.#stops.unshift(stop);
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /**
   * Stops everything. Every caller waits for the same stop. A function that fails does not keep the others from
   * running.
   */
  stopAll(): Promise<void> {
    this.#stopping ??= this.#runAll();
    return this.#stopping;
  }

  async #runAll(): Promise<void> {
    for (const stop of this.#stops) {
      await stop().catch((error: unknown) => console.error(error));
    }
  }
}
