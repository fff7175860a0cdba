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
    ['the merchant is asked', 'pending', 'PENDING', LATER, 'nothing'],
    ['it is approved', 'pending', 'ACTIVE', LATER, 'ask'],
    ['it is approved, with the older word', 'pending', 'ACCEPTED', LATER, 'ask'],
    ['the approval is reported twice', 'active', 'ACTIVE', LATER, 'nothing'],
    ['it is reported as pending after the approval', 'active', 'PENDING', LATER, 'nothing'],
    ['it is declined', 'pending', 'DECLINED', LATER, 'declined'],
    ['it expires', 'pending', 'EXPIRED', LATER, 'expired'],
    ['its expiry is reported after the approval', 'active', 'EXPIRED', LATER, 'ask'],
    ['its refusal is reported after we withdrew it', 'withdrawn', 'DECLINED', LATER, 'declined'],
    ['it is approved although we withdrew it', 'withdrawn', 'ACTIVE', LATER, 'ask'],
    ['it is cancelled before it was approved', 'pending', 'CANCELLED', LATER, 'cancelled'],
    ['the approval is reported after the end', 'cancelled', 'ACTIVE', EARLIER, 'ask'],
    ['it ends', 'active', 'CANCELLED', LATER, 'cancelled'],
    ['it ends while it is on hold', 'frozen', 'CANCELLED', LATER, 'cancelled'],
    ['an end is reported from before its start', 'active', 'CANCELLED', EARLIER, 'ask'],
    ['a different end of a finished one', 'declined', 'CANCELLED', LATER, 'nothing'],
    ['it is put on hold', 'active', 'FROZEN', LATER, 'frozen'],
    ['it resumes after a hold', 'frozen', 'ACTIVE', LATER, 'ask'],
    ['an older hold is reported late', 'active', 'FROZEN', EARLIER, 'ask'],
  ] as Case[])('%s', (_story, state, reported, at, next) => {
    expect(
      message(decideOnReport({ state, reportedAt: NOON }, { state: reported, at, from: 'webhook' }, null)),
    ).toBe(next);
  });
});

describe('an answer of the store', () => {
  it.each([
    ['it is still pending', 'pending', 'PENDING', LATER, 'nothing'],
    ['it was approved', 'pending', 'ACTIVE', LATER, 'active'],
    ['it was approved although we withdrew it', 'withdrawn', 'ACTIVE', LATER, 'active'],
    ['it resumed after a hold', 'frozen', 'ACTIVE', LATER, 'active'],
    ['it ended', 'active', 'CANCELLED', LATER, 'cancelled'],
    ['the request is older than the last report', 'cancelled', 'ACTIVE', EARLIER, 'nothing'],
    ['a report of the same time is not newer', 'cancelled', 'ACTIVE', NOON, 'nothing'],
  ] as Case[])('%s', (_story, state, reported, at, next) => {
    expect(
      message(decideOnReport({ state, reportedAt: NOON }, { state: reported, at, from: 'answer' }, null)),
    ).toBe(next);
  });

  it('that is older than the plan that replaced it does not end that plan', () => {
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
  'a subscription that the store charges, %s with us, with another paid one: %s',
  (state, isOtherPaid, what) => {
    expect(whatOfActive(state, { isOtherPaid })).toBe(what);
  },
);

test('a more expensive plan starts immediately', () => {
  expect(replacementBehavior(999, 1999)).toBe('APPLY_IMMEDIATELY');
  expect(replacementBehavior(1999, 999)).toBe('STANDARD');
  expect(replacementBehavior(null, 1999)).toBe('STANDARD');
});

const pro = OFFERS.find(({ name }) => name === 'Pro plan')?.usage;
const automated = OFFERS.find(({ plan }) => plan === 'automated')?.usage;

test.each([
  ['nothing sold', 0, 0],
  ['exactly the included amount', 1000_00, 0],
  ['less than a step beyond', 1249_99, 0],
  ['a whole step more', 1250_00, 1],
  ['two and a half steps more', 1625_00, 2],
  ['$10,000 in total, where it becomes flat', 10_000_00, 36],
  ['far more, where it stays flat', 50_000_00, 36],
])('Pro charges the steps for %s', (_story, used, steps) => {
  const [meter] = pro?.meters ?? [];
  expect(pro && meter && billableSteps(pro, meter, used)).toBe(steps);
});

test.each([
  [200_00, 0],
  [200_01, 1],
  [90_000_00, 1],
])('Automated charges its price once: %i cents of revenue, %i step', (used, steps) => {
  const [meter] = automated?.meters ?? [];
  expect(meter && stepsDue(meter, used)).toBe(steps);
});
