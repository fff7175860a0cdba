import { expect, it } from 'vitest';
import { inkOn } from './ink-on.ts';

it.each([
  ['#3B55E6', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#22CE5B', '#1b2330'],
  ['#0084FF', '#000000'],
  ['#FFFFFF', '#1b2330'],
])('chooses, on %s, the text colour %s', (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});
