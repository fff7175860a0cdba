import { expect, it } from 'vitest';
import { persistentPill } from '../persistent-pill/definition.ts';
import { spinTheWheel } from '../spin-the-wheel/definition.ts';
import { visualPopup } from '../visual-popup/definition.ts';
import { EVENT_CASES, SIGN_UP, TIMER_CASES } from './decide.cases.ts';
import { decideOnEvent, decideOnTimer } from './decide.ts';

it.each(EVENT_CASES)('a person signs up %s', (_name, eventFacts, effects) => {
  expect(decideOnEvent(eventFacts)).toEqual(effects);
});

it.each(TIMER_CASES)('a welcome is due: %s', (_name, change, decision) => {
  expect(decideOnTimer({ ...SIGN_UP, ...change })).toEqual(decision);
});

it.each([visualPopup, spinTheWheel, persistentPill])(
  '$type has flows with and without a discount in six languages',
  ({ channels }) => {
    for (const { flows, hasSwitch, drips } of Object.values(channels)) {
      const [offer, code, plain] = flows;
      expect(flows).toHaveLength(3);
      expect([offer?.withoutDiscount, code?.withoutDiscount]).toEqual([plain?.key, plain?.key]);
      expect(offer?.withoutPercent).toBe(code?.key);
      expect([hasSwitch, drips[0]?.settings.discount?.percentage]).toEqual([false, null]);
      for (const { nodes } of flows) expect(Object.keys(nodes)).toHaveLength(6);
    }
  },
);
