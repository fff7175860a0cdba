import { orderSubject, type Decision } from '../../rules/effect.ts';
import { doing, ending, type CodEffect } from './action.ts';
import { ORDERED_AT, hours, type CaseFacts } from './cod-facts.cases.ts';
import type { Offer } from './offer.ts';

const subject = orderSubject('1001');
const leave = (reason: string): CodEffect[] => [{ kind: 'leave', subject, from: ORDERED_AT, reason }];
const change = (
  to: Offer['state'],
  because: Extract<Parameters<typeof doing>[0], { kind: 'change' }>['because'],
) => doing({ kind: 'change', to, because });
const over = ending('1001');
const withdraw = doing({ kind: 'withdrawDraft' });
const sendAnswer = (flow: string): CodEffect => ({
  kind: 'sendAnswer',
  subject,
  flow,
  answersMessageId: 'm1',
  at: ORDERED_AT,
});
const asks: CodEffect[] = [
  doing({ kind: 'open' }),
  { kind: 'start', subject, from: ORDERED_AT },
  { kind: 'schedule', subject, task: 'noAnswer', at: hours(48 + 1 / 60) },
];
const tags = [
  doing({ kind: 'tag', orderId: '2002', tag: 'ConvertedFromCOD-Bellbird' }),
  doing({ kind: 'tag', orderId: '1001', tag: 'ConvertedToPrepaid-Bellbird' }),
];
const cancelOld = doing({ kind: 'cancelInStore', because: 'prepaid' });

/** An event of an order: its state, and the effects. */
export const EVENT_CASES: readonly [name: string, overrides: CaseFacts, effects: CodEffect[]][] = [
  ['an order in cash is placed', { offer: null }, asks],
  [
    'the question is due three days later: the wait for an answer starts later',
    { offer: null, facts: { delaySeconds: 3 * 86_400 } },
    [...asks.slice(0, 2), { kind: 'schedule', subject, task: 'noAnswer', at: hours(120) }],
  ],
  ['an order is paid by card', { offer: null, order: { isCashOnDelivery: false } }, []],
  ['an order is reported after it was cancelled', { offer: null, order: { isCancelled: true } }, []],
  ['an order is reported after it was sent', { offer: null, order: { isSent: true } }, []],
  ['an order has no number', { offer: null, order: { isReachable: false } }, leave('noPhone')],
  ['an order comes from our payment link', { offer: null, order: { isOfDraft: true } }, leave('ofDraft')],
  ['an order is reported two days late', { offer: null, facts: { now: hours(48) } }, leave('toldLate')],
  ['an order is reported again', {}, []],
  [
    'the merchant cancels the order',
    { order: { isCancelled: true } },
    [change('cancelled', 'cancelledInStore'), over],
  ],
  ['the order is paid in the store', { order: { isPaid: true } }, [change('paid', 'paidInStore'), over]],
  ['the order is sent unconfirmed', { order: { isSent: true } }, [change('expired', 'sent'), over]],
  [
    'the order is cancelled after it was confirmed',
    { offer: { state: 'confirmed' }, order: { isCancelled: true } },
    [],
  ],
  [
    'the order is sent after it was confirmed',
    { offer: { state: 'confirmed' }, order: { isSent: true } },
    [],
  ],
  [
    'the store created the draft: its link is sent',
    { draft: { isLinkSent: false } },
    [doing({ kind: 'noteLinkSent' }), sendAnswer('cod_payment_link')],
  ],
  [
    'the link expires after some hours',
    { draft: { isLinkSent: false }, settings: { expirePayment: 'delay', expirePaymentTime: 3 } },
    [
      doing({ kind: 'noteLinkSent' }),
      sendAnswer('cod_payment_link'),
      { kind: 'schedule', subject, task: 'linkExpires', at: hours(3) },
    ],
  ],
  ['the link was sent before', { draft: {} }, []],
  ['the draft does not exist yet', { draft: { draftOrderId: null, isLinkSent: false } }, []],
  [
    'the store cannot create the draft',
    { draft: { draftOrderId: null, hasFailed: true } },
    [change('open', 'draftFailed'), sendAnswer('cod_pay_over')],
  ],
  [
    'the merchant edits the order while its link waits',
    { draft: {}, order: { lines: '2×77' } },
    [change('open', 'edited'), withdraw, sendAnswer('cod_pay_over')],
  ],
  [
    'the order is sent while its link waits',
    { draft: {}, order: { isSent: true } },
    [change('expired', 'sent'), over, withdraw],
  ],
  [
    'the order is cancelled while its link waits',
    { draft: {}, order: { isCancelled: true } },
    [change('cancelled', 'cancelledInStore'), over, withdraw],
  ],
  [
    'the draft is created after they cancelled',
    { draft: { isLinkSent: false }, offer: { state: 'cancelled' } },
    [withdraw],
  ],
  ['the draft was withdrawn before', { draft: { isWithdrawn: true }, offer: { state: 'cancelled' } }, []],
  [
    'the draft is paid',
    { draft: {}, offer: { prepaidOrderId: '2002' } },
    [change('paid', 'paidOnline'), ...tags, cancelOld, over],
  ],
  [
    'the draft is paid after the old order was sent: the merchant gets tags instead of a cancellation',
    { draft: {}, offer: { prepaidOrderId: '2002' }, order: { isSent: true } },
    [change('paid', 'paidOnline'), ...tags, over],
  ],
  [
    'the draft is paid, and the old order too',
    { draft: {}, offer: { prepaidOrderId: '2002' }, order: { isPaid: true } },
    [change('paid', 'paidOnline'), ...tags, over],
  ],
  [
    'the draft is paid while they cancel',
    { draft: {}, offer: { state: 'cancelled', prepaidOrderId: '2002' } },
    [change('paid', 'paidOnline'), ...tags, cancelOld, over],
  ],
  [
    'the payment of the draft is reported again',
    { draft: {}, offer: { state: 'paid', prepaidOrderId: '2002' } },
    [],
  ],
];

const send = (number: number): Decision => ({ kind: 'send', flow: `cod_question_${number}` });
const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** The question is due. */
export const TIMER_CASES: readonly [name: string, overrides: CaseFacts, decision: Decision][] = [
  ['everything is offered', {}, send(4)],
  ['cancelling is not offered', { settings: { enableCancel: false } }, send(3)],
  ['payment is not offered', { settings: { enablePrepaid: false } }, send(2)],
  ['neither is offered', { settings: { enablePrepaid: false, enableCancel: false } }, send(1)],
  ['payment is not active', { settings: { paymentActive: false } }, send(2)],
  [
    'a link for the same products waits',
    { facts: { shopper: { hasLinkForSameLines: true, returned: 0 } } },
    send(2),
  ],
  [
    'one paid order was returned',
    { facts: { shopper: { hasLinkForSameLines: false, returned: 1 } } },
    send(4),
  ],
  [
    'two paid orders were returned',
    { facts: { shopper: { hasLinkForSameLines: false, returned: 2 } } },
    send(2),
  ],
  ['the order was cancelled', { order: { isCancelled: true } }, drop('orderCancelled')],
  ['the order was paid', { order: { isPaid: true } }, drop('orderPaid')],
  ['the order was sent', { order: { isSent: true } }, drop('orderSent')],
  ['all lines of the order were removed', { order: { lines: '' } }, drop('orderEmptied')],
  ['its number was removed', { order: { isReachable: false } }, drop('noPhone')],
  ['the offer is settled', { offer: { state: 'cancelled' } }, drop('settled')],
];
