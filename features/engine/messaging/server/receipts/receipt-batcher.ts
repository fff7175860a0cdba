import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import { BatchQueue } from '#platform/database/batch-queue.ts';
import { isLockTimeout, isRefusal } from '#platform/database/errors/refusal.ts';
import { ShopQueue } from '#platform/loop/shop-queue.ts';
import { keyOfAdvance, type Advance } from '../../rules/receipts/advance.ts';
import type { AccountIds } from '../dispatch/account-ids.ts';
import type { StepListener } from '../steps-api.ts';
import { advanceAndNote } from './advance-and-note.ts';
import type { AdvanceHow } from './advance-messages.ts';
import { ReceiptFlow } from './receipt-flow.ts';
import { storeUnmatched, toUnmatched, type UnmatchedReceipt } from './store-unmatched.ts';

/** The receipts of one webhook. */
export interface Receipts {
  advances: Advance[];
  unmatched: UnmatchedReceipt[];
  /** The provider's ids of the senders that they belong to. */
  senderExternalIds: string[];
}

/** Is notified of stored receipts before their webhooks are answered. */
export interface ReceiptReport {
  failures: (failed: readonly Advance[]) => Promise<void>;
  accountIds?: AccountIds;
  /** In the transaction that stores them, unlike the others. */
  steps?: StepListener;
}

/** The keys of advances whose messages do not exist. */
type Missing = ReadonlySet<string>;

const MOST_AT_ONCE = 5000;
/** Rows are normally locked for milliseconds. A transaction that holds one for this long is stuck. */
const LOCK_WAIT_MS = 1000;
/** Shorter for a shop that is known to be blocked, because it has already waited `LOCK_WAIT_MS`. */
const APART_LOCK_WAIT_MS = 300;
/** How many of the pool's connections blocked shops may use, so that some are left for the others. */
const APART_AT_ONCE = 4;
const MOST_SHOPS_APART = 1000;
const DAYS_WITHOUT_A_ZONE = 'UTC';

/**
 * Stores receipts in batches of all shops. If one shop blocks a batch, by a lock or by a value that the database
 * refuses, the batch is stored shop by shop. That shop then has batches of its own until one succeeds.
 */
export class ReceiptBatcher {
  readonly #ctx: Context;
  readonly #channel: Channel;
  readonly #report: ReceiptReport;
  readonly #flow: ReceiptFlow;
  readonly #together = new BatchQueue((batch: readonly Receipts[]) => this.#store(batch), MOST_AT_ONCE);
  readonly #apart = new Map<number, BatchQueue<readonly Advance[], Missing>>();
  readonly #storing = new ShopQueue(APART_AT_ONCE);
  readonly #reporting = new ShopQueue(APART_AT_ONCE);

  constructor(ctx: Context, channel: Channel, report: ReceiptReport) {
    this.#ctx = ctx;
    this.#channel = channel;
    this.#report = report;
    this.#flow = new ReceiptFlow(ctx, channel);
  }

  /** Resolves once the receipts are stored, so that the webhook can be answered. Rejects if some are not stored. */
  async add(receipts: Receipts): Promise<void> {
    if (this.#apart.size === 0) return this.#addTogether(receipts);
    const held = receipts.advances.filter(({ shopId }) => this.#apart.has(shopId));
    await allOf([this.#addTogether(without(receipts, new Set(held))), this.#addApart(held)]);
  }

  async #addTogether(receipts: Receipts): Promise<void> {
    const missing = await this.#together.add(receipts).catch((error: unknown) => {
      if (isOfSomeRows(error) && receipts.advances.length > 0) return null;
      throw error;
    });
    if (missing) return this.#reportStored(receipts.advances, missing);
    const rest = this.#together.add({ ...receipts, advances: [] });
    await allOf([rest, this.#addApart(receipts.advances)]);
  }

  async #addApart(advances: readonly Advance[]): Promise<void> {
    await allOf(
      [...byShop(advances)].map(async ([shopId, own]) =>
        this.#reportStored(own, await this.#queueOf(shopId).add(own)),
      ),
    );
  }

  /** Each part is one statement with its own commit, so a repeated webhook may repeat the later parts. */
  async #store(batch: readonly Receipts[]): Promise<Missing> {
    const advances = batch.flatMap((receipts) => receipts.advances);
    const missing = await this.#advance(advances, { waitMs: LOCK_WAIT_MS });
    const unmatched = batch.flatMap((receipts) => receipts.unmatched);
    await storeUnmatched(this.#ctx.pool, unmatched, this.#ctx.clock.now());
    this.#flow.note(batch);
    return this.#keepMissing(missing);
  }

  #queueOf(shopId: number): BatchQueue<readonly Advance[], Missing> {
    const known = this.#apart.get(shopId);
    if (known) return known;
    const queue = new BatchQueue<readonly Advance[], Missing>(
      (batch) => this.#storing.run(shopId, () => this.#storeApart(shopId, batch.flat())),
      MOST_AT_ONCE,
    );
    const [oldest] = this.#apart.keys();
    if (oldest !== undefined && this.#apart.size >= MOST_SHOPS_APART) this.#apart.delete(oldest);
    this.#apart.set(shopId, queue);
    return queue;
  }

  async #storeApart(shopId: number, advances: readonly Advance[]): Promise<Missing> {
    try {
      const missing = await this.#advance(advances, { waitMs: APART_LOCK_WAIT_MS });
      this.#apart.delete(shopId);
      return await this.#keepMissing(missing);
    } catch (error) {
      this.#ctx.log.warn({ err: error, shopId, count: advances.length }, 'receipts of a shop held up');
      if (!isRefusal(error)) throw error;
      return this.#keepMissing(await this.#storeRefused(advances));
    }
  }

  /** Returns the advances without a message, and those that the database refuses one by one. */
  async #storeRefused(advances: readonly Advance[]): Promise<readonly Advance[]> {
    try {
      const how = { waitMs: APART_LOCK_WAIT_MS, timeZone: DAYS_WITHOUT_A_ZONE };
      return await this.#advance(advances, how);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (advances.length === 1) return advances;
      const half = Math.ceil(advances.length / 2);
      const first = await this.#storeRefused(advances.slice(0, half));
      return [...first, ...(await this.#storeRefused(advances.slice(half)))];
    }
  }

  #advance(advances: readonly Advance[], how: AdvanceHow): Promise<Advance[]> {
    const listener = this.#report.steps ?? null;
    return advanceAndNote(this.#ctx.pool, advances, { ...how, listener, now: this.#ctx.clock.now() });
  }

  async #keepMissing(missing: readonly Advance[]): Promise<Missing> {
    if (missing.length > 0) {
      const messageIds = missing.slice(0, 10).map(({ messageId }) => messageId);
      this.#ctx.log.warn({ count: missing.length, messageIds }, 'receipts of no message of their sender');
    }
    const unmatched = missing.map((advance) => toUnmatched(this.#channel, advance));
    await storeUnmatched(this.#ctx.pool, unmatched, this.#ctx.clock.now());
    return new Set(missing.map(keyOfAdvance));
  }

  /** Outside the batches, because what a failure causes may wait for its shop's rows. */
  async #reportStored(advances: readonly Advance[], missing: Missing): Promise<void> {
    const known = missing.size === 0 ? advances : advances.filter((one) => !missing.has(keyOfAdvance(one)));
    for (const { shopId, messageId, createdAt, bsuid } of known)
      if (bsuid !== undefined) this.#report.accountIds?.note({ shopId, messageId, createdAt, bsuid });
    const failed = known.filter(({ failedAt }) => failedAt !== undefined);
    await allOf(
      [...byShop(failed)].map(([shopId, own]) =>
        this.#reporting.run(shopId, () => this.#report.failures(own)),
      ),
    );
  }
}

function without({ advances, ...rest }: Receipts, left: ReadonlySet<Advance>): Receipts {
  return { ...rest, advances: advances.filter((advance) => !left.has(advance)) };
}

function byShop(advances: readonly Advance[]): Map<number, Advance[]> {
  return Map.groupBy(advances, ({ shopId }) => shopId);
}

/** Waits for all promises, even if one rejects, and then rejects with the first error. */
async function allOf(parts: readonly Promise<unknown>[]): Promise<void> {
  for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason;
}

/** The rows of other shops are fine. */
function isOfSomeRows(error: unknown): boolean {
  return isRefusal(error) || isLockTimeout(error);
}
