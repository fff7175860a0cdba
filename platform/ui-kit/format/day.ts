import { LOCALE } from './reader-locale.ts';

const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' });

// A calendar day has no time zone; noon in UTC keeps the date.
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Includes the year unless it is the current one. */
export function formatDay(day: string, now = new Date()): string {
  const isOfThisYear = day.startsWith(`${now.getUTCFullYear()}-`);
  return (isOfThisYear ? shortDay : dayOfYear).format(toDate(day));
}

/** Includes the year, for example '20 Nov 2026'. */
export function formatDayOfYear(day: string): string {
  return dayOfYear.format(toDate(day));
}

export function formatDayLong(day: string): string {
  return longDay.format(toDate(day));
}
