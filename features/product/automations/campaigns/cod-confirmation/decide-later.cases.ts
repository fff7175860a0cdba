import { orderSubject } from '../../rules/effect.ts';
import { doing, ending, type CodEffect } from './action.ts';
import { ORDERED_AT, hours, type CaseFacts } from './cod-facts.cases.ts';
import type { Offer } from './offer.ts';

const subject = orderSubject('1001');
const change = (
  to: Offer['state'],
  because: Extract<Parameters<typeof doing>[0], { kind: 'change' }>['because'],
) => doing({ kind: 'change', to, because });
const over = ending('1001');
const withdraw = doing({ kind: 'withdrawDraft' });

const tapped = (
  to: 'confirmed' | 'cancelled' | 'paying',
  because: 'confirmed' | 'cancelled' | 'askedToPay',
) => doing({ kind: 'change', to, because, answeredMessageId: 'm1' });
const confirmed = [
  tapped('confirmed', 'confirmed'),
  doing({ kind: 'tag', orderId: '1001', tag: 'COD-CONFIRMED' }),
];
const cancelled = [
  over,
  tapped('cancelled', 'cancelled'),
  doing({ kind: 'tag', orderId: '1001', tag: 'COD-CANCELLED' }),
];
const cancelInStore = doing({ kind: 'cancelInStore', because: 'customer' });
const paying = [tapped('paying', 'askedToPay'), doing({ kind: 'makeDraft' })];
const [CONFIRM, CANCEL, PAY] = ['cod_confirmed', 'cod_cancelled', 'cod_paying'];
const inThreeHours = {
  expirePayment: 'delay',
  expirePaymentTime: 3,
  expireCancel: 'delay',
  expireCancelTime: 3,
} as const;

/** A shopper taps an answer. */
export const REPLY_CASES: readonly [
  name: string,
  overrides: CaseFacts,
  flow: string,
  says: string,
  effects: CodEffect[],
][] = [
  ['Confirm', {}, CONFIRM, 'cod_confirmed', confirmed],
  ['Cancel', {}, CANCEL, 'cod_cancelled', [...cancelled, cancelInStore]],
  ['Cancel, only by a tag', { settings: { realCancellation: false } }, CANCEL, 'cod_cancel_noted', cancelled],
  ['Pay online', {}, PAY, 'cod_paying', paying],
  ['Confirm twice', { offer: { state: 'confirmed' } }, CONFIRM, 'cod_is_confirmed', []],
  ['Cancel after Confirm', { offer: { state: 'confirmed' } }, CANCEL, 'cod_is_confirmed', []],
  ['Pay after Confirm', { offer: { state: 'confirmed' } }, PAY, 'cod_is_confirmed', []],
  ['Confirm after Cancel', { offer: { state: 'cancelled' } }, CONFIRM, 'cod_is_cancelled', []],
  ['Pay after the store cancelled', { order: { isCancelled: true } }, PAY, 'cod_is_cancelled', []],
  ['Pay twice', { draft: {} }, PAY, 'cod_link_again', []],
  ['Confirm while a link waits', { draft: {} }, CONFIRM, 'cod_cash_or_link', []],
  [
    'Cancel while a link waits',
    { draft: {} },
    CANCEL,
    'cod_cancelled',
    [...cancelled, cancelInStore, withdraw],
  ],
  [
    'Cancel after the order was paid',
    { offer: { state: 'paid', prepaidOrderId: '2002' } },
    CANCEL,
    'cod_is_paid',
    [],
  ],
  ['Cancel after the cash was paid', { order: { isPaid: true } }, CANCEL, 'cod_is_paid', []],
  ['Cancel after the order was sent', { order: { isSent: true } }, CANCEL, 'cod_is_sent', []],
  ['Confirm for an expired offer', { offer: { state: 'expired' } }, CONFIRM, 'cod_is_sent', []],
  [
    'Cancel just in time',
    { settings: inThreeHours, facts: { now: hours(2.9) } },
    CANCEL,
    'cod_cancelled',
    [...cancelled, cancelInStore],
  ],
  ['Cancel too late', { settings: inThreeHours, facts: { now: hours(3) } }, CANCEL, 'cod_cancel_over', []],
  ['Pay too late', { settings: inThreeHours, facts: { now: hours(3) } }, PAY, 'cod_pay_over', []],
  [
    'Confirm after all deadlines',
    { settings: inThreeHours, facts: { now: hours(40) } },
    CONFIRM,
    'cod_confirmed',
    confirmed,
  ],
  ['Cancel that is no longer offered', { settings: { enableCancel: false } }, CANCEL, 'cod_cancel_over', []],
  ['Pay that is no longer offered', { settings: { enablePrepaid: false } }, PAY, 'cod_pay_over', []],
  ['Pay while payment is not active', { settings: { paymentActive: false } }, PAY, 'cod_pay_over', []],
  ['Pay after the link has expired', { draft: {}, offer: { state: 'open' } }, PAY, 'cod_pay_over', []],
  [
    'Confirm after the link has expired',
    { draft: {}, offer: { state: 'open' } },
    CONFIRM,
    'cod_confirmed',
    confirmed,
  ],
  [
    'Pay for the same products a second time',
    { facts: { shopper: { hasLinkForSameLines: true, returned: 0 } } },
    PAY,
    'cod_pay_over',
    [],
  ],
  [
    'Pay after two paid orders were returned',
    { facts: { shopper: { hasLinkForSameLines: false, returned: 2 } } },
    PAY,
    'cod_pay_over',
    [],
  ],
  ['Pay for an order without lines', { order: { lines: '' } }, PAY, 'cod_pay_over', []],
];

const asked = { madeAt: ORDERED_AT, sentAt: hours(1), hasArrived: true };
const again = (at: Date): CodEffect[] => [{ kind: 'schedule', subject, task: 'noAnswer', at }];
const given = [
  change('cancelled', 'noAnswer'),
  doing({ kind: 'tag', orderId: '1001', tag: 'COD-CANCELLED' }),
  doing({ kind: 'cancelInStore', because: 'noAnswer' }),
  over,
];

/** A task is due. */
export const TASK_CASES: readonly [name: string, overrides: CaseFacts, task: string, effects: CodEffect[]][] =
  [
    ['two days without an answer', { facts: { now: hours(49), asked } }, 'noAnswer', given],
    [
      'two days since the order, but not since the question',
      { facts: { now: hours(48), asked } },
      'noAnswer',
      again(hours(49)),
    ],
    [
      'two days without an answer, but the merchant does not cancel',
      { facts: { now: hours(49), asked, cancelsWithoutAnswer: false } },
      'noAnswer',
      [],
    ],
    [
      'two days without an answer, but the campaign is off',
      { facts: { now: hours(49), asked, isCampaignOn: false } },
      'noAnswer',
      [],
    ],
    ['no question was sent', { facts: { now: hours(49), asked: null } }, 'noAnswer', []],
    [
      'the merchant has postponed the question',
      { facts: { now: hours(49), asked: null, delaySeconds: 3 * 86_400 } },
      'noAnswer',
      again(hours(120)),
    ],
    [
      'the question has not arrived yet',
      { facts: { now: hours(49), asked: { ...asked, hasArrived: false } } },
      'noAnswer',
      again(hours(55)),
    ],
    [
      'the question did not arrive within a week',
      { facts: { now: hours(200), asked: { ...asked, hasArrived: false } } },
      'noAnswer',
      [],
    ],
    ['they answered', { offer: { answeredAt: hours(2) }, facts: { now: hours(49), asked } }, 'noAnswer', []],
    [
      'the order was sent in the meantime',
      { order: { isSent: true }, facts: { now: hours(49), asked } },
      'noAnswer',
      [],
    ],
    [
      'the link has expired',
      { draft: {}, settings: inThreeHours, facts: { now: hours(3) } },
      'linkExpires',
      [change('open', 'linkExpired'), withdraw],
    ],
    [
      'the merchant extended the link',
      { draft: {}, settings: { ...inThreeHours, expirePaymentTime: 5 }, facts: { now: hours(3) } },
      'linkExpires',
      [{ kind: 'schedule', subject, task: 'linkExpires', at: hours(5) }],
    ],
    [
      'the order was paid before the link expired',
      { draft: {}, settings: inThreeHours, offer: { prepaidOrderId: '2002' }, facts: { now: hours(3) } },
      'linkExpires',
      [],
    ],
  ];
