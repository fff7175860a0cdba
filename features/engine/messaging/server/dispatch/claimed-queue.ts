import type { Context } from '#platform/context.ts';
import { actOnEffect } from './act-on-effect.ts';
import type { AnswerBatcher } from './answer-batcher.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import { giveBackReach } from './daily-reach.ts';
import { InFlightMarks } from './in-flight-marks.ts';
import type { OpenClaim } from './open-claim.ts';
import { PartnerPlaces } from './partner-places.ts';
import { ProcessLoad } from './process-load.ts';
import type { SendOne, SlotEnd } from './send-one.ts';
import { SenderLane, type Begun } from './sender-lane.ts';

/** The most claimed messages that wait, over all senders. It limits the memory for their content. */
const MOST_WAITING = 8000;
/**
 * How many messages a sender may always claim if none of its messages wait. Also the limit for a sender while answers
 * wait to be written.
 */
const ALWAYS = 16;
/**
 * Messages that wait this long because their provider hangs return to the queue, because their facts are out of date.
 */
const SLOW_WAIT_MS = 5000;

interface SenderSlots {
  lane: SenderLane;
  places: PartnerPlaces;
  /** Null until the first claim. */
  shopId: number | null;
}

/** The messages that this worker has claimed. Starts each one when its sender and its partner have a free slot. */
export class ClaimedQueue {
  readonly #ctx: Context;
  readonly #answers: AnswerBatcher;
  readonly #sendOne: SendOne;
  readonly #inFlightMarks: InFlightMarks;
  readonly #hasCapacity: (senderId: string) => void;
  readonly #load = new ProcessLoad();
  readonly #senders = new Map<string, SenderSlots>();
  readonly #placesOf = new Map<string, PartnerPlaces>();
  #emptied: (() => void) | null = null;
  #waiting = 0;

  /** `hasCapacity` is called when a sender that had enough messages may claim again. */
  constructor(
    ctx: Context,
    answers: AnswerBatcher,
    sendOne: SendOne,
    hasCapacity: (senderId: string) => void,
  ) {
    this.#ctx = ctx;
    this.#answers = answers;
    this.#sendOne = sendOne;
    this.#hasCapacity = hasCapacity;
    this.#inFlightMarks = new InFlightMarks(ctx.pool, ctx.log, (claim, isOurs) =>
      this.#handedOver(claim, isOurs),
    );
  }

  /** How many more messages to claim for a sender, and how many of them would start immediately. */
  capacityFor(senderId: string, partner: string): { capacity: number; atOnce: number } {
    const { lane, shopId } = this.#slotsOf(senderId, partner);
    if (lane.isSlow) this.#requeue(lane, SLOW_WAIT_MS);
    if (shopId !== null && this.#answers.isHeldUp(shopId)) return { capacity: 0, atOnce: 0 };
    const left = this.#answers.isBehind
      ? Math.max(0, ALWAYS - lane.waiting - lane.running)
      : Math.max(MOST_WAITING - this.#waiting, lane.waiting === 0 ? ALWAYS : 0);
    return { capacity: Math.min(lane.capacity, left), atOnce: lane.freePlaces };
  }

  add(claim: OpenClaim): void {
    const { senderId, shopId, provider, channel } = claim.batch.sender;
    const slots = this.#slotsOf(senderId, partnerOf(channel, provider));
    const { lane, places } = slots;
    slots.shopId = shopId;
    lane.add(claim);
    this.#waiting += claim.left;
    places.offer(lane);
    this.#fill(places);
    this.#reportHandOver(lane);
  }

  /** Puts back all messages that were not started. Resolves when the started ones have an answer. */
  async end(): Promise<void> {
    for (const { lane } of this.#senders.values()) this.#requeue(lane);
    if (!this.#isEmpty)
      await new Promise<void>((emptied) => {
        this.#emptied = emptied;
      });
  }

  /** Messages that were started and have no answer from their provider. */
  get running(): number {
    return [...this.#placesOf.values()].reduce((sum, { running }) => sum + running, 0);
  }

  get #isEmpty(): boolean {
    return this.running === 0;
  }

  #slotsOf(senderId: string, partner: string): SenderSlots {
    const known = this.#senders.get(senderId);
    if (known) return known;
    const places = this.#placesOf.get(partner) ?? new PartnerPlaces();
    this.#placesOf.set(partner, places);
    const slots: SenderSlots = { lane: new SenderLane(senderId, this.#load), places, shopId: null };
    this.#senders.set(senderId, slots);
    return slots;
  }

  #fill(places: PartnerPlaces): void {
    for (let started = places.begin(); started; started = places.begin()) {
      this.#waiting -= 1;
      void this.#run(places, started);
    }
  }

  async #run(places: PartnerPlaces, started: Begun): Promise<void> {
    const end = await this.#sendOne.handle(started);
    this.#write(started, end);
    const { lane, message } = started;
    lane.end(message, end.turn);
    if (end.turn.kind === 'unreached' || end.effect?.stopSender !== undefined) this.#requeue(lane);
    if (end.effect?.slowSenderMs !== undefined) {
      lane.pauseFor(end.effect.slowSenderMs);
      this.#requeue(lane);
    }
    places.end(lane);
    this.#fill(places);
    this.#reportHandOver(lane);
    if (lane.capacity > 0) this.#hasCapacity(lane.senderId);
    if (this.#isEmpty) this.#emptied?.();
  }

  #write({ claim, message }: Begun, { ending, effect, askedAt }: SlotEnd): void {
    this.#answers.add(message, ending);
    this.#recordHandled(claim, 1);
    if (!effect) return;
    const { senderId } = claim.batch.sender;
    void actOnEffect(this.#ctx, senderId, message, effect, askedAt).catch((error: unknown) => {
      const { shopId, messageId } = message;
      this.#ctx.log.error(
        { err: error, shopId, messageId },
        'the effect of an answer on its sender was not stored',
      );
    });
  }

  #recordHandled({ facts, batch }: OpenClaim, messages: number): void {
    const unreached = facts.recordHandled(messages);
    if (unreached === null || unreached === 0 || batch.reach.limit === null) return;
    giveBackReach(this.#ctx.pool, batch.sender, unreached).catch((error: unknown) => {
      this.#ctx.log.error({ err: error, senderId: batch.sender.senderId }, 'daily reach not given back');
    });
  }

  #requeue(lane: SenderLane, olderThanMs = 0): void {
    for (const { claim, messages } of lane.takeWaiting(olderThanMs)) {
      this.#waiting -= messages.length;
      this.#recordHandled(claim, messages.length);
      for (const message of messages) this.#answers.add(message, { kind: 'requeue' });
    }
  }

  #reportHandOver(lane: SenderLane): void {
    const next = lane.toHandOver;
    if (next) this.#inFlightMarks.want(next.claim, next.upTo);
  }

  #handedOver(claim: OpenClaim, isOurs: boolean): void {
    const { senderId, provider, channel } = claim.batch.sender;
    const { lane, places } = this.#slotsOf(senderId, partnerOf(channel, provider));
    if (!isOurs) this.#forget(lane, claim);
    places.offer(lane);
    this.#fill(places);
    this.#reportHandOver(lane);
  }

  /** Another worker has the claim's messages now, because this worker counted as dead. */
  #forget(lane: SenderLane, claim: OpenClaim): void {
    const lost: readonly ClaimedMessage[] = lane.forget(claim);
    this.#waiting -= lost.length;
    this.#recordHandled(claim, lost.length);
    this.#ctx.log.warn({ messages: lost.length }, 'a claim was taken over by another worker');
    for (const message of lost) this.#answers.add(message, { kind: 'requeue' });
  }
}

/** The partner that a sender's requests go to. Each partner has its own slots. */
export function partnerOf(channel: string, provider: string): string {
  return channel === 'WA' ? provider : channel;
}
