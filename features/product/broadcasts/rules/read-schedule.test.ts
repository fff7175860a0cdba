import { expect, it } from 'vitest';
import { readSchedule } from './read-schedule.ts';

it.each([
  ['a local time of the shop', '2026-11-27T10:00', '2026-11-27T09:00:00.000Z'],
  ['a point in time', '2026-11-27T09:00:00Z', '2026-11-27T09:00:00.000Z'],
  ['the last accepted year', '2126-06-01T10:00', '2126-06-01T08:00:00.000Z'],
  ['a year after it', '2127-06-01T10:00', null],
  ['the year 9999', '9999-12-31T23:59', null],
  ['a point in time in the year 9999', '9999-12-31T23:59:59Z', null],
  ['a year of five digits', '20266-01-01T10:00', null],
  ['an impossible day', '2027-02-30T10:00', null],
  ['a text that is not a time', 'soon', null],
])('%s', (_name, given, at) => {
  expect(readSchedule(given, 'Europe/Berlin')?.at.toISOString() ?? null).toBe(at);
});
