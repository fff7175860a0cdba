import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Returns "in the last 30 days", to be read after an event. */
export function inLastDays(days: number): string {
  return fill(texts.ruleTimes.lastDays, { count: days });
}
