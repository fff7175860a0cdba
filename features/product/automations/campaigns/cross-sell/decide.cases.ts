import type { Decision, Effect } from '../../rules/effect.ts';
import type { DueCrossSell, OrderSeen } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const subject = { kind: 'order', id: '1001' };

export const SEEN: OrderSeen = { orderId: '1001', createdAt: NOON, isCancelled: false, answered: [] };

const start: Effect = { kind: 'start', subject, from: NOON };
const over = (id: string): Effect => ({
  kind: 'end',
  subject: { kind: 'order', id },
  reason: 'orderedSince',
});
const cancelled: Effect[] = [
  { kind: 'end', subject, reason: 'orderCancelled' },
  { kind: 'leave', subject, from: NOON, reason: 'orderCancelled' },
];

export const EVENT_CASES: readonly [name: string, change: Partial<OrderSeen>, effects: Effect[]][] = [
  ['an order is placed', {}, [start]],
  [
    'an order has the recommended product of a waiting recommendation',
    { answered: ['1000'] },
    [over('1000'), start],
  ],
  [
    'an order has the products of two waiting recommendations',
    { answered: ['999', '1000'] },
    [over('999'), over('1000'), start],
  ],
  ['an order is cancelled', { isCancelled: true }, cancelled],
  ['an order with a recommended product is cancelled', { isCancelled: true, answered: ['1000'] }, cancelled],
];

/** An order with a recommendation. */
export const DUE: DueCrossSell = { isCancelled: false, picked: { isBoughtSince: false } };
const drop = (reason: string): Decision => ({ kind: 'drop', reason });

export const TIMER_CASES: readonly [name: string, change: Partial<DueCrossSell>, decision: Decision][] = [
  ['a product matches the order', {}, { kind: 'send' }],
  ['no product matches the order', { picked: null }, drop('nothingToRecommend')],
  ['they bought the product since', { picked: { isBoughtSince: true } }, drop('orderedSince')],
  ['the order was cancelled', { isCancelled: true }, drop('orderCancelled')],
  [
    'the order was cancelled, and no product matches it',
    { isCancelled: true, picked: null },
    drop('orderCancelled'),
  ],
];
