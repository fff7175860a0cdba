import { expect, it } from 'vitest';
import { windowLeft } from './window-left.ts';

const NOW = Date.parse('2026-11-30T12:00:00.000Z');

it.each([
  [null, null],
  ['2026-11-30T11:59:59.000Z', null],
  ['2026-11-30T12:00:30.000Z', { minutes: 0, share: 0, isShort: true }],
  ['2026-11-30T13:59:00.000Z', { minutes: 119, share: 119 / 1440, isShort: true }],
  ['2026-12-01T00:00:00.000Z', { minutes: 720, share: 0.5, isShort: false }],
  ['2026-12-05T12:00:00.000Z', { minutes: 7200, share: 1, isShort: false }],
])('until %s', (until, left) => {
  expect(windowLeft(until, NOW)).toEqual(left);
});
