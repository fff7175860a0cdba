import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import type { Channel } from '../contract/message.ts';
import { decideAnswer, type AnswerEffect } from '../rules/decide-answer.ts';
import { decideSend } from '../rules/decide-send.ts';
import { AnswerBook } from './answer-book.ts';
import type { ChannelPort } from './channel-port.ts';
import { ClaimAhead } from './claim-ahead.ts';
import {
  claimBatch,
  contentOf,
  findReadySenders,
  type ClaimedBatch,
  type ClaimedMessage,
} from './claim-batch.ts';
import { giveBackReach } from './daily-reach.ts';
import { GateFacts } from './gate-facts.ts';
import { LocalTimes } from './local-times.ts';
import { isConsentStale, stillConsents } from './recheck-consent.ts';
import { takeBackUnknown } from './release-claims.ts';
import { SendLanes } from './send-lanes.ts';
import type { Ending } from './settle-answers.ts';
import type { SideEffects } from './side-effects.ts';

/** Rows per claim: large enough that a claim's five statements cost nothing per message. */
const BATCH_SIZE = 500;
/** Claimed but not yet answered; beyond that no more is claimed, so that a crash leaves little in doubt. */
const MOST_UNDER_WAY = 2000;
/** Requests at the provider at one time, over all shops. */
export const SENDS_AT_ONCE = 64;
const ROOM_CHECK_MS = 10;
const IDLE_MS = 200;
/** A round waits for room, which is as long as a provider's answers take. */
const LONGEST_ROUND_MS = 5 * 60_000;
/** A claim left lying this long (a paused machine) is not sent: by then it may count as uncertain elsewhere. */
const CLAIM_LIFETIME_MS = 60_000;
/** For so long after a claim that broke off, the database may still come to complete it. */
const LOST_CLAIM_MS = 60_000;

/** Sends what is due: claims in batches per sender, asks the gate, renders, sends, writes answers back. */
export class Dispatcher {
  readonly #ctx: Context;
  readonly #ports: Partial<Record<Channel, ChannelPort>>;
  readonly #workerId: string;
  readonly #sideEffects: SideEffects;
  readonly #answers: AnswerBook;
  readonly #lanes = new SendLanes(SENDS_AT_ONCE);
  readonly #localTimes = new LocalTimes();
  readonly #ahead = new ClaimAhead();
  #loop: Loop | null = null;
  #claimBrokeOffAtMs = Number.NEGATIVE_INFINITY;
  #someLeft: (() => void) | null = null;

  constructor(
    ctx: Context,
    ports: Partial<Record<Channel, ChannelPort>>,
    workerId: string,
    sideEffects: SideEffects,
  ) {
    this.#ctx = ctx;
    this.#ports = ports;
    this.#workerId = workerId;
    this.#sideEffects = sideEffects;
    this.#answers = new AnswerBook(ctx.pool, ctx.clock, ctx.log);
  }

  start(): void {
    this.#loop = startLoop(this.#ctx.log, 'dispatch', IDLE_MS, () => this.#dispatchRound(), {
      longestRunMs: LONGEST_ROUND_MS,
    });
  }

  wake(): void {
    this.#loop?.wake();
  }

  /** Claims nothing more and waits until everything under way is answered and written. */
  async stop(): Promise<void> {
    await this.#loop?.stop();
    await this.#until(() => this.#underWay === 0);
    await this.#answers.written();
  }

  /** One batch of each sender that has something due. Returns whether anything was claimed. */
  async #dispatchRound(): Promise<boolean> {
    let claimedAny = false;
    await this.#takeBackLost();
    for (const senderId of await findReadySenders(this.#ctx.pool, this.#ctx.clock.now())) {
      const room = await this.#roomForNext();
      const batch = await this.#claim(senderId, room);
      if (!batch) continue;
      claimedAny = true;
      const claimedAtMs = performance.now();
      const facts = new GateFacts(batch, this.#localTimes);
      for (const message of batch.messages) {
        this.#lanes.add(batch.sender.shopId, () => this.#handle(batch, facts, message, claimedAtMs));
      }
    }
    return claimedAny;
  }

  async #claim(senderId: string, room: number): Promise<ClaimedBatch | null> {
    try {
      const batch = await inConnection(this.#ctx.pool, (client) =>
        claimBatch(client, senderId, this.#workerId, room, this.#ctx.clock.now()),
      );
      const [first] = batch?.messages ?? [];
      if (batch && first) this.#answers.open(first.claimId, batch.messages.length);
      return batch;
    } catch (error) {
      this.#claimBrokeOffAtMs = performance.now();
      throw error;
    }
  }

  /** A claim whose commit was not confirmed may have been made. Between rounds, each claim of ours is known. */
  async #takeBackLost(): Promise<void> {
    if (performance.now() - this.#claimBrokeOffAtMs > LOST_CLAIM_MS) return;
    const known = this.#answers.openClaims;
    await takeBackUnknown(this.#ctx.pool, this.#workerId, known, this.#ctx.clock.now());
  }

  /** Resolves when a batch has room, and with how many that are: no more than half of what may wait. */
  async #roomForNext(): Promise<number> {
    const size = () => Math.min(BATCH_SIZE, Math.floor(this.#ahead.most / 2));
    const hasRoom = () =>
      this.#lanes.size <= this.#ahead.most - size() && this.#underWay <= MOST_UNDER_WAY - size();
    await this.#until(hasRoom);
    return size();
  }

  get #underWay(): number {
    return this.#lanes.size + this.#answers.size;
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        this.#someLeft = resolve;
        setTimeout(resolve, ROOM_CHECK_MS);
      });
    }
  }

  /** Brings one claimed message to an end of some kind; never rejects, and never leaves it lying. */
  async #handle(
    batch: ClaimedBatch,
    facts: GateFacts,
    message: ClaimedMessage,
    claimedAtMs: number,
  ): Promise<void> {
    const { shopId, messageId } = message;
    const logFault = (error: unknown) =>
      this.#ctx.log.error({ err: error, shopId, messageId }, 'message not handled');
    try {
      const { ending, effect } = await this.#decideAndSend(batch, facts, message, claimedAtMs);
      this.#answers.add(message, ending);
      if (effect) void this.#applySideEffects(batch.sender.senderId, message, effect).catch(logFault);
    } catch (error) {
      logFault(error);
      this.#answers.add(message, { kind: 'uncertain', reason: 'fault of ours' });
    }
    this.#ahead.note();
    const unreached = facts.noteHandled();
    if (unreached !== null && batch.reach.limit !== null)
      void giveBackReach(this.#ctx.pool, batch.sender, unreached).catch(logFault);
    this.#someLeft?.();
  }

  async #decideAndSend(
    { sender }: ClaimedBatch,
    facts: GateFacts,
    message: ClaimedMessage,
    claimedAtMs: number,
  ): Promise<{ ending: Ending; effect: AnswerEffect | null }> {
    const verdict = decideSend(facts.of(message, this.#ctx.clock.now()));
    if (verdict.verdict === 'skip')
      return { ending: { kind: 'skipped', reason: verdict.reason }, effect: null };
    if (verdict.verdict === 'wait') {
      return { ending: { kind: 'wait', until: verdict.until, reason: verdict.reason }, effect: null };
    }
    if (performance.now() - claimedAtMs > CLAIM_LIFETIME_MS) {
      return { ending: { kind: 'uncertain', reason: 'claim lay too long' }, effect: null };
    }
    // In the same turn as the verdict: the next message is judged knowing of this one.
    facts.noteSend(message, this.#ctx.clock.now());
    if (isConsentStale(message, claimedAtMs) && !(await stillConsents(this.#ctx.pool, message)))
      return { ending: { kind: 'skipped', reason: 'noConsent' }, effect: null };
    const port = this.#ports[sender.channel];
    if (!port) throw new Error(`no way out by ${sender.channel}`);
    const answer = await port.send(sender, message);
    const effect = decideAnswer(answer, message.attempts, this.#ctx.clock.now());
    return { ending: effect.message, effect };
  }

  async #applySideEffects(senderId: string, message: ClaimedMessage, effect: AnswerEffect): Promise<void> {
    if (effect.slowSenderMs !== undefined) await this.#sideEffects.slowSender(senderId, effect.slowSenderMs);
    if (effect.stopSender !== undefined) await this.#sideEffects.stopSender(senderId, effect.stopSender);
    if (effect.stopTemplate !== undefined) {
      const content = contentOf(message);
      if (content.kind === 'template')
        await this.#sideEffects.stopTemplate(senderId, content, effect.stopTemplate);
    }
    if (effect.renewMedia) await this.#sideEffects.renewMedia(message.shopId, senderId, contentOf(message));
    if (effect.optOut) await this.#sideEffects.optOut(message.shopId, message.subscriberId);
  }
}
