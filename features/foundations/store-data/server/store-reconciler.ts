import '../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import { ConcurrentRuns } from '#platform/loop/concurrent-runs.ts';
import { catchUpMembers } from './catalogue/catch-up-members.ts';
import { catchUpCheckouts, catchUpOrders } from './catch-up.ts';
import {
  RECONCILE_EVERY_MS,
  askStoresAfterGap,
  leaseDueStores,
  recordReading,
  type Reading,
} from './reconcile-queries.ts';
import { recordWithheldFields } from './record-withheld-fields.ts';
import type { StorePlatform } from './store-platform.ts';
import { getShop } from './store-queries.ts';
import { saveSubscribed } from './subscribe-to-webhooks.ts';
import { repeatSync } from './sync/sync-queries.ts';

const STORES_AT_ONCE = 8;
const CALL_TIMEOUT_MS = 8000;
/** A longer run continues in the next one. Well below the lease, including a step that still runs. */
const RUN_MS = 2 * 60_000;
const LEASE_MS = 10 * 60_000;
/** A collection with an automatic rule changes without a webhook. */
const MEMBERS_EVERY_MS = 23 * 3600 * 1000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/**
 * Makes up for lost webhooks. It polls each store a few times a day, and when somebody needs to know: whether its
 * webhooks still work, and what changed since the last polling. Stores are polled side by side.
 */
export class StoreReconciler {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #running = new ConcurrentRuns(STORES_AT_ONCE);
  #isEnding = false;

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /** To be called at the start of a worker while no other is alive. */
  async askAfterGap(): Promise<void> {
    await askStoresAfterGap(this.#ctx.db, this.#ctx.clock.now());
  }

  /** Starts on the due stores. Never waits for one. */
  async reconcileDue(): Promise<boolean> {
    const now = this.#ctx.clock.now();
    const due = await leaseDueStores(this.#ctx.db, {
      now,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      limit: this.#running.capacity,
      except: this.#running.keys,
    });
    for (const reading of due) this.#running.start(reading.shop_id, () => this.#reconcile(reading));
    return false;
  }

  /** Starts no more queries, and resolves when the running ones are answered. The next worker does the rest. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    await this.#running.settled();
  }

  async #reconcile(reading: Reading): Promise<void> {
    const { shop_id: shopId } = reading;
    const startedAt = this.#ctx.clock.now();
    try {
      const isComplete = await this.#read(reading, startedAt);
      await this.#close(shopId, startedAt, isComplete);
    } catch (error) {
      const waitMs = Math.min(FIRST_RETRY_MS * 2 ** reading.failures, LONGEST_RETRY_MS);
      const dueAt = new Date(this.#ctx.clock.now().getTime() + waitMs);
      this.#ctx.log.warn({ err: error, shopId, dueAt }, 'store not read; it is asked again');
      const failures = Math.min(reading.failures + 1, 20);
      await recordReading(this.#ctx.db, shopId, { due_at: dueAt, leased_until: null, failures }).catch(
        (fault: unknown) => this.#ctx.log.error({ err: fault, shopId }, 'store reading not noted'),
      );
    }
  }

  /** Returns whether everything was read. Throws ShopifyError. */
  async #read(reading: Reading, startedAt: Date): Promise<boolean> {
    const shop = await getShop(this.#ctx.db, reading.shop_id);
    const endMs = performance.now() + RUN_MS;
    const { shop_id: shopId, shop_url: shopUrl } = shop;
    const client = await this.#stores.clientFor({ shopId, shopUrl }, { timeoutMs: CALL_TIMEOUT_MS });
    // First, because withheld data may be why the rest is refused.
    await recordWithheldFields(this.#ctx, client, shopId);
    const missing = await saveSubscribed(this.#ctx, client, shopId);
    if (missing.length > 0) {
      this.#ctx.log.warn({ shopId, missing }, 'webhook subscriptions were gone; they were made again');
    }
    const mayGoOn = () => !this.#isEnding && performance.now() < endMs;
    const run = { shop, client, reading, startedAt, mayGoOn };
    for (const catchUp of [catchUpOrders, catchUpCheckouts, catchUpMembers]) {
      if (!(await catchUp(this.#ctx, run))) return false;
    }
    return true;
  }

  async #close(shopId: number, startedAt: Date, isComplete: boolean): Promise<void> {
    const { db, clock, events, log } = this.#ctx;
    const now = clock.now();
    if (!isComplete) return recordReading(db, shopId, { due_at: now, leased_until: null, failures: 0 });
    await db.transaction().execute(async (tx) => {
      const dueAt = new Date(now.getTime() + RECONCILE_EVERY_MS);
      await recordReading(tx, shopId, {
        due_at: dueAt,
        leased_until: null,
        failures: 0,
        checked_at: startedAt,
      });
      const before = new Date(now.getTime() - MEMBERS_EVERY_MS);
      await repeatSync(tx, shopId, 'collections', { now, before });
      await events.publish(tx, 'storeRead', { shopId });
    });
    log.debug({ shopId }, 'store read');
  }
}
