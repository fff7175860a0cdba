import { expect, it } from 'vitest';
import { stepsOf, whoMayGetIt } from './flight-steps.ts';

const PEOPLE = { subscribers: 1200, included: 1100, excluded: 50, withoutConsent: 50, population: 1000 };

it('counts everybody whom it may reach, also those who get it later', () => {
  const looked = { weight: 10, unreachable: 5, capped: 10, quiet: 30 };
  const steps = stepsOf({ people: PEOPLE, looked, heldOutPercent: 10, missingOut: 100 });
  expect(steps.find(({ step }) => step === 'atOnce')?.people).toBe(350);
  // All but the fifty without an address and the hundred who are held out.
  expect(whoMayGetIt(steps)).toBe(850);
});
