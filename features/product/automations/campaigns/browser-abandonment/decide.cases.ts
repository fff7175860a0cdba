import type { Decision, Effect } from '../../rules/effect.ts';
import type { EventFacts, ViewFacts } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000);

const MUG = { productId: '501', viewedAt: NOON };
const TOWEL = { productId: '502', viewedAt: daysAgo(1) };
const mug = { kind: 'look', id: `501-${NOON.getTime()}` };
const towel = { kind: 'look', id: `502-${daysAgo(1).getTime()}` };

/** A visit that can have a reminder. */
export const LOOK: ViewFacts = {
  isLatest: true,
  isSold: true,
  hasOrderedSince: false,
  hasCartSince: false,
  hasLookedOn: false,
  now: NOON,
  remindedAt: null,
};

export const EVENT_CASES: readonly [name: string, eventFacts: EventFacts, effects: Effect[]][] = [
  [
    'a visit of a person who is no customer: the reminder waits on WhatsApp only',
    { view: MUG, channel: 'WA', customerId: null },
    [{ kind: 'start', subject: mug, from: NOON, channel: 'WA' }],
  ],
  [
    'a visit of a customer: perhaps known on Messenger too',
    { view: MUG, channel: 'WA', customerId: '77' },
    [{ kind: 'start', subject: mug, from: NOON }],
  ],
  [
    'a visit of a Messenger person without a number',
    { view: MUG, channel: 'FB', customerId: '77' },
    [{ kind: 'start', subject: mug, from: NOON, channel: 'FB' }],
  ],
  [
    'an order: all earlier visits of its shopper end',
    { ended: [MUG, TOWEL], by: 'order' },
    [
      { kind: 'end', subject: mug, reason: 'orderedSince' },
      { kind: 'end', subject: towel, reason: 'orderedSince' },
    ],
  ],
  [
    'a cart: it replaces the earlier visits',
    { ended: [MUG], by: 'cart' },
    [{ kind: 'end', subject: mug, reason: 'cartReplaced' }],
  ],
  ['an order of a shopper without visits', { ended: [], by: 'order' }, []],
];

const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** A reminder is due: the state of the visit, and whether the reminder is created. */
export const TIMER_CASES: readonly [name: string, change: Partial<ViewFacts>, decision: Decision][] = [
  ['they did nothing since', {}, { kind: 'send' }],
  ['they viewed the product again', { isLatest: false }, drop('lookedAgain')],
  ['the product was removed from the store', { isSold: false }, drop('productGone')],
  ['they ordered any product', { hasOrderedSince: true }, drop('orderedSince')],
  ['they added any product to a cart', { hasCartSince: true }, drop('cartedSince')],
  ['they ordered their cart', { hasCartSince: true, hasOrderedSince: true }, drop('orderedSince')],
  ['they viewed another product afterwards', { hasLookedOn: true }, drop('lookedOn')],
  ['they got a reminder of it an hour ago', { remindedAt: daysAgo(1 / 24) }, drop('remindedBefore')],
  ['they got a reminder of it almost a week ago', { remindedAt: daysAgo(6.99) }, drop('remindedBefore')],
  ['they got a reminder of it a week ago', { remindedAt: daysAgo(7) }, { kind: 'send' }],
  ['they ordered, and got a reminder', { hasOrderedSince: true, remindedAt: NOON }, drop('orderedSince')],
];
