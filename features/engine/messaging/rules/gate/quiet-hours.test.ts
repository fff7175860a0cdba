import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { quietUntil } from './quiet-hours.ts';

const NIGHT = { fromMinute: 21 * 60, untilMinute: 9 * 60 };
const NOON = { fromMinute: 12 * 60, untilMinute: 13 * 60 + 30 };

describe('quiet hours', () => {
  it.each([
    [
      'begin at nine in the evening',
      '2026-11-20T20:00:00Z',
      'Europe/Berlin',
      NIGHT,
      '2026-11-21T08:00:00.000Z',
    ],
    ['have not started a minute earlier', '2026-11-20T19:59:00Z', 'Europe/Berlin', NIGHT, null],
    ['last over midnight', '2026-11-21T02:30:00Z', 'Europe/Berlin', NIGHT, '2026-11-21T08:00:00.000Z'],
    ['end at nine in the morning', '2026-11-21T08:00:00Z', 'Europe/Berlin', NIGHT, null],
    [
      "follow the recipient's clock",
      '2026-11-20T20:00:00Z',
      'Asia/Kolkata',
      NIGHT,
      '2026-11-21T03:30:00.000Z',
    ],
    [
      'support time zones with half-hour offsets',
      '2026-11-20T15:45:00Z',
      'Asia/Kathmandu',
      NIGHT,
      '2026-11-21T03:15:00.000Z',
    ],
    [
      'end at the same local time in a night with an extra hour',
      '2026-10-24T20:00:00Z',
      'Europe/Berlin',
      NIGHT,
      '2026-10-25T08:00:00.000Z',
    ],
    [
      'end at the same local time in a night with an hour less',
      '2026-03-28T22:00:00Z',
      'Europe/Berlin',
      NIGHT,
      '2026-03-29T07:00:00.000Z',
    ],
    ['may lie within a day', '2026-11-20T11:30:00Z', 'Europe/Berlin', NOON, '2026-11-20T12:30:00.000Z'],
    ['are over after that', '2026-11-20T12:30:00Z', 'Europe/Berlin', NOON, null],
  ])('%s', (_name, now, timeZone, hours, until) => {
    expect(quietUntil(new Date(now), timeZone, hours)?.toISOString() ?? null).toBe(until);
  });
});

/** The moments in a year at which clocks change in a zone. */
function changesOf(zone: string): number[] {
  const start = Date.UTC(2026, 6, 1);
  const offsetAt = (ms: number) => DateTime.fromMillis(ms, { zone }).offset;
  const days = Array.from({ length: 366 }, (_, day) => start + day * 24 * HOUR_MS);
  return days
    .filter((ms) => offsetAt(ms) !== offsetAt(ms + 24 * HOUR_MS))
    .map((ms) => {
      let change = ms;
      while (offsetAt(change) === offsetAt(ms)) change += HOUR_MS;
      return change;
    });
}

const STEP_MS = 20 * 60_000;

it.each(['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Cairo'])(
  'quiet hours end after now, at the set local time, while the clocks change in %s',
  (zone) => {
    const changes = changesOf(zone);
    expect(changes).toHaveLength(2);
    for (const change of changes)
      for (let untilMinute = 0; untilMinute <= 5 * 60; untilMinute += 30)
        for (let ms = change - 5 * HOUR_MS; ms <= change + 5 * HOUR_MS; ms += STEP_MS) {
          const until = quietUntil(new Date(ms), zone, { fromMinute: 21 * 60, untilMinute });
          if (until === null) continue;
          const local = DateTime.fromJSDate(until, { zone });
          const minute = local.hour * 60 + local.minute;
          const what = `${new Date(ms).toISOString()} until ${untilMinute}`;
          expect(until.getTime(), what).toBeGreaterThan(ms);
          expect(until.getTime(), what).toBeLessThanOrEqual(ms + 14 * HOUR_MS);
          // The clocks may skip the end time. Quiet hours then end within the following hour.
          if (minute !== untilMinute) {
            expect(minute - untilMinute, what).toBeGreaterThan(0);
            expect(minute - untilMinute, what).toBeLessThanOrEqual(60);
            expect(Math.abs(until.getTime() - change), what).toBeLessThan(HOUR_MS);
          }
        }
  },
);

it('quiet hours end at the second 2:30 if the clocks show 2:30 twice', () => {
  const quiet = { fromMinute: 21 * 60, untilMinute: 150 };
  const untilAt = (now: string) => quietUntil(new Date(now), 'Europe/Berlin', quiet)?.toISOString();
  expect(untilAt('2026-10-25T00:10:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(untilAt('2026-10-25T01:10:00Z')).toBe('2026-10-25T01:30:00.000Z');
});
