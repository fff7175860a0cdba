import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import { commitOnce } from '#platform/database/commit-once.ts';
import { isLockTimeout, isRefusal } from '#platform/database/errors/refusal.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { toPlainEnding, toStorableEnding } from '../../rules/dispatch/plain-ending.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import type { InClaim } from './in-flight-journal.ts';
import { settleAnswers, type Ending, type Settlement } from './settle-answers.ts';

const MOST_AT_ONCE = 1000;
const FLUSH_PAUSE_MS = 30;
/** Of a shop that is written apart: what a look-up by single rows may cost at most. */
const MOST_APART = 100;
const LOCKED_PAUSE_MS = 500;

/**
 * Writes answers back in batches: many rows of many shops, few statements. What is not yet written is made up for by
 * receipts. A shop whose rows are locked, or whose answers the database refuses, is written apart from the others
 * until that is over, so that it holds up nobody.
 */
export class AnswerBatcher {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #settled: (message: InClaim) => void;
  /** How many messages of each claim are not settled yet. */
  readonly #openClaims = new Map<number, number>();
  readonly #apart = new Map<number, Settlement[]>();
  readonly #writing = new Set<Promise<void>>();
  readonly #endings: Record<string, number> = {};
  #waiting: Settlement[] = [];
  #isFlushing = false;

  /** `settled` is told of each message whose end is stored. */
  constructor(
    pool: pg.Pool,
    clock: Clock,
    log: Logger,
    settled: (message: InClaim) => void = () => undefined,
  ) {
    this.#pool = pool;
    this.#clock = clock;
    this.#log = log;
    this.#settled = settled;
  }

  /** A claim of so many messages; each of them is added once. With the last one's answer the claim is closed. */
  open(claimId: number, messages: number): void {
    this.#openClaims.set(claimId, messages);
  }

  /** The claims that are not answered for yet. */
  get openClaims(): number[] {
    return [...this.#openClaims.keys()];
  }

  /**
   * Whether more lies ready than is written at once: sent faster, it would only wait here, and be in doubt when this worker
   * dies.
   */
  get isBehind(): boolean {
    return this.#waiting.length >= MOST_AT_ONCE;
  }

  /** Whether so much lies ready of a shop that is written apart. */
  isHeldUp(shopId: number): boolean {
    return (this.#apart.get(shopId)?.length ?? 0) >= MOST_AT_ONCE;
  }

  /** How many messages ended how, since the start. */
  get endings(): Readonly<Record<string, number>> {
    return this.#endings;
  }

  add(message: ClaimedMessage, ending: Ending): void {
    this.#endings[ending.kind] = (this.#endings[ending.kind] ?? 0) + 1;
    this.#waiting.push({ message, ending: toStorableEnding(ending) });
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    this.#track(this.#flush());
  }

  /** Resolves when everything added so far is stored. */
  async written(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  #track(writing: Promise<void>): void {
    const tracked = writing.finally(() => this.#writing.delete(tracked));
    this.#writing.add(tracked);
  }

  async #flush(): Promise<void> {
    await pause(FLUSH_PAUSE_MS);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      await this.#settleTogether(batch);
      if (this.#waiting.length < MOST_AT_ONCE) await pause(FLUSH_PAUSE_MS);
    }
    // In the same turn as the last look: what is added from here on starts a flush of its own.
    this.#isFlushing = false;
  }

  async #settleTogether(batch: readonly Settlement[]): Promise<void> {
    const byShop = Map.groupBy(batch, ({ message }) => message.shopId);
    const together = [...byShop].filter(([shopId]) => !this.#apart.has(shopId));
    for (const [shopId, settlements] of byShop) this.#apart.get(shopId)?.push(...settlements);
    if (together.length === 0) return;
    try {
      await this.#settle(together.flatMap(([, settlements]) => settlements));
    } catch (error) {
      this.#log.warn(
        { err: error, shops: together.length },
        'answers not written together; each shop is tried apart',
      );
      for (const [shopId, settlements] of together) {
        this.#apart.set(shopId, [...settlements]);
        this.#track(this.#settleApart(shopId));
      }
    }
  }

  /** Until nothing of the shop waits: what is locked is tried again, what is refused is taken apart. */
  async #settleApart(shopId: number): Promise<void> {
    const waiting = this.#apart.get(shopId) ?? [];
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_APART);
      try {
        await this.#settle(batch);
      } catch (error) {
        if (!isRefusal(error)) {
          await pause(LOCKED_PAUSE_MS);
          continue;
        }
        for (const one of batch) await this.#settleOne(one);
      }
      waiting.splice(0, batch.length);
    }
    this.#apart.delete(shopId);
  }

  /** An answer that the database refuses is kept in a plain form, which has nothing of the provider's words. */
  async #settleOne({ message, ending }: Settlement): Promise<void> {
    for (const form of [ending, toPlainEnding(ending)]) {
      try {
        return await this.#settleAtLast({ message, ending: form });
      } catch (error) {
        const { shopId, messageId } = message;
        this.#log.error(
          { err: error, shopId, messageId, ending: ending.kind },
          'the database refuses an answer',
        );
      }
    }
    // It stays in its claim, and is uncertain once this worker is gone: never sent again blindly.
  }

  async #settleAtLast(one: Settlement): Promise<void> {
    for (;;) {
      try {
        return await this.#settle([one]);
      } catch (error) {
        if (isRefusal(error)) throw error;
        await pause(LOCKED_PAUSE_MS);
      }
    }
  }

  /**
   * Resolves once the batch is stored, however long the database is away. What is put back twice would go out twice.
   * Throws what the database refuses, and when a row was locked for too long; then nothing is stored.
   */
  async #settle(batch: readonly Settlement[]): Promise<void> {
    const left = this.#leftAfter(batch);
    const closed = [...left].filter(([, count]) => count === 0).map(([claimId]) => claimId);
    await commitOnce(
      this.#pool,
      (client) => settleAnswers(client, batch, closed, this.#clock.now()),
      (error) =>
        this.#log.error({ err: error, count: batch.length }, 'answers not written; they are tried again'),
      { handBack: (error) => isRefusal(error) || isLockTimeout(error) },
    );
    for (const { message } of batch) this.#settled(message);
    for (const [claimId, count] of left) {
      if (count === 0) this.#openClaims.delete(claimId);
      else this.#openClaims.set(claimId, count);
    }
  }

  /** How much of each claim in the batch is open once the batch is written. */
  #leftAfter(batch: readonly Settlement[]): Map<number, number> {
    const left = new Map<number, number>();
    for (const { message } of batch) {
      const open = left.get(message.claimId) ?? this.#openClaims.get(message.claimId) ?? 0;
      left.set(message.claimId, open - 1);
    }
    return left;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
