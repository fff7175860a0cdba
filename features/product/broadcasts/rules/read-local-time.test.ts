import { expect, test } from 'vitest';
import { readLocalTime } from './read-local-time.ts';

test.each([
  [
    'an ordinary hour',
    '2026-11-27T10:00',
    'Europe/Berlin',
    { at: new Date('2026-11-27T09:00:00.000Z'), shown: null, isTwice: false },
  ],
  [
    'an hour that is skipped',
    '2027-03-28T02:30',
    'Europe/Berlin',
    { at: new Date('2027-03-28T01:30:00.000Z'), shown: '03:30', isTwice: false },
  ],
  [
    'an hour that occurs twice',
    '2026-10-25T02:30',
    'Europe/Berlin',
    { at: new Date('2026-10-25T00:30:00.000Z'), shown: null, isTwice: true },
  ],
  [
    'half an hour that occurs twice',
    '2027-04-04T01:45',
    'Australia/Lord_Howe',
    { at: new Date('2027-04-03T14:45:00.000Z'), shown: null, isTwice: true },
  ],
  [
    'a zone without clock changes',
    '2027-03-28T02:30',
    'Asia/Kolkata',
    { at: new Date('2027-03-27T21:00:00.000Z'), shown: null, isTwice: false },
  ],
])('%s', (_story, wall, zone, read) => {
  expect(readLocalTime(wall, zone)).toEqual(read);
});

test('returns null for text that is not a time', () => {
  expect(readLocalTime('', 'Europe/Berlin')).toBeNull();
});
