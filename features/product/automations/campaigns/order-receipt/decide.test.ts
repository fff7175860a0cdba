import { expect, it } from 'vitest';
import { DUE, EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';
import { orderReceipt } from './definition.ts';

it.each(EVENT_CASES)('%s', (_name, seen, effects) => {
  expect(decideOnEvent(seen)).toEqual(effects);
});

it.each(TIMER_CASES)('is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...DUE, ...change })).toEqual(decision);
});

it('has a sentence for each of its reasons', () => {
  const reasons = [
    ...EVENT_CASES.flatMap(([, , effects]) => effects),
    ...TIMER_CASES.map(([, , decision]) => decision),
  ].flatMap((one) => ('reason' in one ? [one.reason] : []));
  expect(Object.keys(orderReceipt.words.reasons).toSorted()).toEqual([...new Set(reasons)].toSorted());
});
