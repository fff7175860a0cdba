import type { Decision, Effect } from '../../rules/effect.ts';
import type { EventFacts, ViewFacts } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000);

const MUG = { productId: '501', viewedAt: NOON };
const TOWEL = { productId: '502', viewedAt: daysAgo(1) };
const mug = { kind: 'look', id: `501-${NOON.getTime()}` };
const towel = { kind: 'look', id: `502-${daysAgo(1).getTime()}` };

/** A visit that may be reminded of. */
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
    'a look of somebody whom the store does not know: they are waited for on WhatsApp alone',
    { view: MUG, channel: 'WA', customerId: null },
    [{ kind: 'start', subject: mug, from: NOON, channel: 'WA' }],
  ],
  [
    'a look of a customer of the store: perhaps they are on Messenger too',
    { view: MUG, channel: 'WA', customerId: '77' },
    [{ kind: 'start', subject: mug, from: NOON }],
  ],
  [
    'a look of somebody on Messenger, who has no number',
    { view: MUG, channel: 'FB', customerId: '77' },
    [{ kind: 'start', subject: mug, from: NOON, channel: 'FB' }],
  ],
  [
    'an order: all that its shopper looked at before is over',
    { ended: [MUG, TOWEL], by: 'order' },
    [
      { kind: 'end', subject: mug, reason: 'orderedSince' },
      { kind: 'end', subject: towel, reason: 'orderedSince' },
    ],
  ],
  [
    'a cart: it takes the place of what was looked at',
    { ended: [MUG], by: 'cart' },
    [{ kind: 'end', subject: mug, reason: 'cartReplaced' }],
  ],
  ['an order of somebody who looked at nothing', { ended: [], by: 'order' }, []],
];

const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** A reminder is due: the state of the visit, and whether the reminder is created. */
export const TIMER_CASES: readonly [name: string, change: Partial<ViewFacts>, decision: Decision][] = [
  ['they looked, and did nothing since', {}, { kind: 'send' }],
  ['they looked at it again', { isLatest: false }, drop('lookedAgain')],
  ['the product was taken off the store', { isSold: false }, drop('productGone')],
  ['they ordered, this or something else', { hasOrderedSince: true }, drop('orderedSince')],
  ['they filled a cart, with this or something else', { hasCartSince: true }, drop('cartedSince')],
  ['they ordered what was in that cart', { hasCartSince: true, hasOrderedSince: true }, drop('orderedSince')],
  ['they looked at another product afterwards', { hasLookedOn: true }, drop('lookedOn')],
  ['they were reminded of it an hour ago', { remindedAt: daysAgo(1 / 24) }, drop('remindedBefore')],
  ['they were reminded of it almost a week ago', { remindedAt: daysAgo(6.99) }, drop('remindedBefore')],
  ['they were reminded of it a week ago', { remindedAt: daysAgo(7) }, { kind: 'send' }],
  ['they ordered, and were reminded', { hasOrderedSince: true, remindedAt: NOON }, drop('orderedSince')],
];
