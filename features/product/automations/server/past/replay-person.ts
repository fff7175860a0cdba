import { randomUUID } from 'node:crypto';
import { verdictIfSent } from '#features/engine/messaging/server/index.ts';
import { findSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { dripTerms } from '../../rules/drip-terms.ts';
import { subjectKey, type Subject } from '../../rules/effect.ts';
import type { PastPerson } from '../../rules/past/group-events.ts';
import { WaitingLine, type Waiting } from '../../rules/past/waiting-line.ts';
import type { Campaign, DueMessage, ReadyEffect } from '../engine/campaign.ts';
import { gotOneLately } from '../engine/got-one-lately.ts';
import { judgeDue } from '../engine/judge-due.ts';
import type { Past, Tried, WouldHave } from './in-past.ts';
import type { PastEvent } from './list-events.ts';
import type { ScreenStep } from './set-on-screen.ts';

/** The outcome of a drip, or of an event that started no wait. */
export interface PastOutcome {
  subject: Subject;
  dripId: string | null;
  eventAt: Date;
  at: Date;
  /** Null if the message would have been sent. */
  reason: string | null;
  waitedFor: string | null;
  recipient: Subscriber | null;
  person: PastPerson | null;
  amountMinor: number | null;
  currency: string | null;
}

/** The replay of one person. */
interface Replay {
  tried: Tried;
  until: Date;
  campaign: Campaign;
  steps: readonly ScreenStep[];
}

/**
 * Replays one person's events in order, with the campaign's own facts and decisions, the engine's rules, and then the
 * gate, on the rows of each time.
 */
export class ReplayPerson {
  readonly #tx: Tx;
  readonly #past: Past;
  readonly #replay: Replay;
  readonly #line = new WaitingLine();
  readonly #sent: WouldHave[] = [];
  readonly #made = new Set<string>();
  readonly #outcomes = new Map<string, PastOutcome>();
  #person: PastPerson | null = null;

  constructor(tx: Tx, past: Past, replay: Replay) {
    this.#tx = tx;
    this.#past = past;
    this.#replay = replay;
  }

  async run(events: readonly PastEvent[]): Promise<{ outcomes: PastOutcome[]; stillWaiting: number }> {
    for (const event of events) {
      await this.#fireUntil(event.at);
      await this.#onEvents(event);
    }
    await this.#fireUntil(this.#replay.until);
    return { outcomes: [...this.#outcomes.values()], stillWaiting: this.#line.size };
  }

  async #onEvents({ name, event, at, person }: PastEvent): Promise<void> {
    const { campaign, tried } = this.#replay;
    this.#person = person;
    const subjects = campaign.on.flatMap((trigger) => {
      const subject = trigger.name === name ? trigger.subjectOf(event) : null;
      return subject === null ? [] : [{ subject, eventFacts: trigger.toFacts?.(event) ?? null }];
    });
    if (subjects.length === 0) return;
    await this.#past.moveTo(at, this.#sent);
    const effects = await campaign.onEvents(this.#tx, { shopId: tried.shopId, subjects, now: at });
    for (const effect of effects) this.#apply(effect, at);
  }

  #apply(effect: ReadyEffect, now: Date): void {
    switch (effect.kind) {
      case 'start':
        this.#start(effect);
        break;
      case 'leave':
        // An earlier wait is in the results already.
        if (this.#isHere(effect.channel) && !this.#isKnown(effect.subject))
          this.#note(effect.subject, { dripId: null, eventAt: effect.from, at: now, reason: effect.reason });
        break;
      case 'end':
        for (const { dripId, eventAt, subject } of this.#line.end(effect.subject))
          this.#note(subject, { dripId, eventAt, at: now, reason: effect.reason });
        break;
      // The past does not show answers, and what only one campaign does.
      case 'schedule':
      case 'sendAnswer':
      case 'do':
        break;
    }
  }

  #start({ subject, from, drips, channel }: Extract<ReadyEffect, { kind: 'start' }>): void {
    if (!this.#isHere(channel)) return;
    for (const { step, delaySeconds } of this.#replay.steps) {
      if (drips && !drips.includes(step.dripIndex)) continue;
      const dueAt = new Date(from.getTime() + delaySeconds * 1000);
      const { dripId } = step;
      this.#line.put({
        subject,
        dripId,
        eventAt: from,
        dueAt,
        firedAt: dueAt,
        isMade: false,
        waitedFor: null,
      });
    }
  }

  #isKnown(subject: Subject): boolean {
    return this.#replay.steps.some(({ step }) => this.#outcomes.has(`${step.dripId} ${subjectKey(subject)}`));
  }

  #isHere(channel: string | undefined): boolean {
    return channel === undefined || channel === this.#replay.tried.channel;
  }

  async #fireUntil(moment: Date): Promise<void> {
    for (let due = this.#line.takeDue(moment); due !== null; due = this.#line.takeDue(moment)) {
      // Only messages of the requested days are in the results. Earlier ones have their effect only.
      await this.#past.moveTo(due.dueAt, this.#sent);
      await this.#fire(due);
    }
  }

  async #fire(waiting: Waiting): Promise<void> {
    const { campaign, tried } = this.#replay;
    const found = this.#replay.steps.find(({ step }) => step.dripId === waiting.dripId);
    // A message is sent once for each event, however often its wait starts again.
    if (!found || (!waiting.isMade && this.#made.has(madeKey(waiting)))) return;
    const { step } = found;
    const drip = { dripIndex: step.dripIndex, channel: step.channel, settings: step.settings };
    const question = { shopId: tried.shopId, subject: waiting.subject, now: waiting.dueAt, drip };
    const due = await campaign.fallDue(this.#tx, question);
    if (due === null) return this.#drop(waiting, null, { reason: 'subjectGone', recipient: null });
    const recipient = waiting.isMade
      ? await findSubscriber(this.#tx, tried.shopId, step.channel, due.person)
      : await this.#judge(waiting, found, due);
    if (recipient) await this.#askGate(waiting, found, { due, recipient });
  }

  /** Returns the recipient of the message, or null and records why it is not created. */
  async #judge(waiting: Waiting, { step }: ScreenStep, due: DueMessage): Promise<Subscriber | null> {
    const { campaign, tried } = this.#replay;
    const { subject, eventAt, dueAt: now } = waiting;
    const { shopId } = tried;
    const firing = { shopId, campaign, step, due, subject, eventAt: eventAt.toISOString() };
    const { recipient, reason } = await judgeDue(this.#tx, firing);
    if (reason !== null || !recipient) {
      this.#drop(waiting, due, { reason: reason ?? 'notSubscribed', recipient });
      return null;
    }
    const side = campaign.definition.channels[step.channel];
    const asked = { shopId, side, step, subscriberId: recipient.subscriber_id, event: subject.id, now };
    if (await gotOneLately(this.#tx, asked)) {
      this.#drop(waiting, due, { reason: 'gotOneLately', recipient });
      return null;
    }
    this.#made.add(madeKey(waiting));
    return recipient;
  }

  async #askGate(
    waiting: Waiting,
    { step }: ScreenStep,
    { due, recipient }: { due: DueMessage; recipient: Subscriber },
  ): Promise<void> {
    const { campaign, tried } = this.#replay;
    const { definition } = campaign;
    const { purpose } = dripTerms(definition, step);
    const message = {
      purpose,
      isRequested: definition.isRequested === true,
      type: tried.type,
      event: waiting.subject.id,
      expiresAt: new Date(waiting.firedAt.getTime() + definition.lifetimeSeconds * 1000),
      voidedBy: definition.voidedBy,
    };
    const asked = { message, channel: tried.channel, recipient, now: waiting.dueAt };
    const verdict = await verdictIfSent(this.#tx, tried.shopId, asked);
    if (verdict.verdict === 'wait') {
      this.#line.put({ ...waiting, isMade: true, dueAt: verdict.until, waitedFor: verdict.reason });
      return;
    }
    if (verdict.verdict === 'skip') return this.#drop(waiting, due, { reason: verdict.reason, recipient });
    this.#sent.push({
      messageId: randomUUID(),
      subscriberId: recipient.subscriber_id,
      purpose,
      dripId: step.dripId,
      event: waiting.subject.id,
      at: waiting.dueAt,
    });
    this.#drop(waiting, due, { reason: null, recipient });
  }

  #drop(
    waiting: Waiting,
    due: DueMessage | null,
    { reason, recipient }: { reason: string | null; recipient: Subscriber | null },
  ): void {
    const { subject, dripId, eventAt, dueAt: at, waitedFor } = waiting;
    this.#note(subject, { dripId, eventAt, at, reason, waitedFor, recipient, due });
  }

  /** The last decision about a drip and subject counts. */
  #note(
    subject: Subject,
    eventFacts: Pick<PastOutcome, 'dripId' | 'eventAt' | 'at' | 'reason'> &
      Partial<Pick<PastOutcome, 'waitedFor' | 'recipient'>> & { due?: DueMessage | null },
  ): void {
    const { due = null, waitedFor = null, recipient = null, ...outcome } = eventFacts;
    const key = `${outcome.dripId ?? ''} ${subjectKey(subject)}`;
    // A sent message stays sent.
    if (this.#outcomes.get(key)?.reason === null) return;
    this.#outcomes.set(key, {
      ...outcome,
      subject,
      waitedFor,
      recipient,
      person: this.#person,
      amountMinor: due?.amountMinor ?? null,
      currency: due?.currency ?? null,
    });
  }
}

function madeKey({ dripId, subject }: Waiting): string {
  return `${dripId} ${subjectKey(subject)}`;
}
