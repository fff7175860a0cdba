import type { Decision, Effect } from '../../rules/effect.ts';
import type { Grade, ReviewAction, ReviewFacts } from './decide.ts';

export const ARRIVED = new Date('2026-11-20T10:00:00Z');

/** An order that may be asked about. */
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
  ['all of it arrived: the wait begins', {}, [{ kind: 'start', subject, from: ARRIVED }]],
  ['it has not arrived yet', { deliveredAt: null }, []],
  ['money went back', { isRefunded: true }, [over]],
  ['it was cancelled', { isCancelled: true }, [over]],
  [
    'it has no number',
    { isReachable: false },
    [{ kind: 'leave', subject, from: ARRIVED, reason: 'noPhone' }],
  ],
  [
    'whoever ordered was asked lately: that is looked at when it is due',
    { wasAskedLately: true },
    [{ kind: 'start', subject, from: ARRIVED }],
  ],
];

const drop = (reason: string): Decision => ({ kind: 'drop', reason });

/** The question is due. */
export const TIMER_CASES: readonly [string, Partial<ReviewFacts>, Decision][] = [
  ['it stayed', {}, { kind: 'send' }],
  ['money went back', { isRefunded: true }, drop('orderRefunded')],
  ['it was cancelled', { isCancelled: true }, drop('orderCancelled')],
  ['its number was taken away', { isReachable: false }, drop('noPhone')],
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
