import { expect, it } from 'vitest';
import { dayRoom } from './day-room.ts';

it.each([
  ['all fit', 1000, 0, 1000, 0],
  ['the audience alone is over it', 1000, 0, 1250, 250],
  ['with what is booked it is over it', 1000, 400, 700, 100],
  ['the day is full before', 1000, 1500, 700, 700],
  ['there is no limit', Number.POSITIVE_INFINITY, 400, 700, 0],
  ['nothing is known of one', null, 400, 700, 0],
])('%s', (_name, limit, booked, audience, missingOut) => {
  expect(dayRoom({ limit, booked, audience })).toMatchObject({ booked, audience, missingOut });
});
