import * as z from 'zod/mini';

// By pattern: the library's own formats would weigh on the first load of every page.

export const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** A moment in UTC, as `Date.toISOString` writes it. */
export const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
/** A day of the calendar, YYYY-MM-DD. */
export const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isInCalendar));
/** An address that mail could be sent to: whether it can, only mail tells. */
export const Email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/));

function isInCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
