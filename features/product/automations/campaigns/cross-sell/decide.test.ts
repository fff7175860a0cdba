import { expect, it } from 'vitest';
import { DUE, EVENT_CASES, SEEN, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('%s', (_name, change, effects) => {
  expect(decideOnEvent({ ...SEEN, ...change })).toEqual(effects);
});

it.each(TIMER_CASES)('a recommendation is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...DUE, ...change })).toEqual(decision);
});
