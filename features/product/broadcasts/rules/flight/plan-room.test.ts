import { expect, it } from 'vitest';
import { planRoom } from './plan-room.ts';

const FACTS = {
  meter: 'conversations' as const,
  most: 1000,
  used: 910,
  cycleStartedAt: day(1),
  cycleEndsAt: day(30),
  at: day(10),
  others: [],
  recipients: 50,
};

it.each([
  ['has room for everybody', {}, { taken: 910, missingOut: 0 }],
  ['has room for some', { recipients: 4151 }, { taken: 910, missingOut: 4061 }],
  ['is used up', { used: 1000 }, { taken: 1000, missingOut: 50 }],
  // The limit is checked every few seconds, so a fast number sends a little more.
  ['is overused', { used: 1090 }, { taken: 1000, missingOut: 50 }],
  [
    'is shared with an earlier broadcast',
    { others: [{ at: day(9), people: 70 }] },
    { taken: 980, missingOut: 30 },
  ],
  [
    'is not shared with a later broadcast',
    { others: [{ at: day(11), people: 70 }] },
    { taken: 910, missingOut: 0 },
  ],
  [
    'is not shared with a broadcast of the last billing cycle',
    { used: 0, cycleStartedAt: day(10), at: day(12), others: [{ at: day(9), people: 70 }] },
    { taken: 0, missingOut: 0 },
  ],
])('the plan %s', (_name, change, expected) => {
  expect(planRoom({ ...FACTS, ...change })).toEqual({
    meter: 'conversations',
    most: 1000,
    resetsAt: day(30).toISOString(),
    ...expected,
  });
});

function day(ofMonth: number): Date {
  return new Date(Date.UTC(2026, 10, ofMonth));
}
