import { expect, it } from 'vitest';
import type { Behaviour } from '../contract/tool-behaviour.ts';
import { openedByItself } from './opened-by-itself.ts';

it.each([
  ['a pop-up', 'open', 'time', true],
  ['a pill that was opened', 'collapsed', 'allTime', false],
  ['a card on the page of an order', 'open', 'allTime', false],
] as const)('knows whether %s came by itself', (_what, began, showAt, isSo) => {
  const settings = { consentWording: '', behaviour: { when: { showAt, value: null } } as Behaviour };
  expect(openedByItself(began, settings)).toBe(isSo);
});
