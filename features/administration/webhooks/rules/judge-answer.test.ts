import { expect, it } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const answered = (status: number) => ({ kind: 'answered' as const, status, answer: '', retryAfter: null });

it.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [300, 'redirect'],
  [301, 'redirect'],
  [308, 'redirect'],
  [400, 'status'],
  [404, 'status'],
  [410, 'gone'],
  [429, 'status and a pause'],
  [500, 'status'],
  [503, 'status and a pause'],
  [600, 'status'],
])('takes %i as %s', (status, expected) => {
  const verdict = judgeAnswer(answered(status));
  const said =
    verdict.kind === 'delivered' ? verdict.kind : `${verdict.fault}${verdict.isPaced ? ' and a pause' : ''}`;
  expect(said).toBe(expected);
});

it.each(['closedNetwork', 'unknownName', 'timeout', 'noConnection'] as const)(
  'takes a request without an answer as a failure: %s',
  (fault) =>
    expect(judgeAnswer({ kind: 'unanswered', fault })).toEqual({ kind: 'failed', fault, isPaced: false }),
);
