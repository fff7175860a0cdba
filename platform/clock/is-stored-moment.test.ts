import { expect, it } from 'vitest';
import { isStoredMoment } from './is-stored-moment.ts';

it.each(['2026-11-30 10:00:00+00', '2024-02-29 23:59:59.123456+00'])('accepts %s', (text) => {
  expect(isStoredMoment(text)).toBe(true);
});

it.each([
  '',
  '2026-02-31 10:00:00+00',
  '2026-11-30 24:00:00+00',
  '2026-13-01 10:00:00+00',
  '0000-11-30 10:00:00+00',
  '2026-11-30T10:00:00Z',
  '2026-11-30 10:00:00.1234567+00',
])('refuses %j', (text) => {
  expect(isStoredMoment(text)).toBe(false);
});
