import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { ConcurrentRuns } from '#platform/loop/concurrent-runs.ts';
import type { StorePlatform } from '../store-platform.ts';
import { getShop } from '../store-queries.ts';
import { applyLines } from './apply-lines.ts';
import type { PartRun, StepEnd } from './part-run.ts';
import { readPartPages } from './read-part-pages.ts';
import { askBulk, requestBulk } from './run-bulk.ts';
import { storeLines } from './store-lines.ts';
import { leaseDueSyncs, recordSync, type Sync } from './sync-queries.ts';

const STORES_AT_ONCE = 4;
/** A longer run continues in the next one. Well below the lease, including the time of one more step. */
const RUN_MS = 2 * 60_000;
const LEASE_MS = 10 * 60_000;
/** Shorter waits happen within the run, because polling for the part again would take as long. */
const SHORT_WAIT_MS = 400;
const CALL_TIMEOUT_MS = 20_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 30 * 60_000;

const STEPS: Readonly<Record<string, (ctx: Context, run: PartRun) => Promise<StepEnd>>> = {
  waiting: requestBulk,
  running: askBulk,
  storing: storeLines,
  applying: applyLines,
  paging: readPartPages,
};

/**
 * Fetches a store's data part by part, with the store's bulk operations, or page by page if the store refuses those. Each step
 * records its progress in the transaction of its effects, so a worker that dies loses nothing.
 */
export class StoreSyncer {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #running = new ConcurrentRuns(STORES_AT_ONCE);
  #isEnding = false;

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /** Starts on the due stores. Never waits for one. */
  async syncDue(): Promise<boolean> {
    const now = this.#ctx.clock.now();
    const due = await leaseDueSyncs(this.#ctx.db, {
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      limit: this.#running.capacity,
      except: this.#running.keys,
    });
    for (const sync of due) this.#running.start(sync.shop_id, () => this.#run(sync));
    return false;
  }

  /** Starts no more steps, and resolves when the running ones are recorded. The next worker does the rest. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#running.settled();
  }

  async settled(): Promise<void> {
    await this.#running.settled();
  }

  async #run(sync: Sync): Promise<void> {
    const { db, clock, log } = this.#ctx;
    const { shop_id: shopId, part } = sync;
    try {
      const waitMs = await this.#advance(sync);
      const dueAt = new Date(clock.now().getTime() + waitMs);
      await recordSync(db, sync, { leased_until: null, error: null, due_at: dueAt });
    } catch (error) {
      const failures = Math.min(sync.failures + 1, 20);
      const waitMs = Math.min(FIRST_RETRY_MS * 2 ** sync.failures, LONGEST_RETRY_MS);
      const dueAt = new Date(clock.now().getTime() + waitMs);
      log.warn({ err: error, shopId, part, dueAt }, 'part of a store not fetched; it is tried again');
      const noted = { leased_until: null, failures, error: String(error).slice(0, 500), due_at: dueAt };
      await recordSync(db, sync, noted).catch((fault: unknown) =>
        log.error({ err: fault, shopId, part }, 'fetching of a store not noted'),
      );
    }
  }

  /** Advances step by step. Returns after how many milliseconds there is more to do. Throws ShopifyError. */
  async #advance(sync: Sync): Promise<number> {
    const shop = await getShop(this.#ctx.db, sync.shop_id);
    const { shop_id: shopId, shop_url: shopUrl } = shop;
    const client = await this.#stores.clientFor({ shopId, shopUrl }, { timeoutMs: CALL_TIMEOUT_MS });
    const endMs = performance.now() + RUN_MS;
    const mayGoOn = () => !this.#isEnding && performance.now() < endMs;
    const run: PartRun = { sync: { ...sync }, shop, client, mayGoOn };
    while (mayGoOn()) {
      const step = STEPS[run.sync.state];
      if (!step) return 0;
      const end = await step(this.#ctx, run);
      if (end === 'later') return 0;
      if (end === 'next') continue;
      if (end.waitMs > SHORT_WAIT_MS) return end.waitMs;
      await wait(end.waitMs);
    }
    return 0;
  }
}
