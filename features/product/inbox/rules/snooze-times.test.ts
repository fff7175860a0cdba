import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

const times = (now: string, timeZone: string) =>
  Object.fromEntries(
    snoozeTimes(new Date(now), timeZone).map(({ name, until }) => [name, until.toISOString().slice(0, 16)]),
  );

it('offers times of the shop', () => {
  // A Monday, 15:30 in Berlin.
  expect(times('2026-11-30T14:30:00Z', 'Europe/Berlin')).toEqual({
    hour: '2026-11-30T15:30',
    evening: '2026-11-30T17:00',
    tomorrow: '2026-12-01T08:00',
    week: '2026-12-07T08:00',
  });
});

it('knows the shop’s day, and offers no evening late', () => {
  // Already Tuesday in Auckland, 20:00.
  expect(times('2026-12-01T07:00:00Z', 'Pacific/Auckland')).toEqual({
    hour: '2026-12-01T08:00',
    tomorrow: '2026-12-01T20:00',
    week: '2026-12-06T20:00',
  });
});

it('keeps the hour over a change of the clock', () => {
  // The clock goes back on Sunday, 1 November 2026, in New York.
  expect(times('2026-10-31T16:00:00Z', 'America/New_York')).toMatchObject({
    tomorrow: '2026-11-01T14:00',
    week: '2026-11-02T14:00',
  });
});
