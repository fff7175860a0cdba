import type { OpeningHours } from '../../contract/opening-hours.ts';

/** Returns the periods from Monday to Sunday as figures: `09:00–18:00 | … | –`. */
export function describeHours({ weekdays }: OpeningHours): string {
  return weekdays
    .map((periods) =>
      periods.map((one) => `${clockTime(one.fromMinute)}–${clockTime(one.untilMinute)}`).join(', '),
    )
    .map((day) => day || '–')
    .join(' | ');
}

/** 1260 is 21:00, and the end of a day 24:00. */
export function clockTime(minuteOfDay: number): string {
  return [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
