import { expect, test } from 'vitest';
import { fillDays } from './fill-days.ts';

const TODAY = '2026-03-01';

function daysOf(points: { day: string }[]): string {
  return points.length === 1 ? (points[0]?.day ?? '') : `${points[0]?.day} to ${points.at(-1)?.day}`;
}

test('without data there are five days of zeros around today', () => {
  const points = fillDays([], 'month', TODAY);
  expect(points.map((point) => point.day)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ]);
  expect(points.every((point) => point.value === 0)).toBe(true);
});

test('a day on which nothing happened is zero', () => {
  const points = fillDays([{ day: '2026-02-27', value: 5 }], 'week', TODAY);
  expect(points.map((point) => point.value)).toEqual([0, 0, 0, 0, 5, 0, 0]);
});

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-25', '2026-02-23 to 2026-03-01'],
  ['month', '2026-02-25', '2026-01-31 to 2026-03-01'],
  ['allTime', '2026-02-25', '2026-02-25 to 2026-03-01'],
] as const)('%s with an entry on %s shows %s', (period, day, shown) => {
  expect(daysOf(fillDays([{ day, value: 1 }], period, TODAY))).toBe(shown);
});

test('an entry outside the period is shown, not lost', () => {
  expect(daysOf(fillDays([{ day: '2026-02-20', value: 1 }], 'week', TODAY))).toBe('2026-02-20 to 2026-03-01');
});
