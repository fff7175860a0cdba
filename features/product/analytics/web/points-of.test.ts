import { expect, test } from 'vitest';
import { pointsOf } from './points-of.ts';

const day = (date: string, revenueMinor = 0, optIns = 0) => ({ date, revenueMinor, orders: 0, optIns });
const NOTHING = {
  today: '2026-03-01',
  days: [day('2026-02-28'), day('2026-03-01')],
  daysBefore: [day('2026-02-26'), day('2026-02-27')],
};

test('shows five days of zeros around today if there is no data', () => {
  const { points, before } = pointsOf(NOTHING, 'revenueMinor');
  expect(points.map((point) => `${point.day} ${point.value}`)).toEqual([
    '2026-02-27 0',
    '2026-02-28 0',
    '2026-03-01 0',
    '2026-03-02 0',
    '2026-03-03 0',
  ]);
  expect(before).toEqual([]);
});

test('draws every day with the same day of the period before', () => {
  const { points, before } = pointsOf(
    { ...NOTHING, days: [day('2026-02-28', 500), day('2026-03-01')] },
    'revenueMinor',
  );
  expect(points).toEqual([
    { day: '2026-02-28', value: 500 },
    { day: '2026-03-01', value: 0 },
  ]);
  expect(before.map((point) => point.day)).toEqual(['2026-02-26', '2026-02-27']);
});

test('draws days of zeros if the period before has data', () => {
  const { points } = pointsOf(
    { ...NOTHING, daysBefore: [day('2026-02-26', 0, 3), day('2026-02-27')] },
    'optIns',
  );
  expect(points.map((point) => point.day)).toEqual(['2026-02-28', '2026-03-01']);
});
