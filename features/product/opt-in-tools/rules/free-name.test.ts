import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

const long = 'x'.repeat(80);

it.each([
  ['Pill', [], 'Pill'],
  ['Pill', ['Pill'], 'Pill 2'],
  ['Pill 2', ['Pill', 'Pill 2'], 'Pill 3'],
  [long, [long], `${'x'.repeat(78)} 2`],
  ['🎁'.repeat(80), ['🎁'.repeat(80)], `${'🎁'.repeat(78)} 2`],
])('changes the name %s, if %j are taken, to %s', (wanted, taken, name) => {
  expect(freeName(wanted, new Set(taken))).toBe(name);
  expect([...name].length).toBeLessThanOrEqual(80);
});
