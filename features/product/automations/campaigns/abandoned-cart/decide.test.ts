import { expect, it } from 'vitest';
import { CART, EVENT_CASES, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';
import { abandonedCart } from './definition.ts';

it.each(EVENT_CASES)('%s', (_name, facts, effects) => {
  expect(decideOnEvent(facts)).toEqual(effects);
});

it.each(TIMER_CASES)('a reminder is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...CART, ...change })).toEqual(decision);
});

it('has a sentence for each of its reasons', () => {
  const reasons = [
    ...EVENT_CASES.flatMap(([, , effects]) => effects),
    ...TIMER_CASES.map(([, , decision]) => decision),
  ].flatMap((one) => ('reason' in one ? [one.reason] : []));
  expect(Object.keys(abandonedCart.words.reasons).toSorted()).toEqual([...new Set(reasons)].toSorted());
});
