import { expect, it } from 'vitest';
import { roomLeft } from './unusual-flow.ts';

it.each([
  ['a quiet shop', { inLastMinute: 2, today: 10, usualADay: 8 }, 48],
  ['a new shop on its first good day', { inLastMinute: 10, today: 499, usualADay: 0 }, 1],
  ['a new shop with 500 on one day', { inLastMinute: 10, today: 500, usualADay: 0 }, 0],
  ['a new shop just before a flood', { inLastMinute: 49, today: 49, usualADay: 0 }, 1],
  ['a new shop in a flood', { inLastMinute: 50, today: 50, usualADay: 0 }, 0],
  ['a new shop long after the limit', { inLastMinute: 80, today: 900, usualADay: 0 }, 0],
  ['a shop whose limit is not a whole number', { inLastMinute: 0, today: 502, usualADay: 50.25 }, 1],
  ['a large shop on its best day', { inLastMinute: 400, today: 9999, usualADay: 1000 }, 1],
  ['a large shop beyond its best day', { inLastMinute: 400, today: 10_000, usualADay: 1000 }, 0],
  ['a large shop in a flood', { inLastMinute: 1000, today: 1000, usualADay: 1000 }, 0],
])('%s', (_case, flow, room) => {
  expect(roomLeft(flow)).toBe(room);
});
