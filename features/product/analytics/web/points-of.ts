import { addDays } from '#platform/clock/shop-day.ts';
import type { ChartPoint } from '#platform/ui-kit/charts/line-chart.tsx';
import type { DayFigures } from '../contract/overview-calls.ts';

/** Without data, the chart shows five days of zeros around today. Document 1, section 2. */
const DAYS_AROUND = [-2, -1, 0, 1, 2];

export interface Drawn {
  points: ChartPoint[];
  /** The same number of days before. Empty if there is nothing to compare with. */
  before: ChartPoint[];
}

/** Returns one number of each day, and of each day before. */
export function pointsOf(
  { days, daysBefore, today }: { days: DayFigures[]; daysBefore: DayFigures[]; today: string },
  figure: 'revenueMinor' | 'optIns',
): Drawn {
  const draw = (of: DayFigures[]) => of.map((day) => ({ day: day.date, value: day[figure] }));
  const [points, before] = [draw(days), draw(daysBefore)];
  if ([...points, ...before].some(({ value }) => value !== 0)) return { points, before };
  return { points: DAYS_AROUND.map((apart) => ({ day: addDays(today, apart), value: 0 })), before: [] };
}
