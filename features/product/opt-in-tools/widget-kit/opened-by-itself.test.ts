import { expect, it } from 'vitest';
import type { Behaviour } from '../contract/tool-behaviour.ts';
import { openedByItself } from './opened-by-itself.ts';

it.each([
  ['a pop-up', 'open', 'time', true],
  ['a pill that was opened', 'collapsed', 'allTime', false],
  ['a card on an order page', 'open', 'allTime', false],
] as const)('reports whether %s opened automatically', (_case, firstView, showAt, isAutomatic) => {
  const settings = { consentWording: '', behaviour: { when: { showAt, value: null } } as Behaviour };
  expect(openedByItself(firstView, settings)).toBe(isAutomatic);
});
