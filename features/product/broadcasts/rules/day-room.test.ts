import { expect, it } from 'vitest';
import { dayRoom } from './day-room.ts';

it.each([
  ['everybody is within the limit', 1000, 0, 1000, 0],
  ['the audience alone exceeds the limit', 1000, 0, 1250, 250],
  ['the audience and booked messages exceed the limit', 1000, 400, 700, 100],
  ['booked messages alone exceed the limit', 1000, 1500, 700, 700],
  ['there is no limit', Number.POSITIVE_INFINITY, 400, 700, 0],
  ['the limit is unknown', null, 400, 700, 0],
])('%s', (_name, limit, booked, audience, missingOut) => {
  expect(dayRoom({ limit, booked, audience })).toMatchObject({ booked, audience, missingOut });
});
