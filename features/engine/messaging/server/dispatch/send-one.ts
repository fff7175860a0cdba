import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import { traced } from '#platform/tracing/trace.ts';
import { notStartedReason } from '../../contract/try-reason.ts';
import { WaitingDiscount } from '../../contract/waiting-discount.ts';
import { decideAnswer, type AnswerEffect } from '../../rules/dispatch/decide-answer.ts';
import { faultPauseMs } from '../../rules/dispatch/fault-pause.ts';
import { needsCode } from '../../rules/dispatch/waiting-discount.ts';
import { decideSend } from '../../rules/gate/decide-send.ts';
import { AccountIds } from './account-ids.ts';
import type { ChannelPort, Prepared } from './channel-port.ts';
import type { ClaimedMessage } from './claim-batch.ts';
import { faultOfContent } from './content-of.ts';
import type { InFlightJournal } from './in-flight-journal.ts';
import type { OpenClaim } from './open-claim.ts';
import type { Begun, Turn } from './sender-lane.ts';
import type { Ending } from './settle-answers.ts';

/**
 * A message is not sent if its claim is older than this, for example after the machine was paused. Another worker may
 * have taken the claim over.
 */
const CLAIM_LIFETIME_MS = 60_000;

/** How one message ended: what is stored, what it means beyond the message, and what its lane learns. */
export interface SlotEnd {
  ending: Ending;
  effect: AnswerEffect | null;
  /** When the request to the provider started. */
  askedAt: Date;
  turn: Turn;
}

/** Brings one message to an end: checks the gate, renders, sends. */
export class SendOne {
  readonly #ctx: Context;
  readonly #ports: Partial<Record<Channel, ChannelPort>>;
  readonly #accountIds: AccountIds;
  readonly #journal: InFlightJournal | null;

  constructor(ctx: Context, ports: Partial<Record<Channel, ChannelPort>>, journal: InFlightJournal | null) {
    this.#ctx = ctx;
    this.#ports = ports;
    this.#accountIds = new AccountIds(ctx);
    this.#journal = journal;
  }

  /**
   * Never rejects. An error before the hand-over leaves the message queued; only an error after it makes it uncertain.
   */
  handle(started: Begun): Promise<SlotEnd> {
    const { shopId, messageId, sourceKind } = started.message;
    const attributes = { 'shop.id': shopId, 'message.id': messageId, source: sourceKind };
    return traced('send', attributes, () => this.#bringToEnd(started));
  }

  async #bringToEnd({ lane, claim, message }: Begun): Promise<SlotEnd> {
    let prepared: Prepared | Ending;
    try {
      prepared = await this.#prepare(claim, message);
    } catch (error) {
      return this.#kept(this.#giveUp(message, error));
    }
    if (prepared.kind !== 'ready' && prepared.kind !== 'refused') return this.#kept(prepared);
    const askedAt = this.#ctx.clock.now();
    const startedAtMs = performance.now();
    const answer =
      prepared.kind === 'ready'
        ? await prepared
            .send(() => this.#journal?.begin(message, claim.claimedAtWallMs))
            .catch((error: unknown) => this.#uncertain(message, error))
        : prepared;
    const inMs = performance.now() - startedAtMs;
    if (answer.kind === 'accepted') this.#noteIds(message, answer);
    const facts = {
      attempts: message.attempts,
      unreachedBefore: lane.unreachedInARow,
      now: this.#ctx.clock.now(),
    };
    const effect = decideAnswer(answer, facts);
    if (prepared.kind === 'refused')
      return { ending: effect.message, effect, askedAt, turn: { kind: 'kept' } };
    const turn: Turn = { kind: answer.kind === 'unreached' ? 'unreached' : 'answered', inMs };
    return { ending: effect.message, effect, askedAt, turn };
  }

  /** Notes the ids that WhatsApp uses for the person, if we do not know them: an opt-out may arrive under that id. */
  #noteIds(message: ClaimedMessage, { userId, waId }: { userId?: string; waId?: string }): void {
    const bsuid = userId === message.bsuid ? undefined : userId;
    const other = message.waId === null ? waId : undefined;
    if (bsuid !== undefined || other !== undefined) this.#accountIds.note({ ...message, bsuid, waId: other });
  }

  #kept(ending: Ending): SlotEnd {
    return { ending, effect: null, askedAt: this.#ctx.clock.now(), turn: { kind: 'kept' } };
  }

  /** The message in its provider's shape, or how it ends without one. */
  async #prepare(claim: OpenClaim, message: ClaimedMessage): Promise<Prepared | Ending> {
    const { facts, batch, consent } = claim;
    const now = this.#ctx.clock.now();
    if (claim.ageMs() > CLAIM_LIFETIME_MS) return { kind: 'requeue' };
    const verdict = decideSend(facts.of(message, now));
    if (verdict.verdict === 'skip') return { kind: 'skipped', reason: verdict.reason };
    if (verdict.verdict === 'wait') return { kind: 'wait', until: verdict.until, reason: verdict.reason };
    if (message.discount && needsCode(WaitingDiscount.parse(message.discount), now))
      return { kind: 'awaitsCode' };
    // No await since the verdict, so the next message is judged with this one counted.
    facts.recordSend(message, now);
    if (!(consent.known(message) ?? (await consent.readAgain(message))))
      return { kind: 'skipped', reason: message.sourceKind === 'test' ? 'testStopped' : 'noConsent' };
    const port = this.#ports[batch.sender.channel];
    if (!port) throw new Error(`no way out by ${batch.sender.channel}`);
    return port.prepare(batch.sender, message);
  }

  #giveUp(message: ClaimedMessage, error: unknown): Ending {
    const fault = faultOfContent(message);
    if (fault !== null) return { kind: 'failed', code: null, detail: fault };
    this.#logFault(message, error, 'message not begun; it is tried again');
    const now = this.#ctx.clock.now();
    const at = new Date(now.getTime() + faultPauseMs(now.getTime() - message.createdAt.getTime()));
    return { kind: 'retry', at, reason: notStartedReason('a fault of ours'), wasTried: false };
  }

  #uncertain(message: ClaimedMessage, error: unknown): { kind: 'unknown'; detail: string } {
    this.#logFault(message, error, 'message handed over, its answer not understood');
    return { kind: 'unknown', detail: 'fault of ours' };
  }

  #logFault({ shopId, messageId }: ClaimedMessage, error: unknown, words: string): void {
    this.#ctx.log.error({ err: error, shopId, messageId }, words);
  }
}
