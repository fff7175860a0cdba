import { countOf } from '#platform/count-of.ts';

/** Formats minutes for people: 45 minutes, 4 hours, 2 days. */
export function formatMinutes(minutes: number): string {
  if (minutes % 1440 === 0) return countOf(minutes / 1440, 'day');
  return minutes % 60 === 0 ? countOf(minutes / 60, 'hour') : countOf(minutes, 'minute');
}
