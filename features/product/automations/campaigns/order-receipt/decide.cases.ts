import type { Decision, Effect } from '../../rules/effect.ts';
import type { DueOrder, OrderSeen } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

const subject = { kind: 'order', id: '1001' };
const seen: OrderSeen = { orderId: '1001', createdAt: NOON, isCancelled: false };

export const EVENT_CASES: readonly [name: string, seen: OrderSeen, effects: Effect[]][] = [
  [
    'an order is placed: its confirmation and its upsell wait',
    seen,
    [{ kind: 'start', subject, from: NOON }],
  ],
  [
    'an order is cancelled: its waits end, its unsent messages are cancelled, and no wait starts',
    { ...seen, isCancelled: true },
    [
      { kind: 'end', subject, reason: 'orderCancelled' },
      { kind: 'leave', subject, from: NOON, reason: 'orderCancelled' },
    ],
  ],
];

/** A paid order with a recommendation, by a shopper who has never written. */
export const DUE: DueOrder = {
  dripIndex: 'orderReceipt1',
  channel: 'WA',
  now: NOON,
  isCancelled: false,
  isCashOnDelivery: false,
  upsellOnCod: false,
  isSomethingPicked: true,
  isReceiptWhole: true,
  chatOpenUntil: null,
};
const upsell = { dripIndex: 'orderReceipt2' };
const messenger = { channel: 'FB', chatOpenUntil: inHours(23) } as const;

const send: Decision = { kind: 'send' };
const drop = (reason: string): Decision => ({ kind: 'drop', reason });
const receipt: Decision = { kind: 'send', flow: 'order_receipt_open' };

export const TIMER_CASES: readonly [name: string, change: Partial<DueOrder>, decision: Decision][] = [
  ['the confirmation of an order', {}, send],
  ['the confirmation of a cash order', { isCashOnDelivery: true }, send],
  ['the confirmation without a recommendation', { isSomethingPicked: false }, send],
  ['the confirmation of a cancelled order', { isCancelled: true }, drop('orderCancelled')],
  ['an open chat on WhatsApp', { chatOpenUntil: inHours(23) }, send],
  ['an open chat on Messenger', messenger, receipt],
  ['a chat on Messenger that closes within the hour', { ...messenger, chatOpenUntil: inHours(1) }, send],
  ['a person on Messenger who never wrote', { ...messenger, chatOpenUntil: null }, send],
  ['an open chat on Messenger, and no name for the receipt', { ...messenger, isReceiptWhole: false }, send],
  ['the upsell', upsell, send],
  ['the upsell in an open chat on Messenger', { ...upsell, ...messenger }, send],
  [
    'the upsell without a recommendation',
    { ...upsell, isSomethingPicked: false },
    drop('nothingToRecommend'),
  ],
  ['the upsell of a cancelled order', { ...upsell, isCancelled: true }, drop('orderCancelled')],
  ['the upsell of a cash order', { ...upsell, isCashOnDelivery: true }, drop('cashOnDelivery')],
  [
    'the upsell of a cash order, if the merchant wants it',
    { ...upsell, isCashOnDelivery: true, upsellOnCod: true },
    send,
  ],
  [
    'the upsell of a cash order, if the merchant wants it, without a recommendation',
    { ...upsell, isCashOnDelivery: true, upsellOnCod: true, isSomethingPicked: false },
    drop('nothingToRecommend'),
  ],
];
