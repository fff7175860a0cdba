import { expect, it } from 'vitest';
import { readWindow, typeWindow } from './typed-window.ts';

it.each([
  [120, '5 days'],
  [24, '1 days'],
  [36, '36 hours'],
  [0, '0 hours'],
])('%i hours are shown as %s and read back as the same hours', (hours, typed) => {
  const { magnitude, unit } = typeWindow(hours);
  expect(`${magnitude} ${unit}`).toBe(typed);
  expect(readWindow({ magnitude, unit })).toBe(hours);
});

it.each([
  ['1,5', 'days', 36],
  [' 2 ', 'hours', 2],
  ['', 'days', Number.NaN],
  ['soon', 'hours', Number.NaN],
] as const)('reads %j %s as %d hours', (magnitude, unit, hours) => {
  expect(readWindow({ magnitude, unit })).toBe(hours);
});
