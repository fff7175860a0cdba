import { expect, it } from 'vitest';
import { CART, EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('%s', (_name, facts, effects) => {
  expect(decideOnEvent(facts)).toEqual(effects);
});

it.each(TIMER_CASES)('a reminder is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...CART, ...change })).toEqual(decision);
});
