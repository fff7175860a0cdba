import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { AnswerBatcher } from './answer-batcher.ts';
import { claimBatch } from './claim-batch.ts';
import { ClaimConsent } from './claim-consent.ts';
import { partnerOf, type ClaimedQueue } from './claimed-queue.ts';
import { findReadySenders, type ReadySender } from './find-ready-senders.ts';
import { GateFacts } from './gate-facts.ts';
import { LocalTimes } from './local-times.ts';
import { OpenClaim } from './open-claim.ts';
import { takeBackUnknown } from './release-claims.ts';

/** Rows per claim: large enough that the five statements of a claim cost little per message. */
const BATCH_SIZE = 500;
/**
 * How many messages are handed over with the claim itself. The fewer, the fewer are uncertain if the worker dies before
 * it starts them.
 */
const MOST_WITH_CLAIM = 16;
/** Claims run side by side, so that one that waits for a lock does not delay the others. */
const CLAIMS_AT_ONCE = 4;
/** A round waits this long for a claim that hangs. The next round skips its sender. */
const ROUND_MS = 50;
/** If somebody holds a row for longer, only this sender is delayed. */
const LOCK_TIMEOUT_MS = 1000;
/** When to ask again for a sender that was limited by its rate. */
const REFILLED_MS = 50;
const FIRST_FAULT_PAUSE_MS = 1000;
const LONGEST_FAULT_PAUSE_MS = 60_000;
/** A claim with an unconfirmed commit may still appear within this time, because no transaction lasts longer. */
const UNCERTAIN_MS = 65_000;
/** How often to check for lost claims. The check also runs without a sign of one, because it costs little. */
const POLL_INTERVAL_MS = 60_000;

/** The receiver of claimed messages. */
type Queue = Pick<ClaimedQueue, 'capacityFor' | 'add'>;

/**
 * Claims in rounds, for each sender that has due messages and free capacity. A sender whose claim fails is skipped for
 * a while.
 */
export class ClaimRounds {
  readonly #ctx: Pick<Context, 'pool' | 'clock' | 'log'>;
  readonly #workerId: string;
  readonly #answers: AnswerBatcher;
  readonly #queue: Queue;
  readonly #pollIntervalMs: number;
  readonly #localTimes = new LocalTimes();
  readonly #claiming = new Map<string, Promise<number>>();
  readonly #notBeforeMs = new Map<string, number>();
  readonly #faults = new Map<string, number>();
  /** Senders that had more queued messages than capacity. */
  readonly #hasMore = new Set<string>();
  #endRest: () => void = () => undefined;
  #mayHaveLostUntilMs = Number.NEGATIVE_INFINITY;
  #checkedAtMs = performance.now();

  constructor(
    ctx: Pick<Context, 'pool' | 'clock' | 'log'>,
    workerId: string,
    {
      answers,
      queue,
      pollIntervalMs = POLL_INTERVAL_MS,
    }: { answers: AnswerBatcher; queue: Queue; pollIntervalMs?: number },
  ) {
    this.#ctx = ctx;
    this.#workerId = workerId;
    this.#answers = answers;
    this.#queue = queue;
    this.#pollIntervalMs = pollIntervalMs;
  }

  /** Records that a sender has capacity again. A resting round continues when a sender has more of it. */
  recordCapacity(senderId: string): void {
    if (this.#hasMore.delete(senderId)) this.#endRest();
  }

  /** Makes one claim for each sender that may have one. Returns whether another round should follow immediately. */
  async run(): Promise<boolean> {
    await this.#takeBackLost();
    let claimed = 0;
    const ready = await findReadySenders(this.#ctx.pool, this.#ctx.clock.now());
    for (const sender of ready) {
      const { capacity, atOnce } = this.#queue.capacityFor(
        sender.senderId,
        partnerOf(sender.channel, sender.provider),
      );
      if (capacity < 1 || this.#isSkipped(sender.senderId)) continue;
      if (this.#claiming.size >= CLAIMS_AT_ONCE) await Promise.race(this.#claiming.values());
      const claim = this.#claim(sender, {
        limit: Math.min(capacity, BATCH_SIZE),
        atOnce: Math.min(atOnce, MOST_WITH_CLAIM),
      });
      this.#claiming.set(sender.senderId, claim);
      void claim
        .then((messages) => (claimed += messages))
        .finally(() => this.#claiming.delete(sender.senderId));
    }
    await Promise.race([this.settled(), pause(ROUND_MS)]);
    // Due messages that were not claimed may be sent a moment later.
    if (claimed === 0 && ready.length > 0) await this.#rest();
    return ready.length > 0;
  }

  /** Resolves when no claim is being made. */
  async settled(): Promise<void> {
    await Promise.all(this.#claiming.values());
  }

  #rest(): Promise<void> {
    return new Promise((resolve) => {
      this.#endRest = resolve;
      setTimeout(resolve, REFILLED_MS);
    });
  }

  #isSkipped(senderId: string): boolean {
    return this.#claiming.has(senderId) || performance.now() < (this.#notBeforeMs.get(senderId) ?? 0);
  }

  /** How many messages were claimed. Never rejects. */
  async #claim({ senderId }: ReadySender, wanted: { limit: number; atOnce: number }): Promise<number> {
    // Taken before the claim, so that the consent it reads is not older than this moment.
    const claimedAt = { runningMs: performance.now(), wallMs: Date.now() };
    try {
      const batch = await inConnection(
        this.#ctx.pool,
        (client) =>
          claimBatch(client, { senderId, workerId: this.#workerId, ...wanted }, this.#ctx.clock.now()),
        { lockTimeoutMs: LOCK_TIMEOUT_MS },
      );
      this.#faults.delete(senderId);
      if (!batch || batch.messages.length < wanted.limit) this.#skipFor(senderId, REFILLED_MS);
      else this.#hasMore.add(senderId);
      const [first] = batch?.messages ?? [];
      if (!batch || !first) return 0;
      this.#answers.open(first.claimId, batch.messages.length);
      const facts = new GateFacts(batch, this.#localTimes);
      const consent = new ClaimConsent(this.#ctx.pool, batch.messages, claimedAt.runningMs);
      this.#queue.add(new OpenClaim(first.claimId, batch, { facts, consent }, claimedAt));
      return batch.messages.length;
    } catch (error) {
      this.#recordFault(senderId, error);
      return 0;
    }
  }

  /** A sender whose claims fail is tried less and less often. The other senders are not affected. */
  #recordFault(senderId: string, error: unknown): void {
    const faults = this.#faults.get(senderId) ?? 0;
    this.#faults.set(senderId, faults + 1);
    this.#ctx.log.error(
      { err: error, senderId, faults: faults + 1 },
      'nothing claimed for a sender; it is tried again',
    );
    this.#skipFor(
      senderId,
      Math.min(LONGEST_FAULT_PAUSE_MS, FIRST_FAULT_PAUSE_MS * 2 ** Math.min(faults, 10)),
    );
    this.#mayHaveLostUntilMs = performance.now() + UNCERTAIN_MS;
  }

  #skipFor(senderId: string, ms: number): void {
    this.#notBeforeMs.set(senderId, performance.now() + ms);
  }

  /**
   * A claim with an unconfirmed commit may exist, or may appear until its transaction has timed out. A check before
   * that has not seen it. While no claim is being made, every claim of ours is known.
   */
  async #takeBackLost(): Promise<void> {
    const nowMs = performance.now();
    const mayHaveLost = this.#mayHaveLostUntilMs > Number.NEGATIVE_INFINITY;
    if (!mayHaveLost && nowMs - this.#checkedAtMs < this.#pollIntervalMs) return;
    await this.settled();
    await takeBackUnknown(this.#ctx.pool, this.#workerId, this.#answers.openClaims);
    this.#checkedAtMs = nowMs;
    if (mayHaveLost && nowMs > this.#mayHaveLostUntilMs) this.#mayHaveLostUntilMs = Number.NEGATIVE_INFINITY;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
