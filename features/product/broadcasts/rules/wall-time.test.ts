import { expect, it } from 'vitest';
import { momentOfLocalTime, shownLocalTime, startOf, wallOfMoment } from './wall-time.ts';

it.each([
  ['in winter', '2026-11-27T10:00', 'Europe/Berlin', '2026-11-27T09:00:00.000Z'],
  ['in summer', '2026-07-01T10:00', 'Europe/Berlin', '2026-07-01T08:00:00.000Z'],
  ['in an hour that is skipped in spring', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['just after the skipped hour', '2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['in an hour that is repeated in autumn', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['just after the repeated hour', '2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['in an hour that New York skips', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['in an hour that New York repeats', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  [
    'in half an hour that Lord Howe skips',
    '2026-10-04T02:15',
    'Australia/Lord_Howe',
    '2026-10-03T15:45:00.000Z',
  ],
  ['in a zone without clock changes', '2026-03-29T02:30', 'Asia/Kolkata', '2026-03-28T21:00:00.000Z'],
])('reads a time %s', (_name, wall, zone, moment) => {
  expect(momentOfLocalTime(wall, zone)?.toISOString()).toBe(moment);
});

it('refuses a day that does not exist', () => {
  expect(momentOfLocalTime('2026-02-30T10:00', 'Europe/Berlin')).toBeNull();
  expect(wallOfMoment(new Date('2026-03-29T01:30:00Z'), 'Europe/Berlin')).toBe('2026-03-29T03:30');
});

it.each([
  ['at the shop’s time', false, '2026-11-20T00:00:00Z', '2026-11-27T09:00:00.000Z'],
  [
    'by each person’s time, in the earliest time zone',
    true,
    '2026-11-20T00:00:00Z',
    '2026-11-26T20:00:00.000Z',
  ],
  ['immediately if the earliest time has passed', true, '2026-11-27T01:00:00Z', '2026-11-27T01:00:00.000Z'],
])('starts %s', (_name, isRecipientLocal, now, moment) => {
  const wall = '2026-11-27T10:00';
  const scheduledAt = new Date('2026-11-27T09:00:00Z');
  expect(startOf({ scheduledAt, wall, isRecipientLocal }, new Date(now)).toISOString()).toBe(moment);
});

it.each([
  ['unchanged', 'Europe/Berlin', false, '2026-11-27T10:00'],
  ['in the shop’s new time zone', 'America/New_York', false, '2026-11-27T04:00'],
  ['unchanged if it is each person’s time', 'America/New_York', true, '2026-11-27T10:00'],
])('shows a planned time %s', (_name, timeZone, isRecipientLocal, shown) => {
  const planned = {
    scheduledAt: new Date('2026-11-27T09:00:00Z'),
    wall: '2026-11-27T10:00',
    isRecipientLocal,
  };
  expect(shownLocalTime(planned, timeZone)).toBe(shown);
});

it('shows no time for a broadcast without a time', () => {
  expect(shownLocalTime({ scheduledAt: null, wall: null, isRecipientLocal: false }, 'UTC')).toBeNull();
});

it('is exact on days next to a clock change', () => {
  // Berlin's clocks are set back at 01:00 UTC. Times within a day before and after have their own offsets.
  expect(momentOfLocalTime('2026-10-24T03:30', 'Europe/Berlin')?.toISOString()).toBe(
    '2026-10-24T01:30:00.000Z',
  );
  expect(momentOfLocalTime('2026-10-26T01:30', 'Europe/Berlin')?.toISOString()).toBe(
    '2026-10-26T00:30:00.000Z',
  );
  expect(momentOfLocalTime('never', 'Europe/Berlin')).toBeNull();
});
