import { expect, it } from 'vitest';
import { nextNight } from './next-night.ts';

it.each([
  ['before midnight in Berlin', '2026-11-20T20:00:00Z', 'Europe/Berlin', 5, '2026-11-21T01:05:00.000Z'],
  ['after midnight in Berlin', '2026-11-20T23:30:00Z', 'Europe/Berlin', 5, '2026-11-21T01:05:00.000Z'],
  ['at the exact time', '2026-11-21T01:05:00Z', 'Europe/Berlin', 5, '2026-11-22T01:05:00.000Z'],
  ['in Auckland, a day ahead', '2026-11-20T20:00:00Z', 'Pacific/Auckland', 0, '2026-11-21T13:00:00.000Z'],
  ['another shop at its own time', '2026-11-20T12:00:00Z', 'UTC', 179, '2026-11-21T04:59:00.000Z'],
  [
    'an hour that daylight saving time skips',
    '2027-03-27T12:00:00Z',
    'Europe/Berlin',
    5,
    '2027-03-28T01:05:00.000Z',
  ],
  ['an unknown time zone', '2026-11-20T12:00:00Z', 'Mars/Base', 0, '2026-11-21T02:00:00.000Z'],
])('%s', (_name, now, zone, shopId, at) =>
  expect(nextNight(new Date(now), zone, shopId).toISOString()).toBe(at),
);
