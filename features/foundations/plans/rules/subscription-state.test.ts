import { describe, expect, it, test } from 'vitest';
import { OFFERS } from './plan-catalogue.ts';
import {
  decideOnReport,
  replacementBehavior,
  whatOfActive,
  type ReportDecision,
  type SubscriptionState,
  type ReportedState,
} from './subscription-state.ts';
import { billableSteps, stepsDue } from './usage-steps.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T13:00:00Z');
const EARLIER = new Date('2026-03-01T11:00:00Z');

type Case = [string, SubscriptionState, ReportedState, Date, 'nothing' | 'ask' | SubscriptionState];
const message = (decision: ReportDecision) => (decision.do === 'move' ? decision.to : decision.do);

describe('a webhook', () => {
  it.each([
    ['a question is asked', 'pending', 'PENDING', LATER, 'nothing'],
    ['it is approved', 'pending', 'ACTIVE', LATER, 'ask'],
    ['it is approved, in the older word', 'pending', 'ACCEPTED', LATER, 'ask'],
    ['the approval is told twice', 'active', 'ACTIVE', LATER, 'nothing'],
    ['it is told as asked after it was approved', 'active', 'PENDING', LATER, 'nothing'],
    ['it is declined', 'pending', 'DECLINED', LATER, 'declined'],
    ['it is void', 'pending', 'EXPIRED', LATER, 'expired'],
    ['void is told after the approval', 'active', 'EXPIRED', LATER, 'ask'],
    ['declined is told after it was withdrawn', 'withdrawn', 'DECLINED', LATER, 'declined'],
    ['it is approved although it was withdrawn', 'withdrawn', 'ACTIVE', LATER, 'ask'],
    ['it is cancelled before it was approved', 'pending', 'CANCELLED', LATER, 'cancelled'],
    ['the approval comes after the end', 'cancelled', 'ACTIVE', EARLIER, 'ask'],
    ['it ends', 'active', 'CANCELLED', LATER, 'cancelled'],
    ['it ends while it is on hold', 'frozen', 'CANCELLED', LATER, 'cancelled'],
    ['an end from before it began', 'active', 'CANCELLED', EARLIER, 'ask'],
    ['another word for the end', 'declined', 'CANCELLED', LATER, 'nothing'],
    ['it is put on hold', 'active', 'FROZEN', LATER, 'frozen'],
    ['it goes on', 'frozen', 'ACTIVE', LATER, 'ask'],
    ['a late word of an older hold', 'active', 'FROZEN', EARLIER, 'ask'],
  ] as Case[])('%s', (_story, state, reported, at, next) => {
    expect(
      message(decideOnReport({ state, reportedAt: NOON }, { state: reported, at, from: 'webhook' }, null)),
    ).toBe(next);
  });
});

describe('an answer', () => {
  it.each([
    ['it waits', 'pending', 'PENDING', LATER, 'nothing'],
    ['it was approved', 'pending', 'ACTIVE', LATER, 'active'],
    ['it was approved although it was withdrawn', 'withdrawn', 'ACTIVE', LATER, 'active'],
    ['it goes on', 'frozen', 'ACTIVE', LATER, 'active'],
    ['it ended', 'active', 'CANCELLED', LATER, 'cancelled'],
    ['the question is older than what was heard', 'cancelled', 'ACTIVE', EARLIER, 'nothing'],
    ['nothing is newer than itself', 'cancelled', 'ACTIVE', NOON, 'nothing'],
  ] as Case[])('%s', (_story, state, reported, at, next) => {
    expect(
      message(decideOnReport({ state, reportedAt: NOON }, { state: reported, at, from: 'answer' }, null)),
    ).toBe(next);
  });

  it('that is older than the plan in its place does not end that', () => {
    const approved = { state: 'ACTIVE', at: NOON, from: 'answer' } as const;
    expect(decideOnReport({ state: 'withdrawn', reportedAt: null }, approved, LATER)).toEqual({
      do: 'nothing',
    });
    expect(decideOnReport({ state: 'withdrawn', reportedAt: null }, approved, EARLIER)).toEqual({
      do: 'move',
      to: 'active',
    });
  });
});

it.each([
  ['withdrawn', false, 'take'],
  ['expired', true, 'take'],
  ['active', true, 'take'],
  ['cancelled', false, 'cancel'],
  ['cancelled', true, 'report'],
] as [SubscriptionState, boolean, string][])(
  'what the store charges for, %s with us, another paid: %s',
  (state, isOtherPaid, what) => {
    expect(whatOfActive(state, { isOtherPaid })).toBe(what);
  },
);

test('a dearer plan begins at once', () => {
  expect(replacementBehavior(999, 1999)).toBe('APPLY_IMMEDIATELY');
  expect(replacementBehavior(1999, 999)).toBe('STANDARD');
  expect(replacementBehavior(null, 1999)).toBe('STANDARD');
});

const pro = OFFERS.find(({ name }) => name === 'Pro plan')?.usage;
const automated = OFFERS.find(({ plan }) => plan === 'automated')?.usage;

test.each([
  ['nothing sold', 0, 0],
  ['at what is included', 1000_00, 0],
  ['less than a step beyond', 1249_99, 0],
  ['a whole step beyond', 1250_00, 1],
  ['two and a half', 1625_00, 2],
  ['$10,000 in all, the flat end', 10_000_00, 36],
  ['far more: it stays flat', 50_000_00, 36],
])('Pro with %s', (_story, used, steps) => {
  const [meter] = pro?.meters ?? [];
  expect(pro && meter && billableSteps(pro, meter, used)).toBe(steps);
});

test.each([
  [200_00, 0],
  [200_01, 1],
  [90_000_00, 1],
])('Automated costs its price once: %i cents of revenue, %i step', (used, steps) => {
  const [meter] = automated?.meters ?? [];
  expect(meter && stepsDue(meter, used)).toBe(steps);
});
