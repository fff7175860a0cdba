import type { ChartPoint } from '#platform/ui-kit/charts/line-chart.tsx';
import { addDays } from '#platform/ui-kit/format/day.ts';
import type { Period } from '../contract/dashboard-calls.ts';

const DAYS_SHOWN: Record<Period, { from: number; to: number } | null> = {
  today: { from: 0, to: 0 },
  yesterday: { from: -1, to: -1 },
  week: { from: -6, to: 0 },
  month: { from: -29, to: 0 },
  allTime: null,
};

// Five days of zeros around today stand in where there is nothing to draw.
const EMPTY = { from: -2, to: 2 };

/** One point for every day of a period, zero where nothing happened; `today` is the shop's. */
export function fillDays(entries: ChartPoint[], period: Period, today: string): ChartPoint[] {
  if (entries.every((entry) => entry.value === 0))
    return daysBetween(addDays(today, EMPTY.from), addDays(today, EMPTY.to), []);
  const days = entries.map((entry) => entry.day).toSorted();
  const first = days[0] ?? today;
  const last = days.at(-1) ?? today;
  const shown = DAYS_SHOWN[period];
  const from = shown === null ? first : addDays(today, shown.from);
  const to = addDays(today, shown?.to ?? 0);
  return daysBetween(first < from ? first : from, last > to ? last : to, entries);
}

function daysBetween(from: string, to: string, entries: ChartPoint[]): ChartPoint[] {
  const valueOn = new Map(entries.map((entry) => [entry.day, entry.value]));
  const points: ChartPoint[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) points.push({ day, value: valueOn.get(day) ?? 0 });
  return points;
}
