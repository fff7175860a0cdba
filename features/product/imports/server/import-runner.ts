import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { forReader } from '#platform/language/for-reader.ts';
import type { Reader } from '#platform/language/reader.ts';
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
  /** Each with its shop's reader, for whom the reasons of rejected rows are written. */
  #running: { run: RunningImport; reader: Reader }[] = [];

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
      if (await forReader(next.reader, () => next.run.step())) this.#running.push(next);
      else await next.run.close();
    } catch (error) {
      await this.#recordFailure(next.run, error);
    }
    return true;
  }

  /** Gives unfinished imports back to the queue. */
  async stop(): Promise<void> {
    for (const { run } of this.#running) {
      await run.close();
      await giveBack(this.#ctx.db, run.row);
    }
    this.#running = [];
  }

  async #takeUp(): Promise<boolean> {
    const { clock, db } = this.#ctx;
    const row = await takeNextImport(db, clock.now());
    if (!row) return false;
    if (hasTriedEnough(row)) {
      await failImport(this.#ctx, db, row, 'crashed');
      return true;
    }
    const reader = readerOfShop(await getShop(db, row.shop_id));
    this.#running.push({ run: new RunningImport(this.#ctx, this.#storage, row), reader });
    return true;
  }

  async #recordFailure(one: RunningImport, error: unknown): Promise<void> {
    await one.close().catch(() => undefined);
    const { import_id: importId, attempts } = one.row;
    this.#ctx.log.warn({ importId, attempt: attempts, err: error }, 'import went wrong');
    await tryAgainLater(this.#ctx, one.row, 'broken');
  }
}
