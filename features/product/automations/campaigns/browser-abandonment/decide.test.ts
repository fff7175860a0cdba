import { expect, it } from 'vitest';
import { EVENT_CASES, LOOK, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer, lookSubject, readView } from './decide.ts';

it.each(EVENT_CASES)('%s', (_name, eventFacts, effects) => {
  expect(decideOnEvent(eventFacts)).toEqual(effects);
});

it.each(TIMER_CASES)('a reminder is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...LOOK, ...change })).toEqual(decision);
});

it.each(['501', 'a-b-7'])('reads the product %s back from the subject of a visit', (productId) => {
  const view = { productId, viewedAt: new Date('2026-11-20T12:00:00.123Z') };
  expect(readView(lookSubject(view).id)).toEqual(view);
});

it.each(['', '501', '-17', '501-', '501-12345678901234567890'])(
  'refuses "%s" as the subject of a visit',
  (id) => {
    expect(readView(id)).toBeNull();
  },
);
