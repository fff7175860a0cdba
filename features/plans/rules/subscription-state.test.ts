import { expect, it, test } from 'vitest';
import { OFFERS } from './plan-catalogue.ts';
import {
  nextState,
  replacementBehavior,
  type SubscriptionState,
  type ToldState,
} from './subscription-state.ts';
import { billableSteps, fitsUnderCap, stepsDue } from './usage-steps.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T13:00:00Z');
const EARLIER = new Date('2026-03-01T11:00:00Z');

it.each([
  ['a question is asked', 'pending', 'PENDING', LATER, null],
  ['it is approved', 'pending', 'ACTIVE', LATER, 'active'],
  ['it is approved, in the older word', 'pending', 'ACCEPTED', LATER, 'active'],
  ['the approval is told twice', 'active', 'ACTIVE', LATER, null],
  ['it is told as asked after it was approved', 'active', 'PENDING', LATER, null],
  ['it is declined', 'pending', 'DECLINED', LATER, 'declined'],
  ['it is void', 'pending', 'EXPIRED', LATER, 'expired'],
  ['void is told after the approval', 'active', 'EXPIRED', LATER, null],
  ['declined is told after it was withdrawn', 'withdrawn', 'DECLINED', LATER, null],
  ['it is approved although it was withdrawn', 'withdrawn', 'ACTIVE', LATER, 'active'],
  ['it is approved although it seemed void', 'expired', 'ACTIVE', LATER, 'active'],
  ['it is cancelled before it was approved', 'pending', 'CANCELLED', LATER, 'withdrawn'],
  ['it ends', 'active', 'CANCELLED', LATER, 'cancelled'],
  ['it ends while it is on hold', 'frozen', 'CANCELLED', LATER, 'cancelled'],
  ['a late word of its life', 'cancelled', 'ACTIVE', LATER, null],
  ['it is put on hold', 'active', 'FROZEN', LATER, 'frozen'],
  ['it goes on', 'frozen', 'ACTIVE', LATER, 'active'],
  ['a late word of an older hold', 'active', 'FROZEN', EARLIER, null],
  ['a late word of its life before the hold', 'frozen', 'ACTIVE', EARLIER, null],
] as [string, SubscriptionState, ToldState, Date, SubscriptionState | null][])(
  '%s',
  (_story, state, told, at, next) => {
    expect(nextState({ state, toldAt: NOON }, { state: told, at })).toBe(next);
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

test('a fee that would pass the cap is not charged, not even in part', () => {
  expect(fitsUnderCap(500, { usedMinor: 1500, cappedMinor: 2000 })).toBe(true);
  expect(fitsUnderCap(500, { usedMinor: 1501, cappedMinor: 2000 })).toBe(false);
});
