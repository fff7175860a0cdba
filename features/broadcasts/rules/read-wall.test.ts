import { expect, test } from 'vitest';
import { readWall } from './read-wall.ts';

test.each([
  ['an hour of any day', '2026-11-27T10:00', 'Europe/Berlin', '2026-11-27T09:00:00.000Z', null, false],
  [
    'an hour that is skipped',
    '2027-03-28T02:30',
    'Europe/Berlin',
    '2027-03-28T01:30:00.000Z',
    '03:30',
    false,
  ],
  ['an hour that comes twice', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', null, true],
  [
    'half an hour that comes twice',
    '2027-04-04T01:45',
    'Australia/Lord_Howe',
    '2027-04-03T14:45:00.000Z',
    null,
    true,
  ],
  ['a zone that sets no clocks', '2027-03-28T02:30', 'Asia/Kolkata', '2027-03-27T21:00:00.000Z', null, false],
])('%s', (_story, wall, zone, at, shown, isTwice) => {
  expect(readWall(wall, zone)).toEqual({ at: new Date(at), shown, isTwice });
});

test('what is no time is none', () => {
  expect(readWall('', 'Europe/Berlin')).toBeNull();
});
