import '../../contract/store-events.ts';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import { ConcurrentRuns } from '#platform/loop/concurrent-runs.ts';
import { judgeCommandFailure, type CommandFailure } from '../../rules/judge-command-failure.ts';
import type { StorePlatform } from '../store-platform.ts';
import {
  findShopsWithCommands,
  leaseCommands,
  postponeCommand,
  settleCommand,
  type HeldCommand,
} from './command-queries.ts';
import { ImpossibleCommand } from './impossible-command.ts';
import type { DraftReady } from './make-draft.ts';
import { runCommand } from './run-command.ts';

const SHOPS_AT_ONCE = 16;
const BATCH_SIZE = 10;
const CALL_TIMEOUT_MS = 8000;
/** No command starts later than this after its lease. A command makes at most three requests. */
const WORK_MS = 25_000;
const LEASE_MS = 90_000;

interface ShopRef {
  shopId: number;
  shopUrl: string;
}

/**
 * Performs commands in the stores. Each try is counted before the store is called, so that after a crash the next try
 * looks for its result first. Shops are served side by side, so a store that does not answer delays only itself.
 */
export class StoreCommander {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #shops = new ConcurrentRuns(SHOPS_AT_ONCE);

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /** Starts on the shops with due commands. Never waits for a store. */
  async workOff(): Promise<boolean> {
    const due = await findShopsWithCommands(this.#ctx.db, this.#ctx.clock.now(), {
      except: this.#shops.keys,
      limit: this.#shops.capacity,
    });
    for (const shop of due) this.#shops.start(shop.shopId, () => this.#work(shop));
    return false;
  }

  /** Resolves when every started command is finished or postponed. */
  async settled(): Promise<void> {
    await this.#shops.settled();
  }

  async #work(shop: ShopRef): Promise<void> {
    const { db, clock, log } = this.#ctx;
    try {
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + LEASE_MS);
      const leased = await leaseCommands(db, shop.shopId, { now, leaseUntil, limit: BATCH_SIZE });
      for (const key of leased.unreadable) await this.#closeUnreadable(shop, key);
      await this.#runAll(shop, leased.held);
    } catch (error) {
      log.error({ err: error, shopId: shop.shopId }, 'store commands not worked off; they are tried again');
    }
  }

  async #runAll(shop: ShopRef, held: readonly HeldCommand[]): Promise<void> {
    const endMs = performance.now() + WORK_MS;
    let trouble: Date | null = null;
    for (const one of held) {
      // A store that does not answer is not called for the next command either.
      if (trouble || performance.now() >= endMs) {
        const dueAt = trouble ?? this.#ctx.clock.now();
        await postponeCommand(this.#ctx.db, shop.shopId, one.key, { dueAt, error: null, isUntried: true });
        continue;
      }
      trouble = await this.#run(shop, one);
    }
  }

  /** Returns until when the store is skipped, if it must be. */
  async #run(shop: ShopRef, held: HeldCommand): Promise<Date | null> {
    let draft: DraftReady | null;
    try {
      draft = await runCommand(await this.#client(shop), held);
    } catch (error) {
      return this.#fail(shop, held, error);
    }
    await this.#settle(shop, held, { state: 'done', error: null, draft });
    return null;
  }

  /** Gives up an unreadable command, which nobody could execute and which must not delay the others. */
  async #closeUnreadable({ shopId }: ShopRef, key: string): Promise<void> {
    const { db, clock, log } = this.#ctx;
    log.error({ shopId, key }, 'store command cannot be read; it is given up');
    const end = { state: 'givenUp' as const, error: 'It cannot be read.', at: clock.now() };
    await db.transaction().execute((tx) => settleCommand(tx, shopId, key, end));
  }

  #client(shop: ShopRef): Promise<AdminClient> {
    return this.#stores.clientFor(shop, { timeoutMs: CALL_TIMEOUT_MS });
  }

  async #fail(shop: ShopRef, held: HeldCommand, error: unknown): Promise<Date | null> {
    const { db, clock, log } = this.#ctx;
    const failure = failureOf(error);
    if (!failure) throw error;
    const verdict = judgeCommandFailure(failure, held.attempt);
    const words = wordsOf(error);
    const { shopId } = shop;
    const { kind } = held.command;
    if (verdict.kind === 'giveUp') {
      log.warn({ err: error, shopId, key: held.key, kind }, 'store command given up');
      await this.#settle(shop, held, { state: 'givenUp', error: words, draft: null });
      return null;
    }
    const dueAt = new Date(clock.now().getTime() + verdict.waitMs);
    log.warn({ err: error, shopId, key: held.key, kind, dueAt }, 'store command failed; it is tried again');
    await postponeCommand(db, shopId, held.key, { dueAt, error: words, isUntried: verdict.isUntried });
    return failure.kind === 'refused' ? null : dueAt;
  }

  /** Records the end of a command and raises its event, in one transaction. */
  async #settle(
    { shopId }: ShopRef,
    { key, command }: HeldCommand,
    end: { state: 'done' | 'givenUp'; error: string | null; draft: DraftReady | null },
  ): Promise<void> {
    const { db, clock, events } = this.#ctx;
    await db.transaction().execute(async (tx) => {
      const { state, error, draft } = end;
      if (!(await settleCommand(tx, shopId, key, { state, error, at: clock.now() }))) return;
      const reported = { shopId, commandKey: key, orderId: command.orderId };
      if (draft) await events.publish(tx, 'draftOrderReady', { ...reported, ...draft });
      if (state === 'givenUp')
        await events.publish(tx, 'storeCommandGivenUp', { ...reported, kind: command.kind });
    });
  }
}

function failureOf(error: unknown): CommandFailure | null {
  if (error instanceof ImpossibleCommand) return { kind: 'impossible' };
  return error instanceof ShopifyError ? error.failure : null;
}

function wordsOf(error: unknown): string {
  if (error instanceof ShopifyError && error.failure.kind === 'refused')
    return error.failure.detail.slice(0, 500);
  return error instanceof Error ? error.message.slice(0, 500) : String(error).slice(0, 500);
}
