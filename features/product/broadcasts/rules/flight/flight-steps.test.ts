import { expect, it } from 'vitest';
import { countRecipients, stepsOf } from './flight-steps.ts';

const PEOPLE = { subscribers: 1200, included: 1100, excluded: 50, withoutConsent: 50, population: 1000 };
const FACTS = {
  people: PEOPLE,
  looked: { weight: 10, unreachable: 5, capped: 10, quiet: 30 },
  heldOutPercent: 10,
};

it('counts everybody who can get it, now or later', () => {
  // All people except fifty without an address and a hundred in the hold-out.
  expect(countRecipients(FACTS)).toBe(850);
});

it.each([
  ['no limit', 0, 0, { overDayLimit: 0, overPlanLimit: 0, atOnce: 450 }],
  ['the daily limit', 100, 0, { overDayLimit: 100, overPlanLimit: 0, atOnce: 350 }],
  ['the plan’s limit', 0, 200, { overDayLimit: 0, overPlanLimit: 200, atOnce: 250 }],
  ['both limits, each person once', 100, 150, { overDayLimit: 100, overPlanLimit: 50, atOnce: 300 }],
  ['the limit of a used-up plan', 0, 850, { overDayLimit: 0, overPlanLimit: 450, atOnce: 0 }],
])('counts the people over %s', (_name, overDay, overPlan, expected) => {
  const steps = stepsOf({ ...FACTS, overDay, overPlan });
  const people = Object.fromEntries(steps.map((step) => [step.step, step.people]));
  expect(people).toMatchObject(expected);
});
