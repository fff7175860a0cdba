import { expect, it } from 'vitest';
import { DUE, EVENT_CASES, SEEN, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('%s', (_name, change, effects) => {
  expect(decideOnEvent([{ ...SEEN, ...change }])).toEqual(effects);
});

it('decides about each shipment of an order separately', () => {
  const parcels = ['f1', 'f2'].map((fulfilmentId) => ({ ...SEEN, fulfilmentId }));
  expect(decideOnEvent(parcels)).toMatchObject([{ subject: { id: 'f1' } }, { subject: { id: 'f2' } }]);
});

it.each(TIMER_CASES)('a message is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...DUE, ...change })).toEqual(decision);
});
