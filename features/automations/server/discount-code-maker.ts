import { createCode } from '#features/discounts/server/index.ts';
import {
  findShopsAwaitingCodes,
  leaseAwaitingCode,
  releaseAwaitingCode,
  type MessageAwaitingCode,
  type ShopAwaitingCodes,
} from '#features/messaging/server/index.ts';
import type { StorePlatform } from '#features/store-data/server/index.ts';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { SideBySide } from '#platform/loop/side-by-side.ts';
import { dropVoidMessages } from './drop-void-messages.ts';
import { StoreBreaker } from './store-breaker.ts';

const SHOPS_AT_ONCE = 16;
const BATCH_SIZE = 10;
const CODE_TIMEOUT_MS = 8000;
/** No code is begun later than this after its lease. With the last one, and a token that has to be renewed first by
 *  another process and then here (ten seconds each), all is over before the lease is. */
const WORK_MS = 25_000;
/** While one worker asks the store, no other does; if it dies, another takes over after that. */
const LEASE_MS = 60_000;
const RETRY_MS = 15_000;

/**
 * Creates the single-use codes of messages that wait for one, then lets the messages go. A code is chosen with its
 * message, so a second try meets the code itself, not a second one. Shops are served side by side: one whose store
 * does not answer waits alone.
 */
export class DiscountCodeMaker {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #shops = new SideBySide(SHOPS_AT_ONCE);
  readonly #breaker = new StoreBreaker();

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /** Starts on the shops that have messages waiting; never waits for a store. */
  async prepareDue(): Promise<boolean> {
    const now = this.#ctx.clock.now();
    const leftAlone = [...this.#shops.keys, ...this.#breaker.openFor(now)];
    const shops = await findShopsAwaitingCodes(this.#ctx.db, now, leftAlone, this.#shops.capacity);
    for (const shop of shops) this.#shops.start(shop.shopId, () => this.#prepare(shop));
    return false;
  }

  /** Resolves when every code that was begun is made or given up. */
  async settled(): Promise<void> {
    await this.#shops.settled();
  }

  async #prepare(shop: ShopAwaitingCodes): Promise<void> {
    const { db, clock, log } = this.#ctx;
    try {
      await dropVoidMessages(db, shop.shopId, clock.now());
      const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
      const held = await leaseAwaitingCode(db, shop.shopId, {
        now: clock.now(),
        leaseUntil,
        limit: BATCH_SIZE,
      });
      if (held.length > 0) await this.#makeCodes(shop, held);
    } catch (error) {
      log.error({ err: error, shopId: shop.shopId }, 'discount codes not prepared; they are tried again');
    }
  }

  async #makeCodes(shop: ShopAwaitingCodes, held: readonly MessageAwaitingCode[]): Promise<void> {
    const { clock } = this.#ctx;
    const endMs = performance.now() + WORK_MS;
    const left = [...held];
    try {
      const client = await this.#stores.clientFor(shop, { timeoutMs: CODE_TIMEOUT_MS });
      for (let [message] = left; message && performance.now() < endMs; [message] = left) {
        await this.#makeCode(client, shop, message);
        left.shift();
      }
      this.#breaker.recordAnswer(shop.shopId);
      await this.#requeue(shop, left, clock.now());
    } catch (error) {
      if (!(error instanceof ShopifyError)) throw error;
      const until = this.#breaker.recordFailure(shop.shopId, clock.now());
      this.#ctx.log.warn(
        { err: error, shopId: shop.shopId, until },
        'no codes from this store; it is left alone',
      );
      await this.#requeue(shop, left, clock.now());
    }
  }

  /** Throws ShopifyError when the store itself failed; a code that it refuses is this message's trouble alone. */
  async #makeCode(
    client: AdminClient,
    shop: ShopAwaitingCodes,
    { messageId, discount }: MessageAwaitingCode,
  ): Promise<void> {
    const { db, clock, log } = this.#ctx;
    try {
      await createCode(client, {
        code: discount.code,
        percent: discount.percent,
        startsAt: clock.now(),
        endsAt: discount.expiresAt === null ? null : new Date(discount.expiresAt),
        isSingleUse: true,
      });
    } catch (error) {
      if (error instanceof ShopifyError && error.failure.kind !== 'refused') throw error;
      log.warn({ err: error, messageId }, 'discount code not created; the message waits');
      const retryAt = new Date(clock.now().getTime() + RETRY_MS);
      return releaseAwaitingCode(db, shop.shopId, messageId, { state: 'held', dueAt: retryAt });
    }
    await releaseAwaitingCode(db, shop.shopId, messageId, { state: 'queued', dueAt: clock.now() });
  }

  async #requeue(shop: ShopAwaitingCodes, left: readonly MessageAwaitingCode[], dueAt: Date): Promise<void> {
    for (const { messageId } of left) {
      await releaseAwaitingCode(this.#ctx.db, shop.shopId, messageId, { state: 'held', dueAt });
    }
  }
}
