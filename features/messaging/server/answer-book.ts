import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import { commitOnce } from '#platform/database/commit-once.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import { settleAnswers, type Ending, type Settlement } from './settle-answers.ts';

const MOST_AT_ONCE = 1000;
const FLUSH_PAUSE_MS = 30;

/** Writes answers back in batches: many rows, few statements. What is not yet written is made up for by receipts. */
export class AnswerBook {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Logger;
  /** How many messages of each claim are not settled yet. */
  readonly #openClaims = new Map<number, number>();
  #waiting: Settlement[] = [];
  #flushing: Promise<void> | null = null;

  constructor(pool: pg.Pool, clock: Clock, log: Logger) {
    this.#pool = pool;
    this.#clock = clock;
    this.#log = log;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** A claim of so many messages; each of them is added once. With the last one's answer the claim is closed. */
  open(claimId: number, messages: number): void {
    this.#openClaims.set(claimId, messages);
  }

  /** The claims that are not answered for yet. */
  get openClaims(): number[] {
    return [...this.#openClaims.keys()];
  }

  add(message: ClaimedMessage, ending: Ending): void {
    this.#waiting.push({ message, ending });
    this.#flushing ??= this.#flush();
  }

  /** Resolves when everything added so far is stored. */
  async written(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    await pause(FLUSH_PAUSE_MS);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      await this.#settle(batch);
      if (this.#waiting.length < MOST_AT_ONCE) await pause(FLUSH_PAUSE_MS);
    }
    // In the same turn as the last look: what is added from here on starts a flush of its own.
    this.#flushing = null;
  }

  /** Resolves once the batch is stored, however long the database is away. What is put back twice would go out twice. */
  async #settle(batch: readonly Settlement[]): Promise<void> {
    const left = this.#leftAfter(batch);
    const closed = [...left].filter(([, count]) => count === 0).map(([claimId]) => claimId);
    await commitOnce(
      this.#pool,
      (client) => settleAnswers(client, batch, closed, this.#clock.now()),
      (error) =>
        this.#log.error({ err: error, count: batch.length }, 'answers not written; they are tried again'),
    );
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
