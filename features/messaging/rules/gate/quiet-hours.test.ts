import { describe, expect, it } from 'vitest';
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
    ['have not begun a minute before', '2026-11-20T19:59:00Z', 'Europe/Berlin', NIGHT, null],
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
      'know zones off the full hour',
      '2026-11-20T15:45:00Z',
      'Asia/Kathmandu',
      NIGHT,
      '2026-11-21T03:15:00.000Z',
    ],
    [
      'end by the wall clock in a longer night',
      '2026-10-24T20:00:00Z',
      'Europe/Berlin',
      NIGHT,
      '2026-10-25T08:00:00.000Z',
    ],
    [
      'end by the wall clock in a shorter night',
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
