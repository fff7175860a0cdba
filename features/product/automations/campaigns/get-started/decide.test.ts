import { expect, it } from 'vitest';
import { EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('a person opens the chat: %s', (_name, eventFacts, effects) => {
  expect(decideOnEvent(eventFacts)).toEqual(effects);
});

it.each(TIMER_CASES)('a greeting is due: %s', (_name, facts, decision) => {
  expect(decideOnTimer(facts)).toEqual(decision);
});
