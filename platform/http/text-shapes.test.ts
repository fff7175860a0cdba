import { expect, it } from 'vitest';
import { Day } from './text-shapes.ts';

it.each(['2026-02-28', '2024-02-29', '2026-12-31', '1970-01-01'])('%s is a day', (day) => {
  expect(Day.safeParse(day).success).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '0000-00-00',
  '0001-01-01',
  '1969-12-31',
  '9999-12-31',
  'today',
])('%s is none', (day) => {
  expect(Day.safeParse(day).success).toBe(false);
});
