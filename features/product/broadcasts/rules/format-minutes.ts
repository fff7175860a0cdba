import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Formats minutes for people: 45 minutes, 4 hours, 2 days. */
export function formatMinutes(minutes: number): string {
  if (minutes % 1440 === 0) return fill(texts.durations.days, { count: minutes / 1440 });
  return minutes % 60 === 0
    ? fill(texts.durations.hours, { count: minutes / 60 })
    : fill(texts.durations.minutes, { count: minutes });
}
