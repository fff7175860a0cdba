import type { Decision, Effect } from '../../rules/effect.ts';
import type { Grade, ReviewAction, ReviewFacts } from './decide.ts';

export const ARRIVED = new Date('2026-11-20T10:00:00Z');

/** An order that can get a question. */
export const ORDER: ReviewFacts = {
  orderId: '1001',
  deliveredAt: ARRIVED,
  isCancelled: false,
  isRefunded: false,
  isReachable: true,
  wasAskedLately: false,
};

const subject = { kind: 'order', id: '1001' };
const over: Effect<ReviewAction> = { kind: 'end', subject, reason: 'orderSettled' };

/** An event of an order. */
export const EVENT_CASES: readonly [string, Partial<ReviewFacts>, Effect<ReviewAction>[]][] = [
  ['the whole order arrived: the wait starts', {}, [{ kind: 'start', subject, from: ARRIVED }]],
  ['it has not arrived yet', { deliveredAt: null }, []],
  ['it was refunded', { isRefunded: true }, [over]],
  ['it was cancelled', { isCancelled: true }, [over]],
  [
    'it has no number',
    { isReachable: false },
    [{ kind: 'leave', subject, from: ARRIVED, reason: 'noPhone' }],
  ],
  [
    'its shopper was asked recently: checked when the question is due',
    { wasAskedLately: true },
    [{ kind: 'start', subject, from: ARRIVED }],
  ],
];

const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** The question is due. */
export const TIMER_CASES: readonly [string, Partial<ReviewFacts>, Decision][] = [
  ['nothing changed', {}, { kind: 'send' }],
  ['it was refunded', { isRefunded: true }, drop('orderRefunded')],
  ['it was cancelled', { isCancelled: true }, drop('orderCancelled')],
  ['its number was removed', { isReachable: false }, drop('noPhone')],
  ['they were asked about another order', { wasAskedLately: true }, drop('askedLately')],
];

/** A tap on an answer: the reply, and the rating. */
export const REPLY_CASES: readonly [flow: string, hasDiscount: boolean, says: string, grade: Grade | null][] =
  [
    ['review_great', false, 'review_great', 'Great'],
    ['review_great', true, 'review_great', 'Great'],
    ['review_great_offer', true, 'review_great_offer', 'Great'],
    ['review_great_offer', false, 'review_great', 'Great'],
    ['review_okay', true, 'review_okay', 'Okay'],
    ['review_bad', true, 'review_bad', 'Bad'],
    ['review_of_another_time', true, 'review_of_another_time', null],
  ];
