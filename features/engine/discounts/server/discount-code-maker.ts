import {
  awaitCodeLater,
  findShopsAwaitingCodes,
  leaseAwaitingCode,
  recordMadeCodes,
  replaceCodes,
  type MessageAwaitingCode,
  type ShopAwaitingCodes,
} from '#features/engine/messaging/server/discount-codes-api.ts';
import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { ConcurrentRuns } from '#platform/loop/concurrent-runs.ts';
import { groupByKind, type WaitingGroup } from '../rules/group-by-kind.ts';
import { makeCodes, MOST_CODES } from './make-codes.ts';
import { newCode } from './new-code.ts';
import { PatientStore } from './patient-store.ts';
import { StoreBreaker } from './store-breaker.ts';

const SHOPS_AT_ONCE = 16;
const ANSWER_TIMEOUT_MS = 8000;
/**
 * No request starts later than this. Even if another process and then this one first have to renew a token (ten seconds
 * each), the last request ends before the lease.
 */
const WORK_MS = 25_000;
/** While one worker calls the store, no other does. If it dies, another takes over after this time. */
const LEASE_MS = 60_000;
const RETRY_MS = 15_000;

/**
 * Puts the single-use codes of waiting messages into their stores, many at a time, and then lets the messages continue.
 * Each message already has its code, so a second try finds that code and creates no other. Shops are served side
 * by side, so a store that does not answer delays only itself.
 */
export class DiscountCodeMaker {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #shops = new ConcurrentRuns(SHOPS_AT_ONCE);
  readonly #breaker = new StoreBreaker();

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /** Starts on the shops with waiting messages. Never waits for a store. */
  async prepareDue(): Promise<boolean> {
    const now = this.#ctx.clock.now();
    const leftAlone = [...this.#shops.keys, ...this.#breaker.openFor(now)];
    const shops = await findShopsAwaitingCodes(this.#ctx.db, now, leftAlone, this.#shops.capacity);
    for (const shop of shops) this.#shops.start(shop.shopId, () => this.#prepare(shop));
    return false;
  }

  /** Resolves when every started code is created or given up. */
  async settled(): Promise<void> {
    await this.#shops.settled();
  }

  async #prepare(shop: ShopAwaitingCodes): Promise<void> {
    const { db, clock, log } = this.#ctx;
    const endMs = performance.now() + WORK_MS;
    try {
      let more = true;
      while (more && performance.now() < endMs) {
        const now = clock.now();
        const leaseUntil = new Date(now.getTime() + LEASE_MS);
        const waiting = await leaseAwaitingCode(db, shop.shopId, { now, leaseUntil, limit: MOST_CODES });
        more = (await this.#serve(shop, waiting, endMs)) && waiting.length === MOST_CODES;
      }
    } catch (error) {
      log.error({ err: error, shopId: shop.shopId }, 'discount codes not prepared; they are tried again');
    }
  }

  /** Creates the codes for these messages. Returns false if the store did not answer. */
  async #serve(
    shop: ShopAwaitingCodes,
    waiting: readonly MessageAwaitingCode[],
    endMs: number,
  ): Promise<boolean> {
    if (waiting.length === 0) return true;
    const { db, clock, log } = this.#ctx;
    const left = new Set(groupByKind(await this.#renew(shop.shopId, waiting), clock.now()));
    try {
      const client = await this.#stores.clientFor(shop, { timeoutMs: ANSWER_TIMEOUT_MS });
      const store = new PatientStore(client, endMs);
      for (const group of left) {
        await this.#make(shop.shopId, store, group);
        left.delete(group);
      }
      this.#breaker.recordAnswer(shop.shopId);
      return true;
    } catch (error) {
      if (!(error instanceof ShopifyError)) throw error;
      const until = this.#breaker.recordFailure(shop.shopId, clock.now());
      log.warn({ err: error, shopId: shop.shopId, until }, 'no codes from this store; it is left alone');
      const unserved = [...left].flatMap(({ messages }) => messages);
      await awaitCodeLater(db, shop.shopId, unserved, until);
      return false;
    }
  }

  /** A code in the store that ends too soon cannot be extended, so its message gets another one. */
  async #renew(shopId: number, waiting: readonly MessageAwaitingCode[]): Promise<MessageAwaitingCode[]> {
    const ending = waiting.filter(({ discount }) => discount.endsAt !== undefined);
    const renewed = await this.#replace(shopId, ending);
    return [...waiting.filter(({ discount }) => discount.endsAt === undefined), ...renewed];
  }

  async #replace(shopId: number, messages: readonly MessageAwaitingCode[]): Promise<MessageAwaitingCode[]> {
    const replaced = messages.map((message) => ({ message, code: newCode() }));
    await replaceCodes(this.#ctx.db, shopId, replaced);
    return replaced.map(({ message, code }) => {
      const { percent, validSeconds } = message.discount;
      return { ...message, discount: { code, percent, validSeconds } };
    });
  }

  /** Throws ShopifyError if the store itself failed. A refusal affects these messages only. */
  async #make(
    shopId: number,
    store: PatientStore,
    { percentHundredths, endsAt, messages }: WaitingGroup,
  ): Promise<void> {
    const { db, clock, log } = this.#ctx;
    const kind = { shopId, percentHundredths, endsAt };
    const codes = messages.map(({ discount }) => discount.code);
    const made = await makeCodes(db, store, kind, { codes, now: clock.now() }).catch((error: unknown) => {
      if (error instanceof ShopifyError && error.failure.kind !== 'refused') throw error;
      log.warn({ err: error, ...kind }, 'discount codes not made; their messages wait');
      return null;
    });
    const became = messages.map((message) => ({
      message,
      code: made?.get(message.discount.code) ?? { kind: 'notYet' as const },
    }));
    await recordMadeCodes(
      db,
      shopId,
      became.flatMap(({ message, code }) => (code.kind === 'made' ? [{ message, endsAt: code.endsAt }] : [])),
    );
    const taken = became.flatMap(({ message, code }) => (code.kind === 'taken' ? [message] : []));
    await awaitCodeLater(db, shopId, await this.#replace(shopId, taken), clock.now());
    const later = became.flatMap(({ message, code }) => (code.kind === 'notYet' ? [message] : []));
    await awaitCodeLater(db, shopId, later, new Date(clock.now().getTime() + RETRY_MS));
  }
}
