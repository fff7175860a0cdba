import { expect, it } from 'vitest';
import { DUE, EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('%s', (_name, seen, effects) => {
  expect(decideOnEvent(seen)).toEqual(effects);
});

it.each(TIMER_CASES)('a message is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...DUE, ...change })).toEqual(decision);
});
