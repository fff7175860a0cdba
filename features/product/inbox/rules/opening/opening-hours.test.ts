import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { OpeningHours, type Period } from '../../contract/opening-hours.ts';
import { openingAt, openMsBetween } from './opening-hours.ts';

const at = (hour: number, until: number): Period => ({ fromMinute: hour * 60, untilMinute: until * 60 });
const NONE: Period[][] = [[], [], [], [], [], [], []];
const everyDay = (...periods: Period[]): OpeningHours => ({
  weekdays: NONE.map(() => periods),
  closedDays: [],
});
const OFFICE = everyDay(at(9, 13), at(14, 18));
const LATE = everyDay(at(0, 2), at(18, 24));
const WEEK: OpeningHours = {
  weekdays: [[at(9, 18)], [at(9, 18)], [at(9, 18)], [at(9, 18)], [at(9, 18)], [], []],
  closedDays: ['2026-11-23'],
};

describe('the opening of a shop', () => {
  // 20 November 2026 is a Friday. Berlin is an hour ahead then.
  it.each<[string, OpeningHours, string, string, string]>([
    ['open', OFFICE, 'Europe/Berlin', '2026-11-20T08:00:00Z', 'open until 2026-11-20T12:00:00Z'],
    ['a moment before', OFFICE, 'Europe/Berlin', '2026-11-20T07:59:59Z', 'closed until 2026-11-20T08:00:00Z'],
    ['closed at noon', OFFICE, 'Europe/Berlin', '2026-11-20T12:00:00Z', 'closed until 2026-11-20T13:00:00Z'],
    ['closed at night', OFFICE, 'Europe/Berlin', '2026-11-20T17:00:00Z', 'closed until 2026-11-21T08:00:00Z'],
    [
      'in another zone',
      OFFICE,
      'Asia/Kathmandu',
      '2026-11-20T08:00:00Z',
      'closed until 2026-11-20T08:15:00Z',
    ],
    ['over midnight', LATE, 'Europe/Berlin', '2026-11-20T22:30:00Z', 'open until 2026-11-21T01:00:00Z'],
    [
      'the weekend and a holiday',
      WEEK,
      'Europe/Berlin',
      '2026-11-20T18:00:00Z',
      'closed until 2026-11-24T08:00:00Z',
    ],
    ['a closed day', WEEK, 'Europe/Berlin', '2026-11-23T10:00:00Z', 'closed until 2026-11-24T08:00:00Z'],
    ['never', everyDay(), 'Europe/Berlin', '2026-11-20T12:00:00Z', 'closed for ever'],
    ['always', everyDay(at(0, 24)), 'Europe/Berlin', '2026-11-20T12:00:00Z', 'open for ever'],
    [
      'always, until a closed day',
      { ...everyDay(at(0, 24)), closedDays: ['2026-12-25'] },
      'Europe/Berlin',
      '2026-11-20T12:00:00Z',
      'open until 2026-12-24T23:00:00Z',
    ],
    // On 25 October, the hour from two to three comes twice in Berlin. On 29 March it is skipped.
    [
      'the night with an hour more',
      everyDay(at(1, 4)),
      'Europe/Berlin',
      '2026-10-25T01:30:00Z',
      'open until 2026-10-25T03:00:00Z',
    ],
    [
      'an end in that hour',
      everyDay(at(0, 2)),
      'Europe/Berlin',
      '2026-10-25T00:30:00Z',
      'closed until 2026-10-25T23:00:00Z',
    ],
    [
      'the night with an hour less',
      everyDay(at(1, 4)),
      'Europe/Berlin',
      '2026-03-29T01:30:00Z',
      'open until 2026-03-29T02:00:00Z',
    ],
    [
      'a period in the skipped hour',
      everyDay(at(2, 3)),
      'Europe/Berlin',
      '2026-03-29T01:10:00Z',
      'closed until 2026-03-30T00:00:00Z',
    ],
    // On 24 April, the clocks of Cairo go from midnight to one.
    ['a skipped midnight', LATE, 'Africa/Cairo', '2026-04-23T21:30:00Z', 'open until 2026-04-23T23:00:00Z'],
  ])('%s', (_what, hours, zone, moment, expected) => {
    const { isOpen, until } = openingAt(hours, new Date(moment), zone);
    const words = `${isOpen ? 'open' : 'closed'} ${until === null ? 'for ever' : `until ${toText(until)}`}`;
    expect(words).toBe(expected);
  });
});

const toText = (moment: Date) => moment.toISOString().replace('.000', '');

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];
const anyPeriods = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 0, maxLength: 8 })
  .map((halves) => halves.toSorted((one, other) => one - other))
  .map((halves) =>
    Array.from({ length: Math.floor(halves.length / 2) }, (_, nth) => ({
      fromMinute: (halves[2 * nth] ?? 0) * 30,
      untilMinute: (halves[2 * nth + 1] ?? 0) * 30,
    })),
  );
const anyHours = fc.record({
  weekdays: fc.array(anyPeriods, { minLength: 7, maxLength: 7 }),
  closedDays: fc.uniqueArray(fc.constantFrom('2026-03-29', '2026-04-24', '2026-10-25', '2026-11-01'), {
    maxLength: 4,
  }),
});
const anyMoment = fc
  .integer({ min: 0, max: 365 * 48 })
  .map((half) => new Date(Date.UTC(2026, 0, 1) + half * 30 * MINUTE_MS));

/** Reads the local clock and nothing else. Right where the clocks do not change within the day. */
function isOpenByClock({ weekdays, closedDays }: OpeningHours, moment: Date, zone: string): boolean {
  const local = DateTime.fromJSDate(moment, { zone });
  if (closedDays.includes(local.toFormat('yyyy-MM-dd'))) return false;
  const minute = local.hour * 60 + local.minute;
  return (weekdays[local.weekday - 1] ?? []).some(
    ({ fromMinute, untilMinute }) => fromMinute <= minute && minute < untilMinute,
  );
}

function changesClocks(moment: Date, zone: string): boolean {
  const local = DateTime.fromJSDate(moment, { zone }).startOf('day');
  return local.minus({ days: 1 }).offset !== local.plus({ days: 2 }).offset;
}

describe('for any hours', () => {
  it('a shop is open when the local clock says so, and what is known of it holds until it changes', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.constantFrom(...ZONES), (hours, moment, zone) => {
        expect(OpeningHours.safeParse(hours).success).toBe(true);
        const { isOpen, until } = openingAt(hours, moment, zone);
        if (!changesClocks(moment, zone)) expect(isOpen).toBe(isOpenByClock(hours, moment, zone));
        if (until === null) return;
        expect(until.getTime()).toBeGreaterThan(moment.getTime());
        expect(openingAt(hours, new Date(until.getTime() - 1), zone).isOpen).toBe(isOpen);
        expect(openingAt(hours, until, zone).isOpen).toBe(!isOpen);
      }),
      propertyRuns(),
    );
  });

  it('the open time is the sum of the open moments', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyMoment,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...ZONES),
        (hours, from, halves, zone) => {
          const until = new Date(from.getTime() + halves * 30 * MINUTE_MS);
          let open = 0;
          for (let ms = from.getTime(); ms < until.getTime(); ms += 15 * MINUTE_MS)
            if (openingAt(hours, new Date(ms), zone).isOpen) open += 15 * MINUTE_MS;
          expect(openMsBetween(hours, from, until, zone)).toBe(open);
        },
      ),
      { ...propertyRuns(), numRuns: Math.ceil(propertyRuns().numRuns / 10) },
    );
  });
});

it.each<[string, OpeningHours, string, string, number]>([
  ['an evening and a morning', OFFICE, '2026-11-20T16:00:00Z', '2026-11-21T09:30:00Z', 2.5],
  ['a weekend', WEEK, '2026-11-20T16:30:00Z', '2026-11-24T08:15:00Z', 0.75],
  ['only closed hours', OFFICE, '2026-11-20T18:00:00Z', '2026-11-21T07:00:00Z', 0],
  ['never open', everyDay(), '2026-11-20T18:00:00Z', '2026-12-21T07:00:00Z', 0],
])('counts the open hours of %s', (_what, hours, from, until, open) => {
  expect(openMsBetween(hours, new Date(from), new Date(until), 'Europe/Berlin')).toBe(open * HOUR_MS);
});

it.each<[string, unknown]>([
  ['periods that overlap', everyDay(at(9, 13), at(12, 18))],
  ['five periods', everyDay(at(1, 2), at(3, 4), at(5, 6), at(7, 8), at(9, 10))],
  ['a period that ends when it starts', everyDay(at(9, 9))],
  ['a period over midnight', everyDay(at(22, 2))],
  ['a period past midnight', everyDay(at(22, 25))],
  ['six weekdays', { ...OFFICE, weekdays: NONE.slice(1) }],
  ['a day that does not exist', { ...OFFICE, closedDays: ['2026-02-30'] }],
  ['a day twice', { ...OFFICE, closedDays: ['2026-12-25', '2026-12-25'] }],
  [
    '61 closed days',
    { ...OFFICE, closedDays: Array.from({ length: 61 }, (_, nth) => `20${nth + 20}-01-01`) },
  ],
])('refuses %s', (_what, hours) => {
  expect(OpeningHours.safeParse(hours).success).toBe(false);
});

it.each<[string, OpeningHours]>([
  ['periods that touch, in any order', everyDay(at(12, 24), at(0, 12))],
  [
    '60 closed days',
    { ...OFFICE, closedDays: Array.from({ length: 60 }, (_, nth) => `20${nth + 20}-01-01`) },
  ],
])('accepts %s', (_what, hours) => {
  expect(OpeningHours.safeParse(hours).success).toBe(true);
});
