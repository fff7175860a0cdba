import { expect, it } from 'vitest';
import { isUnusualFlow } from './unusual-flow.ts';

it.each([
  ['a quiet shop', { inLastMinute: 2, today: 10, usualADay: 8 }, false],
  ['a new shop on its first good day', { inLastMinute: 10, today: 499, usualADay: 0 }, false],
  ['a new shop with hundreds out of nowhere', { inLastMinute: 10, today: 500, usualADay: 0 }, true],
  ['a new shop just before a flood', { inLastMinute: 49, today: 49, usualADay: 0 }, false],
  ['a new shop in a flood', { inLastMinute: 50, today: 50, usualADay: 0 }, true],
  ['a large shop on its best day', { inLastMinute: 400, today: 9999, usualADay: 1000 }, false],
  ['a large shop beyond that', { inLastMinute: 400, today: 10_000, usualADay: 1000 }, true],
  ['a large shop in a flood', { inLastMinute: 1000, today: 1000, usualADay: 1000 }, true],
])('%s', (_what, flow, isUnusual) => {
  expect(isUnusualFlow(flow)).toBe(isUnusual);
});
