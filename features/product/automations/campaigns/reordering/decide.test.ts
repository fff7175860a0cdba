import { expect, it } from 'vitest';
import { DUE, EVENT_CASES, SEEN, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';
import { reordering } from './definition.ts';

it.each(EVENT_CASES)('%s', (_name, change, effects) => {
  expect(decideOnEvent({ ...SEEN, ...change })).toEqual(effects);
});

it.each(TIMER_CASES)('somebody is to be asked: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...DUE, ...change })).toEqual(decision);
});

it('has a sentence for each of its reasons', () => {
  const reasons = [
    ...EVENT_CASES.flatMap(([, , effects]) => effects),
    ...TIMER_CASES.map(([, , decision]) => decision),
  ].flatMap((one) => ('reason' in one ? [one.reason] : []));
  expect(Object.keys(reordering.words.reasons).toSorted()).toEqual([...new Set(reasons)].toSorted());
});
