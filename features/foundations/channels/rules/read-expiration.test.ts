import { expect, it } from 'vitest';
import { readExpiration } from './read-expiration.ts';

it.each([
  ['seconds', 1_795_000_000, '2026-11-18T11:06:40.000Z'],
  ['seconds as a text', '1795000000', '2026-11-18T11:06:40.000Z'],
  ['a date', '2026-12-12T07:09:27.000Z', '2026-12-12T07:09:27.000Z'],
  ['a date in another notation', '2026-12-12T07:09:27+0000', '2026-12-12T07:09:27.000Z'],
  ['a text without a date', 'some day', null],
  ['an impossible time', 1e20, null],
  ['undefined', undefined, null],
  ['null', null, null],
  ['an empty text', '', null],
])('%s', (_what, given, moment) => {
  expect(readExpiration(given)?.toISOString() ?? null).toBe(moment);
});
