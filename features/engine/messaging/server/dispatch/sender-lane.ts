import { unreachedPauseMs } from '../../rules/dispatch/decide-answer.ts';
import { FIRST_PLACES, decidePlaces } from '../../rules/dispatch/decide-places.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import type { OpenClaim } from './open-claim.ts';
import type { ProcessLoad } from './process-load.ts';

/** How far ahead messages are claimed. Older claims would be judged by outdated facts. */
const AHEAD_SECONDS = 0.25;
const FEWEST_AHEAD = 32;
const MEASURED_OVER_MS = 200;
/** How far ahead messages are handed over. The shorter, the fewer are uncertain if the worker dies. */
const HANDED_OVER_SECONDS = 0.05;
const FEWEST_HANDED_OVER = 8;

/** How one message ended, as far as its sender's lane needs to know. */
export type Turn =
  /** The provider was not asked. */
  { kind: 'kept' } | { kind: 'answered' | 'unreached'; inMs: number };

/** One message to send. */
export interface Begun {
  lane: SenderLane;
  claim: OpenClaim;
  message: ClaimedMessage;
}

/**
 * One sender's claimed messages and requests in flight in this process. Each sender has its own capacity, so another
 * sender's trouble cannot fill it.
 */
export class SenderLane {
  readonly senderId: string;
  readonly #load: ProcessLoad;
  readonly #claims: OpenClaim[] = [];
  readonly #startedAtMs = new Map<ClaimedMessage, number>();
  #waiting = 0;
  #ratePerSecond = 1;
  #places = FIRST_PLACES;
  #isSlow = false;
  #perSecond = 0;
  #answerMs: number | null = null;
  #measured = { sinceMs: performance.now(), ended: 0, answered: 0, totalMs: 0 };
  #pausedUntilMs = Number.NEGATIVE_INFINITY;
  #unreachedInARow = 0;

  constructor(senderId: string, load: ProcessLoad) {
    this.senderId = senderId;
    this.#load = load;
  }

  get running(): number {
    return this.#startedAtMs.size;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get isSlow(): boolean {
    return this.#isSlow;
  }

  get unreachedInARow(): number {
    return this.#unreachedInARow;
  }

  get isPaused(): boolean {
    return performance.now() < this.#pausedUntilMs;
  }

  /** How many more messages to claim now; 0 while enough of them wait. */
  get capacity(): number {
    if (this.isPaused) return 0;
    this.#measure();
    const ahead = this.#isSlow ? 0 : Math.max(FEWEST_AHEAD, Math.round(this.#perSecond * AHEAD_SECONDS));
    const capacity = this.#mostAtOnce + ahead - this.running - this.#waiting;
    return this.#waiting <= ahead / 2 ? Math.max(0, capacity) : 0;
  }

  /** How many messages of a new claim would start immediately. */
  get freePlaces(): number {
    return Math.max(0, this.#mostAtOnce - this.running - this.#waiting);
  }

  add(claim: OpenClaim): void {
    this.#ratePerSecond = claim.batch.sender.ratePerSecond;
    this.#claims.push(claim);
    this.#waiting += claim.left;
  }

  /**
   * The claim whose next messages should be handed over soon, and how many; null if enough are. The next claim is asked
   * for before the first one ends: otherwise each claim started with waiting for the disk.
   */
  get toHandOver(): { claim: OpenClaim; upTo: number } | null {
    const most = Math.max(FEWEST_HANDED_OVER, Math.ceil(this.#perSecond * HANDED_OVER_SECONDS));
    let ready = 0;
    for (const claim of this.#claims) {
      ready += claim.ready;
      if (ready > most / 2) return null;
      if (claim.ready < claim.left) return { claim, upTo: claim.upTo(most) };
    }
    return null;
  }

  /** Takes the next message that may be sent; null if there is none. */
  begin(): Begun | null {
    const [claim] = this.#claims;
    if (!claim || this.running >= this.#mostAtOnce) return null;
    const message = claim.take();
    if (!message) return null;
    if (claim.left === 0) this.#claims.shift();
    this.#waiting -= 1;
    this.#startedAtMs.set(message, performance.now());
    return { lane: this, claim, message };
  }

  end(message: ClaimedMessage, turn: Turn): void {
    this.#startedAtMs.delete(message);
    this.#measured.ended += 1;
    if (turn.kind === 'kept') return;
    if (turn.kind === 'unreached') return this.#recordUnreached();
    this.#unreachedInARow = 0;
    this.#measured.answered += 1;
    this.#measured.totalMs += turn.inMs;
  }

  /** Starts and claims nothing for this long. */
  pauseFor(ms: number): void {
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, performance.now() + ms);
  }

  /** Takes back the waiting messages that were not started, or only those that waited longer than `olderThanMs`. */
  takeWaiting(olderThanMs = 0): { claim: OpenClaim; messages: ClaimedMessage[] }[] {
    const taken = this.#claims.filter((claim) => claim.ageMs() >= olderThanMs);
    const kept = this.#claims.filter((claim) => !taken.includes(claim));
    this.#claims.splice(0, this.#claims.length, ...kept);
    return taken.map((claim) => {
      const messages = claim.takeRest();
      this.#waiting -= messages.length;
      return { claim, messages };
    });
  }

  /** Forgets the waiting messages of a claim that another worker has now, and returns them. */
  forget(claim: OpenClaim): ClaimedMessage[] {
    const at = this.#claims.indexOf(claim);
    if (at >= 0) this.#claims.splice(at, 1);
    const lost = claim.takeRest();
    this.#waiting -= lost.length;
    return lost;
  }

  /** After a try without a connection, one message at a time tests whether there is a connection again. */
  get #mostAtOnce(): number {
    if (this.#unreachedInARow > 0) return 1;
    return this.#places;
  }

  /** Requests that were in flight together and failed together count as one failure. */
  #recordUnreached(): void {
    if (this.isPaused) return;
    this.pauseFor(unreachedPauseMs(this.#unreachedInARow));
    this.#unreachedInARow += 1;
  }

  #measure(): void {
    const nowMs = performance.now();
    const elapsedMs = nowMs - this.#measured.sinceMs;
    if (elapsedMs >= MEASURED_OVER_MS) {
      const { ended, answered, totalMs } = this.#measured;
      this.#perSecond = (ended * 1000) / elapsedMs;
      if (answered > 0) this.#answerMs = totalMs / answered;
      this.#measured = { sinceMs: nowMs, ended: 0, answered: 0, totalMs: 0 };
    }
    const [oldest] = this.#startedAtMs.values();
    const { places, isSlow } = decidePlaces({
      ratePerSecond: this.#ratePerSecond,
      perSecond: this.#perSecond,
      answerMs: this.#answerMs,
      oldestMs: oldest === undefined ? 0 : nowMs - oldest,
      places: this.#places,
      isProcessBusy: this.#load.isBusy,
    });
    this.#places = places;
    this.#isSlow = isSlow;
  }
}
