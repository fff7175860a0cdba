import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { failImport, hasTriedEnough, tryAgainLater } from './end-import.ts';
import { RunningImport } from './running-import.ts';
import { giveBack, takeNextImport } from './take-import.ts';

/** How many shops' lists are worked on at the same time. */
const MOST_RUNNING = 4;

/**
 * Works on imports, one batch of each in turn, so that a large import does not delay a small one. Another process
 * continues what this one leaves, three times at most.
 */
export class ImportRunner {
  readonly #ctx: Context;
  readonly #storage: Storage;
  #running: RunningImport[] = [];

  constructor(ctx: Context, storage: Storage) {
    this.#ctx = ctx;
    this.#storage = storage;
  }

  /** Takes due imports and works on one batch. Returns whether there is more. */
  async runNext(): Promise<boolean> {
    const isNew = this.#running.length < MOST_RUNNING && (await this.#takeUp());
    const next = this.#running.shift();
    if (!next) return isNew;
    try {
      if (await next.step()) this.#running.push(next);
      else await next.close();
    } catch (error) {
      await this.#recordFailure(next, error);
    }
    return true;
  }

  /** Gives unfinished imports back to the queue. */
  async stop(): Promise<void> {
    for (const one of this.#running) {
      await one.close();
      await giveBack(this.#ctx.db, one.row);
    }
    this.#running = [];
  }

  async #takeUp(): Promise<boolean> {
    const { clock, db } = this.#ctx;
    const row = await takeNextImport(db, clock.now());
    if (!row) return false;
    if (hasTriedEnough(row)) await failImport(this.#ctx, db, row, 'crashed');
    else this.#running.push(new RunningImport(this.#ctx, this.#storage, row));
    return true;
  }

  async #recordFailure(one: RunningImport, error: unknown): Promise<void> {
    await one.close().catch(() => undefined);
    const { import_id: importId, attempts } = one.row;
    this.#ctx.log.warn({ importId, attempt: attempts, err: error }, 'import went wrong');
    await tryAgainLater(this.#ctx, one.row, 'broken');
  }
}
