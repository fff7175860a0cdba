import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ShopDay } from './value-shapes.ts';

it.each([
  ['2026-11-27', true],
  ['2026-11-27T09:00:00Z', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['9999-12-31', false],
  ['1899-12-31', false],
  ['20266-01-01', false],
  ['2027-02-30', false],
  ['', false],
])('accepts the day %j: %s', (day, isValid) => {
  expect(z.safeParse(ShopDay, day).success).toBe(isValid);
});
