/** Runs work for several shops in parallel, up to a limit, and the work of each shop in order. */
export class ShopQueue {
  readonly #last = new Map<number, Promise<unknown>>();
  readonly #queue: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Resolves or rejects with the result of `work`. */
  async run<Result>(shopId: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(shopId) ?? Promise.resolve();
    const own = before.then(() => this.#inPlace(work));
    const ended = own.catch(() => undefined);
    this.#last.set(shopId, ended);
    try {
      return await own;
    } finally {
      if (this.#last.get(shopId) === ended) this.#last.delete(shopId);
    }
  }

  async #inPlace<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
