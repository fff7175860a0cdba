import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';
import type { GateFacts } from './gate-facts.ts';

/** A claim of this worker, worked off in the order of its messages. */
export class OpenClaim {
  readonly claimId: number;
  readonly batch: ClaimedBatch;
  readonly facts: GateFacts;
  /** Moments before the claim was made, by the running clock and by the wall's: a machine that sleeps stops the first. */
  readonly claimedAtMs: number;
  readonly claimedAtWallMs: number;
  /** So many of its messages may be handed over: the database knows of it. */
  handedOver: number;
  #next = 0;

  constructor(
    claimId: number,
    batch: ClaimedBatch,
    facts: GateFacts,
    claimedAt: { runningMs: number; wallMs: number },
  ) {
    this.claimId = claimId;
    this.batch = batch;
    this.facts = facts;
    this.claimedAtMs = claimedAt.runningMs;
    this.claimedAtWallMs = claimedAt.wallMs;
    this.handedOver = batch.handedOver;
  }

  get left(): number {
    return this.batch.messages.length - this.#next;
  }

  /** How many more may be handed over without asking the database. */
  get ready(): number {
    return this.handedOver - this.#next;
  }

  /** The next message that may be handed over; null when the database must be told first. */
  take(): ClaimedMessage | null {
    if (this.#next >= this.handedOver) return null;
    return this.#takeAny();
  }

  /** Every message that was not begun. */
  takeRest(): ClaimedMessage[] {
    const rest = this.batch.messages.slice(this.#next);
    this.#next = this.batch.messages.length;
    return rest;
  }

  /** How many messages were taken once so many more are. */
  upTo(more: number): number {
    return Math.min(this.batch.messages.length, this.#next + more);
  }

  ageMs(): number {
    return Math.max(performance.now() - this.claimedAtMs, Date.now() - this.claimedAtWallMs);
  }

  #takeAny(): ClaimedMessage | null {
    const message = this.batch.messages[this.#next] ?? null;
    this.#next += 1;
    return message;
  }
}
