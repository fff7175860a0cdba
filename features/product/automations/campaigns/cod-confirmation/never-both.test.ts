import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import type { CodAction, CodEffect } from './action.ts';
import { DRAFT, hours, makeFacts } from './cod-facts.cases.ts';
import { decideOnReply } from './decide-reply.ts';
import { decideOnEvent, decideOnTask } from './decide.ts';
import type { CodFacts, Offer, OrderState } from './offer.ts';

const ANSWERS = ['cod_confirmed', 'cod_cancelled', 'cod_paying'] as const;
const HAPPENINGS = [
  ...ANSWERS,
  'draftReady',
  'draftFailed',
  'draftPaid',
  'paidInStore',
  'sent',
  'cancelledInStore',
  'edited',
  'noAnswer',
  'linkExpires',
] as const;
type Happening = (typeof HAPPENINGS)[number];

/** A model of an order and its offer in the database and the store, with the actions so far. */
class Story {
  readonly done: { action: CodAction; order: OrderState }[] = [];
  readonly messages: string[] = [];
  facts: CodFacts;

  constructor(settings: CodFacts['settings']) {
    this.facts = { ...makeFacts({}), settings };
  }

  happen(what: Happening, now: Date): void {
    this.facts = { ...this.facts, now };
    this.#makeFacts(what);
    if (ANSWERS.some((answer) => answer === what)) {
      const { says, effects } = decideOnReply(this.facts, {
        flow: what,
        at: now,
        messageId: 'm1',
        subscriberId: 's1',
      });
      if (says !== null) this.messages.push(says);
      this.#apply(effects);
    } else if (what === 'noAnswer' || what === 'linkExpires') this.#apply(decideOnTask(this.facts, what));
    // Stores can report everything twice.
    this.#apply(decideOnEvent(this.facts));
    this.#apply(decideOnEvent(this.facts));
  }

  #offer(change: Partial<Offer>): void {
    const { offer } = this.facts;
    if (offer) this.facts = { ...this.facts, offer: { ...offer, ...change } };
  }

  #order(change: Partial<OrderState>): void {
    this.facts = { ...this.facts, order: { ...this.facts.order, ...change } };
  }

  #draft(change: Partial<typeof DRAFT>): void {
    const draft = this.facts.offer?.draft;
    if (draft) this.#offer({ draft: { ...draft, ...change } });
  }

  #makeFacts(what: Happening): void {
    const draft = this.facts.offer?.draft;
    switch (what) {
      case 'draftReady':
        if (draft && !draft.hasFailed) this.#draft({ draftOrderId: 'd1' });
        break;
      case 'draftFailed':
        if (draft && draft.draftOrderId === null) this.#draft({ hasFailed: true });
        break;
      case 'draftPaid':
        // The store learns about a withdrawn draft after the commit, so it can be paid just before.
        if (draft && draft.draftOrderId !== null) this.#offer({ prepaidOrderId: '2002' });
        break;
      case 'paidInStore':
        if (!this.facts.order.isCancelled) this.#order({ isPaid: true });
        break;
      case 'sent':
        if (!this.facts.order.isCancelled) this.#order({ isSent: true });
        break;
      case 'cancelledInStore':
        if (!this.facts.order.isSent) this.#order({ isCancelled: true });
        break;
      case 'edited':
        this.#order({ lines: `${this.facts.order.lines}|1×88` });
        break;
      // Answers and tasks change nothing in the store.
      case 'cod_confirmed':
      case 'cod_cancelled':
      case 'cod_paying':
      case 'noAnswer':
      case 'linkExpires':
        break;
    }
  }

  #apply(effects: readonly CodEffect[]): void {
    for (const effect of effects) {
      if (effect.kind === 'sendAnswer') this.messages.push(effect.flow);
      if (effect.kind === 'do') this.#do(effect.action);
    }
  }

  #do(action: CodAction): void {
    this.done.push({ action, order: this.facts.order });
    const { now } = this.facts;
    if (action.kind === 'change')
      this.#offer({
        state: action.to,
        ...(action.answeredMessageId !== undefined && { answeredAt: now, answeredMessageId: 'm1' }),
      });
    if (action.kind === 'makeDraft')
      this.#offer({
        draft: { ...DRAFT, draftOrderId: null, isLinkSent: false, lines: this.facts.order.lines },
      });
    if (action.kind === 'noteLinkSent') this.#draft({ isLinkSent: true });
    if (action.kind === 'withdrawDraft') this.#draft({ isWithdrawn: true });
  }
}

const story = fc.record({
  happenings: fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 14 }),
  settings: fc.record({
    enableCancel: fc.boolean(),
    realCancellation: fc.boolean(),
    expirePayment: fc.constantFrom('fulfillment' as const, 'delay' as const),
  }),
});

it('never confirms and cancels an order, never cancels a paid order, and never sends two links, in any sequence of events', () => {
  fc.assert(
    fc.property(story, ({ happenings, settings }) => {
      const overrides = new Story({ ...makeFacts({}).settings, ...settings, expirePaymentTime: 24 });
      happenings.forEach((what, at) => overrides.happen(what, hours(at * 6)));
      const actions = overrides.done.map(({ action }) => action);
      const of = <Kind extends CodAction['kind']>(kind: Kind) =>
        overrides.done.filter(({ action }) => action.kind === kind);
      const tags = actions.flatMap((action) => (action.kind === 'tag' ? [action.tag] : []));
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.includes('COD-CONFIRMED') && tags.includes('COD-CANCELLED')).toBe(false);
      for (const { order } of of('cancelInStore'))
        expect(order).toMatchObject({ isPaid: false, isSent: false, isCancelled: false });
      if (tags.includes('COD-CONFIRMED'))
        expect(
          actions.filter((action) => action.kind === 'cancelInStore' && action.because !== 'prepaid'),
        ).toEqual([]);
      expect(of('makeDraft').length).toBeLessThanOrEqual(1);
      expect(of('withdrawDraft').length).toBeLessThanOrEqual(1);
      expect(overrides.messages.filter((flow) => flow === 'cod_payment_link').length).toBeLessThanOrEqual(1);
    }),
    propertyRuns('cashStories'),
  );
});

it('always cancels the old order after its replacement was paid online', () => {
  fc.assert(
    fc.property(story, ({ happenings, settings }) => {
      const overrides = new Story({ ...makeFacts({}).settings, ...settings, expirePaymentTime: 24 });
      happenings.forEach((what, at) => overrides.happen(what, hours(at * 6)));
      const { offer, order } = overrides.facts;
      if (!offer?.prepaidOrderId || order.isPaid || order.isSent || order.isCancelled) return;
      expect(overrides.done.some(({ action }) => action.kind === 'cancelInStore')).toBe(true);
    }),
    propertyRuns('cashStories'),
  );
});
