import { expect, it } from 'vitest';
import { texts } from '../texts/en.ts';
import { describeAbResult } from './describe-ab-result.ts';
import { formatMinutes } from './format-minutes.ts';
import { GOOD_FOR_MS } from './good-for.ts';
import { mayGo, PLACES, sliceSize, type Part } from './parts.ts';
import { canRetry } from './recipient-state.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (hours: number, ms = 0) => new Date(NOW.getTime() - hours * 3_600_000 - ms);

it.each([
  ...['transient', 'rate', 'pairRate', 'media', 'template', 'account', 'auth'].map(
    (errorClass) => ['failed', errorClass, null, ago(0), true] as const,
  ),
  ...['optedOut', 'undeliverable', 'windowClosed', 'request', 'noAnswer', 'webhooksUnavailable'].map(
    (errorClass) => ['failed', errorClass, null, ago(48), false] as const,
  ),
  ['failed', 'perUserMarketing', null, ago(24), false],
  ['failed', 'perUserMarketing', null, ago(24, 1), true],
  ['failed', 'perUserMarketing', null, null, false],
  ['failed', null, null, ago(48), false],
  ['skipped', null, 'templateStopped', null, true],
  ['skipped', null, 'expired', null, true],
  ['skipped', null, 'appUninstalled', null, true],
  ['skipped', null, 'noConsent', null, false],
  ['skipped', 'transient', null, null, false],
  ['sent', 'transient', 'expired', ago(48), false],
  ['uncertain', 'transient', null, ago(48), false],
] as const)(
  'decides whether a message that is %s with %s and %s can be tried again',
  (state, errorClass, reason, failedAt, isSo) => {
    expect(canRetry({ state, errorClass, reason, failedAt }, NOW)).toBe(isSo);
  },
);

const COURSE = { hasAbTest: false, isWatched: false, restArm: null };
it.each<[Part, 'A' | 'B', object, boolean]>([
  ['all', 'A', {}, true],
  ['canary', 'A', { isWatched: true }, true],
  ['test', 'B', { hasAbTest: true }, true],
  ['heldOut', 'A', {}, false],
  ['rest', 'A', {}, true],
  ['rest', 'A', { isWatched: true }, false],
  ['rest', 'A', { hasAbTest: true }, false],
  ['rest', 'A', { hasAbTest: true, restArm: 'A' }, true],
  ['rest', 'A', { hasAbTest: true, restArm: 'B' }, false],
  ['rest', 'B', { hasAbTest: true, restArm: 'B', isWatched: true }, true],
])('decides whether the part %s with text %s may be sent with %o: %s', (part, arm, course, isSo) => {
  expect(mayGo({ part, arm }, { ...COURSE, ...course })).toBe(isSo);
});

it.each([
  [{ people: 100 }, 5000, 100],
  [{ people: 100 }, 50, 50],
  [{ people: 0 }, 50, 1],
  [{ people: 100 }, 0, 1],
  [{ percent: 5 }, 5000, 250],
  [{ percent: 5 }, 41, 3],
  [{ percent: 5 }, 1, 1],
])('a first group of %o of %i people has %i', (size, audience, people) => {
  expect(sliceSize(size, audience)).toBe(people);
});

it('shares are counted in ten thousandths, and unsent messages expire after two days', () => {
  expect(PLACES).toBe(10_000);
  expect(GOOD_FOR_MS).toBe(2 * 24 * 3_600_000);
});

it.each([
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [240, '4 hours'],
  [1440, '1 day'],
  [2880, '2 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

it.each(Object.entries(texts.abSoFar.shares))(
  'the metric of an A/B test has a text: %s',
  (_metric, words) => {
    expect(words).toMatch(/^\{a\} [a-z].*\.$/);
  },
);

const arm = (name: 'A' | 'B', share: number) => ({ arm: name, share }) as never;
const difference = (low: number, high: number) => ({ interval: { low, high } }) as never;
it.each([
  [
    null,
    difference(-1, 3),
    '10% tapped its link with text A, 12% with text B. That may still be chance: there is no winner yet.',
  ],
  [
    'B',
    difference(0.51, 3.49),
    '10% tapped its link with text A, 12% with text B. Text B is better, by 0.5 to 3.5 points with 95% confidence.',
  ],
  [
    'A',
    difference(-3.49, -0.51),
    '10% tapped its link with text A, 12% with text B. Text A is better, by 0.5 to 3.5 points with 95% confidence.',
  ],
] as const)('the result of an A/B test with the winner %s', (winner, apart, words) => {
  expect(
    describeAbResult({ metric: 'clicked', arms: [arm('A', 10), arm('B', 12)], difference: apart, winner }),
  ).toBe(words);
});

it('an A/B test without arms has shares of zero', () => {
  expect(describeAbResult({ metric: 'read', arms: [], difference: difference(0, 0), winner: null })).toMatch(
    /^0% read it with text A, 0% with text B\./,
  );
});
