import { LOCALE } from './reader-locale.ts';

const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' });

// A day of the calendar has no zone; UTC noon keeps it on its date.
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Of another year than now it tells which: a day and a month alone are read as this year's. */
export function formatDay(day: string, now = new Date()): string {
  const isOfThisYear = day.startsWith(`${now.getUTCFullYear()}-`);
  return (isOfThisYear ? shortDay : dayOfYear).format(toDate(day));
}

/** With its year, for example '20 Nov 2026'. */
export function formatDayOfYear(day: string): string {
  return dayOfYear.format(toDate(day));
}

export function formatDayLong(day: string): string {
  return longDay.format(toDate(day));
}
