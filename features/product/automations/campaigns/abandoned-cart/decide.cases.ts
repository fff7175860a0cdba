import type { Decision, Effect } from '../../rules/effect.ts';
import type { CartFacts, EventFacts } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

/** A cart that can have a reminder. */
export const CART: CartFacts = {
  checkoutToken: 'c1',
  phoneE164: '+4915112345678',
  customerId: null,
  isLinked: false,
  recoverUrl: 'https://demo.myshopify.com/recover',
  updatedAt: NOON,
  ending: null,
};

const subject = { kind: 'checkout', id: 'c1' };

/** The event, the known facts, and the effects. */
export const EVENT_CASES: readonly [name: string, facts: EventFacts, effects: Effect[]][] = [
  [
    'a cart is filled: the wait starts with its last change',
    { cart: CART, ended: [] },
    [{ kind: 'start', subject, from: NOON }],
  ],
  [
    'a cart is emptied: its wait ends',
    { cart: { ...CART, ending: 'emptied' }, ended: [{ checkoutToken: 'c1', ending: 'emptied' }] },
    [
      { kind: 'end', subject, reason: 'cartEmptied' },
      { kind: 'leave', subject, from: NOON, reason: 'cartEmptied' },
    ],
  ],
  [
    'a new cart replaces another: the new one waits, and the old wait ends',
    { cart: CART, ended: [{ checkoutToken: 'c0', ending: 'replaced' }] },
    [
      { kind: 'end', subject: { kind: 'checkout', id: 'c0' }, reason: 'cartReplaced' },
      { kind: 'start', subject, from: NOON },
    ],
  ],
  [
    'an order arrives: all waits of its shopper’s carts end',
    { cart: null, ended: [{ checkoutToken: 'c1', ending: 'ordered' }] },
    [{ kind: 'end', subject, reason: 'orderedSince' }],
  ],
  [
    'a cart without a number: nobody can be reminded',
    { cart: { ...CART, phoneE164: null }, ended: [] },
    [{ kind: 'leave', subject, from: NOON, reason: 'noPhone' }],
  ],
  [
    'a cart without a number, but with a customer: perhaps known on Messenger',
    { cart: { ...CART, phoneE164: null, customerId: '77' }, ended: [] },
    [{ kind: 'start', subject, from: NOON }],
  ],
  [
    'a cart without a recovery link: there is nothing to link to',
    { cart: { ...CART, recoverUrl: null }, ended: [] },
    [{ kind: 'leave', subject, from: NOON, reason: 'noWayBack' }],
  ],
];

const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** A reminder is due: the state of its cart, and whether it is created. */
export const TIMER_CASES: readonly [name: string, change: Partial<CartFacts>, decision: Decision][] = [
  ['the cart is idle', {}, { kind: 'send' }],
  ['the shopper ordered, here or elsewhere', { ending: 'ordered' }, drop('orderedSince')],
  ['the cart was emptied', { ending: 'emptied' }, drop('cartEmptied')],
  ['a newer cart replaced it', { ending: 'replaced' }, drop('cartReplaced')],
  ['its number was removed', { phoneE164: null }, drop('noPhone')],
  ['its recovery link was removed', { recoverUrl: null }, drop('noWayBack')],
];
