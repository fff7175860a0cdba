import { expect, it } from 'vitest';
import { EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';
import { getStarted } from './definition.ts';

it.each(EVENT_CASES)('somebody opens the chat: %s', (_name, heard, effects) => {
  expect(decideOnEvent(heard)).toEqual(effects);
});

it.each(TIMER_CASES)('a greeting is due: %s', (_name, facts, decision) => {
  expect(decideOnTimer(facts)).toEqual(decision);
});

it('has a sentence for each of its reasons', () => {
  const effects = EVENT_CASES.flatMap(([, , all]) => all);
  const decisions = TIMER_CASES.map(([, , decision]) => decision);
  const reasons = [...decisions, ...effects].flatMap((one) => ('reason' in one ? [one.reason] : []));
  expect(Object.keys(getStarted.words.reasons)).toEqual(reasons);
});
