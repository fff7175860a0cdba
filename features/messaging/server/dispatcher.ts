import { classOfCode } from '#partners/whatsapp/error-class.ts';
import type { SendOutcome, WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { startLoop, type Loop } from '#platform/loop/loop.ts';
import { writeCallbackData } from '../rules/callback-data.ts';
import { decideAnswer, type Answer, type AnswerEffect } from '../rules/decide-answer.ts';
import { decideSend, type SendFacts } from '../rules/decide-send.ts';
import { AnswerBook, type Ending } from './answer-book.ts';
import { claimBatch, findReadySenders, type ClaimedBatch, type ClaimedMessage } from './claim-batch.ts';
import { renderWhatsApp } from './render-whatsapp.ts';
import { SendLanes } from './send-lanes.ts';
import type { SideEffects } from './side-effects.ts';

/** Rows per claim: large enough that a claim's five statements cost nothing per message. */
const BATCH_SIZE = 500;
/** Claimed but not yet answered; beyond that no more is claimed, so that a crash leaves little in doubt. */
const MOST_UNDER_WAY = 1500;
/** Requests at the provider at one time, over all shops. */
export const SENDS_AT_ONCE = 64;
const ROOM_CHECK_MS = 50;
const IDLE_MS = 200;
/** A claim left lying this long (a paused machine) is not sent: by then it may count as uncertain elsewhere. */
const CLAIM_LIFETIME_MS = 60_000;

/** Sends what is due: claims in batches per sender, asks the gate, renders, sends, writes answers back. */
export class Dispatcher {
  readonly #ctx: Context;
  readonly #whatsapp: WhatsAppClient;
  readonly #workerId: string;
  readonly #sideEffects: SideEffects;
  readonly #answers: AnswerBook;
  readonly #lanes = new SendLanes(SENDS_AT_ONCE);
  readonly #tokens = new WeakMap<Buffer, string>();
  #loop: Loop | null = null;
  #someLeft: (() => void) | null = null;

  constructor(ctx: Context, whatsapp: WhatsAppClient, workerId: string, sideEffects: SideEffects) {
    this.#ctx = ctx;
    this.#whatsapp = whatsapp;
    this.#workerId = workerId;
    this.#sideEffects = sideEffects;
    this.#answers = new AnswerBook(ctx.pool, ctx.clock, ctx.log);
  }

  start(): void {
    this.#loop = startLoop(this.#ctx.log, 'dispatch', IDLE_MS, () => this.#dispatchRound());
  }

  wake(): void {
    this.#loop?.wake();
  }

  /** Claims nothing more and waits until everything under way is answered and written. */
  async stop(): Promise<void> {
    await this.#loop?.stop();
    await this.#roomFor(MOST_UNDER_WAY);
    await this.#answers.written();
  }

  /** One batch of each sender that has something due. Returns whether anything was claimed. */
  async #dispatchRound(): Promise<boolean> {
    let claimedAny = false;
    for (const senderId of await findReadySenders(this.#ctx.pool, this.#ctx.clock.now())) {
      await this.#roomFor(BATCH_SIZE);
      const batch = await inConnection(this.#ctx.pool, (client) =>
        claimBatch(client, senderId, this.#workerId, BATCH_SIZE, this.#ctx.clock.now()),
      );
      if (!batch) continue;
      claimedAny = true;
      const claimedAtMs = performance.now();
      for (const message of batch.messages) {
        this.#lanes.add(batch.sender.shopId, () => this.#handle(batch, message, claimedAtMs));
      }
    }
    return claimedAny;
  }

  /** Resolves when `count` more messages may be claimed. */
  async #roomFor(count: number): Promise<void> {
    while (this.#lanes.size + this.#answers.size > MOST_UNDER_WAY - count) {
      await new Promise<void>((resolve) => {
        this.#someLeft = resolve;
        setTimeout(resolve, ROOM_CHECK_MS);
      });
    }
  }

  /** Brings one claimed message to an end of some kind; never rejects, and never leaves it lying. */
  async #handle(batch: ClaimedBatch, message: ClaimedMessage, claimedAtMs: number): Promise<void> {
    const { shopId, messageId, createdAt } = message;
    const logFault = (error: unknown) =>
      this.#ctx.log.error({ err: error, shopId, messageId }, 'message not handled');
    try {
      const { ending, effect } = await this.#decideAndSend(batch, message, claimedAtMs);
      this.#answers.add({ shopId, messageId, createdAt, ...ending });
      if (effect) void this.#applySideEffects(batch.sender.senderId, message, effect).catch(logFault);
    } catch (error) {
      logFault(error);
      this.#answers.add({ shopId, messageId, createdAt, kind: 'uncertain', reason: 'fault of ours' });
    }
    this.#someLeft?.();
  }

  async #decideAndSend(
    { sender }: ClaimedBatch,
    message: ClaimedMessage,
    claimedAtMs: number,
  ): Promise<{ ending: Ending; effect: AnswerEffect | null }> {
    const verdict = decideSend(toFacts(sender, message, this.#ctx.clock.now()));
    if (verdict.verdict === 'skip')
      return { ending: { kind: 'skipped', reason: verdict.reason }, effect: null };
    if (verdict.verdict === 'wait') {
      return { ending: { kind: 'wait', until: verdict.until, reason: verdict.reason }, effect: null };
    }
    if (performance.now() - claimedAtMs > CLAIM_LIFETIME_MS) {
      return { ending: { kind: 'uncertain', reason: 'claim lay too long' }, effect: null };
    }
    const { shopId, messageId } = message;
    const recipient = message.to === null ? { recipient: message.bsuid ?? '' } : { to: message.to };
    const body = renderWhatsApp(message.content, recipient, writeCallbackData(shopId, messageId));
    const outcome = await this.#whatsapp.send(
      sender.externalId,
      this.#tokenOf(sender.accessTokenSealed),
      body,
    );
    this.#ctx.log.debug({ shopId, messageId, outcome: outcome.kind }, 'message answered');
    const effect = decideAnswer(toAnswer(outcome), message.attempts, this.#ctx.clock.now());
    return { ending: effect.message, effect };
  }

  async #applySideEffects(senderId: string, message: ClaimedMessage, effect: AnswerEffect): Promise<void> {
    if (effect.slowSenderMs !== undefined) await this.#sideEffects.slowSender(senderId, effect.slowSenderMs);
    if (effect.stopSender !== undefined) await this.#sideEffects.stopSender(senderId, effect.stopSender);
    if (effect.stopTemplate !== undefined && message.content.kind === 'template') {
      await this.#sideEffects.stopTemplate(senderId, message.content, effect.stopTemplate);
    }
    if (effect.optOut) await this.#sideEffects.optOut(message.shopId, message.subscriberId);
  }

  /** A batch shares one sealed token: it is opened once, not five hundred times. */
  #tokenOf(sealed: Buffer): string {
    const known = this.#tokens.get(sealed);
    if (known !== undefined) return known;
    const token = this.#ctx.secrets.open(sealed);
    this.#tokens.set(sealed, token);
    return token;
  }
}

function toAnswer(outcome: SendOutcome): Answer {
  return outcome.kind === 'refused' ? { ...outcome, errorClass: classOfCode(outcome.code) } : outcome;
}

function toFacts(sender: ClaimedBatch['sender'], message: ClaimedMessage, now: Date): SendFacts {
  return {
    now,
    purpose: message.purpose,
    expiresAt: message.expiresAt,
    shop: sender.shop,
    subscriber: {
      hasMarketingConsent: message.hasMarketingConsent,
      reachable: message.to !== null || message.bsuid !== null,
      lastInboundAt: message.lastInboundAt,
    },
    campaignOn: message.campaignOn,
    orderedSince: message.orderedSince,
    templateStatus: message.templateStatus,
  };
}
