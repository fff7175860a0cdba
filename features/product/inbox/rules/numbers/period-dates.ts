import { addDays } from '#platform/clock/shop-day.ts';
import type { Period } from '../../contract/number-calls.ts';

/** Returns the days of a period, the last one being today. */
export function periodDates(period: Period, today: string): string[] {
  const count = Number(period);
  return Array.from({ length: count }, (_, nth) => addDays(today, nth - count + 1));
}
