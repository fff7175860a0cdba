import type { ClaimedBatch, ClaimedMessage } from './claim-batch.ts';
import type { ClaimConsent } from './claim-consent.ts';
import type { GateFacts } from './gate-facts.ts';

/** A claim of this worker, processed in the order of its messages. */
export class OpenClaim {
  readonly claimId: number;
  readonly batch: ClaimedBatch;
  readonly facts: GateFacts;
  readonly consent: ClaimConsent;
  /**
   * Moments before the claim was made, by the running clock and by the wall clock: the running clock stops while a
   * machine sleeps.
   */
  readonly claimedAtMs: number;
  readonly claimedAtWallMs: number;
  /** How many of its messages may be handed over, according to the database. */
  handedOver: number;
  #next = 0;

  constructor(
    claimId: number,
    batch: ClaimedBatch,
    { facts, consent }: { facts: GateFacts; consent: ClaimConsent },
    claimedAt: { runningMs: number; wallMs: number },
  ) {
    this.claimId = claimId;
    this.batch = batch;
    this.facts = facts;
    this.consent = consent;
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

  /** The next message that may be handed over; null if the database must be asked first. */
  take(): ClaimedMessage | null {
    if (this.#next >= this.handedOver) return null;
    return this.#takeAny();
  }

  /** All messages that were not started. */
  takeRest(): ClaimedMessage[] {
    const rest = this.batch.messages.slice(this.#next);
    this.#next = this.batch.messages.length;
    return rest;
  }

  /** How many messages are taken once so many more are. */
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
