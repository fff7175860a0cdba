import type { Decision, Effect } from '../../rules/effect.ts';
import type { DueReorder, OrderSeen } from './decide.ts';

const SENT = new Date('2026-11-20T12:00:00Z');
const ARRIVED = new Date('2026-11-23T09:00:00Z');

const subject = { kind: 'order', id: '1001' };

/** An order that was shipped. */
export const SEEN: OrderSeen = {
  orderId: '1001',
  isCancelled: false,
  isRefunded: false,
  sentAt: SENT,
  deliveredAt: null,
  isFollowed: false,
  earlier: [],
};

const over = (id: string): Effect => ({
  kind: 'end',
  subject: { kind: 'order', id },
  reason: 'orderedSince',
});

export const EVENT_CASES: readonly [name: string, change: Partial<OrderSeen>, effects: Effect[]][] = [
  ['an order is placed: nothing waits before it is sent', { sentAt: null }, []],
  [
    'an order is placed: waits of earlier orders end',
    { sentAt: null, earlier: ['999', '1000'] },
    [over('999'), over('1000')],
  ],
  ['it is sent: the wait starts then for now', {}, [{ kind: 'start', subject, from: SENT }]],
  ['it arrives: the wait starts then', { deliveredAt: ARRIVED }, [{ kind: 'start', subject, from: ARRIVED }]],
  [
    'it arrives, but was never reported as sent',
    { sentAt: null, deliveredAt: ARRIVED },
    [{ kind: 'start', subject, from: ARRIVED }],
  ],
  [
    'it is cancelled: its wait ends',
    { isCancelled: true },
    [{ kind: 'end', subject, reason: 'orderCancelled' }],
  ],
  [
    'it arrives after the next order was placed',
    { deliveredAt: ARRIVED, isFollowed: true },
    [{ kind: 'leave', subject, from: ARRIVED, reason: 'orderedSince' }],
  ],
  [
    'it arrives after a refund',
    { deliveredAt: ARRIVED, isRefunded: true },
    [{ kind: 'leave', subject, from: ARRIVED, reason: 'refunded' }],
  ],
];

/** An order whose products are still sold. */
export const DUE: DueReorder = { isCancelled: false, isRefunded: false, isFollowed: false, isSold: true };
const drop = (reason: string): Decision => ({ kind: 'drop', reason });

export const TIMER_CASES: readonly [name: string, change: Partial<DueReorder>, decision: Decision][] = [
  ['they ordered nothing since', {}, { kind: 'send' }],
  ['they ordered again', { isFollowed: true }, drop('orderedSince')],
  ['it was cancelled', { isCancelled: true }, drop('orderCancelled')],
  ['it was refunded', { isRefunded: true }, drop('refunded')],
  ['none of its products is still sold', { isSold: false }, drop('nothingToReorder')],
];
