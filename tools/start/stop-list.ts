type Stop = () => Promise<void>;

/** Remembers how to stop what was started, so that all of it is stopped once, the last started first. */
export class StopList {
  readonly #stops: Stop[] = [];
  #stopping: Promise<void> | undefined;

  add(stop: Stop): void {
    this.#stops.unshift(stop);
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Every caller waits for the same stop; one that fails does not keep the rest from stopping. */
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
