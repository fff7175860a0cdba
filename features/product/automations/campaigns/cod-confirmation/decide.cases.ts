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
const say = (flow: string): CodEffect => ({
  kind: 'say',
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
    'it is asked about three days later: nobody is waited for before',
    { offer: null, facts: { delaySeconds: 3 * 86_400 } },
    [...asks.slice(0, 2), { kind: 'schedule', subject, task: 'noAnswer', at: hours(120) }],
  ],
  ['an order is paid by card', { offer: null, order: { isCashOnDelivery: false } }, []],
  ['it is cancelled before it is told', { offer: null, order: { isCancelled: true } }, []],
  ['it is sent before it is told', { offer: null, order: { isSent: true } }, []],
  ['it has no number', { offer: null, order: { isReachable: false } }, leave('noPhone')],
  ['a link of ours was paid in cash', { offer: null, order: { isOfDraft: true } }, leave('ofDraft')],
  ['it is told two days late', { offer: null, facts: { now: hours(48) } }, leave('toldLate')],
  ['the same is told again', {}, []],
  [
    'the merchant cancels it',
    { order: { isCancelled: true } },
    [change('cancelled', 'cancelledInStore'), over],
  ],
  ['it is paid in the store', { order: { isPaid: true } }, [change('paid', 'paidInStore'), over]],
  ['it is sent unconfirmed', { order: { isSent: true } }, [change('expired', 'sent'), over]],
  [
    'it is cancelled after it was confirmed',
    { offer: { state: 'confirmed' }, order: { isCancelled: true } },
    [],
  ],
  ['it is sent after it was confirmed', { offer: { state: 'confirmed' }, order: { isSent: true } }, []],
  [
    'the store made the draft: its link is said',
    { draft: { isLinkSent: false } },
    [doing({ kind: 'noteLinkSent' }), say('cod_payment_link')],
  ],
  [
    'the link ends by the clock',
    { draft: { isLinkSent: false }, settings: { expirePayment: 'delay', expirePaymentTime: 3 } },
    [
      doing({ kind: 'noteLinkSent' }),
      say('cod_payment_link'),
      { kind: 'schedule', subject, task: 'linkExpires', at: hours(3) },
    ],
  ],
  ['the link was said before', { draft: {} }, []],
  ['the draft is not there yet', { draft: { draftOrderId: null, isLinkSent: false } }, []],
  [
    'the store cannot make the draft',
    { draft: { draftOrderId: null, hasFailed: true } },
    [change('open', 'draftFailed'), say('cod_pay_over')],
  ],
  [
    'the merchant edits the order while its link waits',
    { draft: {}, order: { lines: '2×77' } },
    [change('open', 'edited'), withdraw, say('cod_pay_over')],
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
    'the draft comes after they cancelled',
    { draft: { isLinkSent: false }, offer: { state: 'cancelled' } },
    [withdraw],
  ],
  ['it was taken away before', { draft: { isWithdrawn: true }, offer: { state: 'cancelled' } }, []],
  [
    'the draft is paid',
    { draft: {}, offer: { prepaidOrderId: '2002' } },
    [change('paid', 'paidOnline'), ...tags, cancelOld, over],
  ],
  [
    'the draft is paid when the old order is on its way: the merchant sees the tags',
    { draft: {}, offer: { prepaidOrderId: '2002' }, order: { isSent: true } },
    [change('paid', 'paidOnline'), ...tags, over],
  ],
  [
    'the draft is paid when the old order was paid too',
    { draft: {}, offer: { prepaidOrderId: '2002' }, order: { isPaid: true } },
    [change('paid', 'paidOnline'), ...tags, over],
  ],
  [
    'the draft is paid in the moment in which they cancel',
    { draft: {}, offer: { state: 'cancelled', prepaidOrderId: '2002' } },
    [change('paid', 'paidOnline'), ...tags, cancelOld, over],
  ],
  ['that it was paid is told again', { draft: {}, offer: { state: 'paid', prepaidOrderId: '2002' } }, []],
];

const send = (number: number): Decision => ({ kind: 'send', flow: `cod_question_${number}` });
const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** The question is due. */
export const TIMER_CASES: readonly [name: string, overrides: CaseFacts, decision: Decision][] = [
  ['everything is offered', {}, send(4)],
  ['no cancelling', { settings: { enableCancel: false } }, send(3)],
  ['no payment', { settings: { enablePrepaid: false } }, send(2)],
  ['neither', { settings: { enablePrepaid: false, enableCancel: false } }, send(1)],
  ['payment is not active', { settings: { paymentActive: false } }, send(2)],
  [
    'a link for the same goods waits',
    { facts: { shopper: { hasLinkForSameLines: true, returned: 0 } } },
    send(2),
  ],
  ['one paid order came back', { facts: { shopper: { hasLinkForSameLines: false, returned: 1 } } }, send(4)],
  ['two paid orders came back', { facts: { shopper: { hasLinkForSameLines: false, returned: 2 } } }, send(2)],
  ['it was cancelled', { order: { isCancelled: true } }, drop('orderCancelled')],
  ['it was paid', { order: { isPaid: true } }, drop('orderPaid')],
  ['it was sent', { order: { isSent: true } }, drop('orderSent')],
  ['everything was taken out of it', { order: { lines: '' } }, drop('orderEmptied')],
  ['its number was taken away', { order: { isReachable: false } }, drop('noPhone')],
  ['it was decided', { offer: { state: 'cancelled' } }, drop('settled')],
];
