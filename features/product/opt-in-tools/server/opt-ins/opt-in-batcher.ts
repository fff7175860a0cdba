import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { BatchQueue } from '#platform/database/batch-queue.ts';
import { isLockTimeout, isRefusal } from '#platform/database/errors/refusal.ts';
import { ShopQueue } from '#platform/loop/shop-queue.ts';
import type { ToolFamily } from '../tool-family.ts';
import type { AskedOptIn, OptInOutcome } from './asked-opt-in.ts';
import { KnownTools } from './known-tools.ts';
import { FlowWatch } from './measure-flow.ts';
import { recordOptIns, type OptInWatch } from './record-opt-ins.ts';

/** The outcome of each opt-in of a batch, or the error if it could not be stored. */
type Outcomes = ReadonlyMap<AskedOptIn, OptInOutcome | Error>;

const MOST_AT_ONCE = 200;
/** Rows are locked for milliseconds. A longer lock is stuck, and the other shoppers should not wait for it. */
const LOCK_WAIT_MS = 500;
/** A part of the pool's connections, so that blocked shops leave some for the others. */
const APART_AT_ONCE = 3;

/**
 * Stores opt-ins of all shops in batches. Opt-ins that arrive during a write are stored with the next batch, and each
 * shopper is answered after their own. If one shop blocks a batch, by a lock or an error, the batch is stored shop by
 * shop, and the failing opt-ins one by one. Such a shop gets batches of its own until one succeeds.
 */
export class OptInBatcher {
  readonly #ctx: Context;
  readonly #watch: OptInWatch;
  readonly #together = new BatchQueue(
    (batch: readonly AskedOptIn[]) => this.#store(batch, LOCK_WAIT_MS),
    MOST_AT_ONCE,
  );
  readonly #apart = new Map<number, BatchQueue<AskedOptIn, Outcomes>>();
  readonly #turns = new ShopQueue(APART_AT_ONCE);

  constructor(ctx: Context, family: ToolFamily) {
    this.#ctx = ctx;
    this.#watch = { tools: new KnownTools(family), flow: new FlowWatch(ctx) };
  }

  /** Resolves with the answer once the opt-in is stored. Rejects with the reason if it is not. */
  async add(asked: AskedOptIn): Promise<Exclude<OptInOutcome, Error>> {
    const outcomes = this.#apart.has(asked.shop.shop_id)
      ? await this.#addApart(asked)
      : await this.#addTogether(asked);
    const outcome = outcomes.get(asked);
    if (outcome === undefined || outcome instanceof Error)
      throw outcome ?? new Error('An opt-in was left out of its batch.');
    return outcome;
  }

  async #addTogether(asked: AskedOptIn): Promise<Outcomes> {
    try {
      return await this.#together.add(asked);
    } catch (error) {
      if (isRefusal(error) || isLockTimeout(error)) return this.#addApart(asked);
      throw error;
    }
  }

  #addApart(asked: AskedOptIn): Promise<Outcomes> {
    const shopId = asked.shop.shop_id;
    const queue =
      this.#apart.get(shopId) ??
      new BatchQueue<AskedOptIn, Outcomes>(
        (batch) => this.#turns.run(shopId, () => this.#storeApart(shopId, batch)),
        MOST_AT_ONCE,
      );
    this.#apart.set(shopId, queue);
    return queue.add(asked);
  }

  async #storeApart(shopId: number, batch: readonly AskedOptIn[]): Promise<Outcomes> {
    try {
      const outcomes = await this.#store(batch, null);
      this.#apart.delete(shopId);
      return outcomes;
    } catch (error) {
      if (batch.length === 1 || !isRefusal(error)) throw error;
      const outcomes = new Map<AskedOptIn, OptInOutcome | Error>();
      for (const one of batch) outcomes.set(one, await this.#storeAlone(one));
      return outcomes;
    }
  }

  async #storeAlone(one: AskedOptIn): Promise<OptInOutcome | Error> {
    try {
      return (await this.#store([one], null)).get(one) ?? new Error('An opt-in was left out.');
    } catch (error) {
      return error instanceof Error ? error : new Error('An opt-in was not stored.', { cause: error });
    }
  }

  /**
   * `waitMs` limits the wait for locks; null has no limit. Works without the row-level security of one shop, because a
   * batch has many shops. The server itself looked up each row's shop, each statement joins by it, and a tool counts
   * only together with the shop of the page.
   */
  async #store(batch: readonly AskedOptIn[], waitMs: number | null): Promise<Outcomes> {
    const outcomes = await this.#ctx.db.transaction().execute(async (tx) => {
      if (waitMs !== null) await sql`select set_config('lock_timeout', ${String(waitMs)}, true)`.execute(tx);
      return recordOptIns(this.#ctx, tx, this.#watch, batch);
    });
    return new Map(batch.flatMap((one, nth) => (outcomes[nth] ? [[one, outcomes[nth]] as const] : [])));
  }
}
