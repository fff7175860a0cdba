import { afterEach, expect, it, vi } from 'vitest';
import { shopDay } from './shop-day.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['2026-11-22T22:59:59Z', 'Europe/Berlin', '2026-11-22'],
  ['2026-11-22T23:00:00Z', 'Europe/Berlin', '2026-11-23'],
  ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('%s in %s is %s', (moment, timeZone, day) => {
  expect(shopDay(new Date(moment), timeZone)).toBe(day);
});

it('a day is the same in a browser that writes the month first', () => {
  const written: { format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(written, 'format', 'get').mockReturnValue(() => '11/22/2026');
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'month', value: '11' },
    { type: 'literal', value: '/' },
    { type: 'day', value: '22' },
    { type: 'literal', value: '/' },
    { type: 'year', value: '2026' },
  ]);
  expect(shopDay(new Date('2026-11-22T12:00:00Z'), 'UTC')).toBe('2026-11-22');
});
