import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import { commitOnce } from '#platform/database/commit-once.ts';
import { isLockTimeout, isRefusal } from '#platform/database/errors/refusal.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { toPlainEnding, toStorableEnding } from '../../rules/dispatch/plain-ending.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { noteSteps } from '../receipts/advance-and-note.ts';
import type { StepListener } from '../steps-api.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import type { MessageInClaim } from './in-flight-journal.ts';
import { settleAnswers, type Ending, type Settlement } from './settle-answers.ts';

const MOST_AT_ONCE = 1000;
const FLUSH_PAUSE_MS = 30;
/** The most rows that are written one by one for a shop that is written separately. */
const MOST_APART = 100;
const LOCKED_PAUSE_MS = 500;

/**
 * Writes answers back in batches: many rows of many shops in few statements. Receipts make up for answers that are lost
 * before they are written. A shop whose rows are locked, or whose answers the database refuses, is written separately
 * until that is over, so it does not delay other shops.
 */
export class AnswerBatcher {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #settled: (message: MessageInClaim) => void;
  readonly #steps: StepListener | null;
  /** How many messages of each claim are not settled yet. */
  readonly #openClaims = new Map<number, number>();
  readonly #apart = new Map<number, Settlement[]>();
  readonly #writing = new Set<Promise<void>>();
  readonly #endings: Record<string, number> = {};
  #waiting: Settlement[] = [];
  #isFlushing = false;

  /** `settled` is called with each message whose end is stored. `steps` follows them in the same transaction. */
  constructor(
    pool: pg.Pool,
    clock: Clock,
    log: Logger,
    settled: (message: MessageInClaim) => void = () => undefined,
    steps: StepListener | null = null,
  ) {
    this.#pool = pool;
    this.#clock = clock;
    this.#log = log;
    this.#settled = settled;
    this.#steps = steps;
  }

  /** Opens a claim of this many messages. Each message is added once, and the last answer closes the claim. */
  open(claimId: number, messages: number): void {
    this.#openClaims.set(claimId, messages);
  }

  /** The claims with messages that have no answer yet. */
  get openClaims(): number[] {
    return [...this.#openClaims.keys()];
  }

  /**
   * Whether more answers wait than one batch holds. Sending faster would only make more messages uncertain if this
   * worker dies.
   */
  get isBehind(): boolean {
    return this.#waiting.length >= MOST_AT_ONCE;
  }

  /** Whether a shop that is written separately has too many answers waiting. */
  isHeldUp(shopId: number): boolean {
    return (this.#apart.get(shopId)?.length ?? 0) >= MOST_AT_ONCE;
  }

  /** How many messages ended with each kind of ending since the start. */
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
    // No await since the last check, so an answer that is added from here on starts a new flush.
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

  /** Runs until no answer of the shop waits. Locked rows are tried again; a refused batch is split. */
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

  /** Stores an answer that the database refuses in a plain form, without the provider's text. */
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
    // The message stays in its claim and becomes uncertain once this worker is gone. It is never sent again blindly.
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
   * Resolves once the batch is stored, however long the database is unavailable. Putting a message back twice would
   * send it twice. If the database refuses the batch or a row was locked for too long, throws and stores nothing.
   */
  async #settle(batch: readonly Settlement[]): Promise<void> {
    const left = this.#leftAfter(batch);
    const closed = [...left].filter(([, count]) => count === 0).map(([claimId]) => claimId);
    await commitOnce(
      this.#pool,
      async (client) => {
        const now = this.#clock.now();
        await settleAnswers(client, batch, closed, now);
        await noteSteps(client, reportedBy(batch, now), { listener: this.#steps, now });
      },
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

  /** How many messages of each claim in the batch stay open once the batch is written. */
  #leftAfter(batch: readonly Settlement[]): Map<number, number> {
    const left = new Map<number, number>();
    for (const { message } of batch) {
      const open = left.get(message.claimId) ?? this.#openClaims.get(message.claimId) ?? 0;
      left.set(message.claimId, open - 1);
    }
    return left;
  }
}

/** Returns what each answer means for its message, for features that follow messages. */
function reportedBy(batch: readonly Settlement[], now: Date): Advance[] {
  return batch.flatMap(({ message: { shopId, messageId, createdAt }, ending: { kind } }): Advance[] => {
    const key = { shopId, messageId, createdAt };
    if (kind === 'sent') return [{ ...key, sentAt: now }];
    return kind === 'failed' ? [{ ...key, failedAt: now }] : [];
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
