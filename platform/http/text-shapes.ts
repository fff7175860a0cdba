import * as z from 'zod/mini';

// By pattern: the library's own formats would weigh on the first load of every page.

export const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** A moment in UTC, as `Date.toISOString` writes it. The database knows no year 0. */
export const Moment = z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), z.refine(isMoment));
/** A day of the calendar since 1970, YYYY-MM-DD: also the days before it and after it are days that the database knows. */
export const Day = z
  .string()
  .check(z.regex(/^(?:19[7-9]\d|2\d{3})-\d\d-\d\d$/), z.refine(isInCalendar, 'is no day'));
/** An address that mail could be sent to: whether it can, only mail tells. */
export const Email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/));

/** Some of a closed list, with commas between them: `failed,skipped`. `namedIn` reads it. */
export function someOf(values: readonly string[]) {
  const one = `(?:${values.join('|')})`;
  return z.string().check(z.regex(new RegExp(`^${one}(?:,${one}){0,${values.length}}$`)));
}

/** The values of a closed list that a text of `someOf` names, in the list's own order; none where there is no text. */
export function namedIn<Value extends string>(values: readonly Value[], text: string | undefined): Value[] {
  const named = new Set(splitList(text));
  return values.filter((value) => named.has(value));
}

/** The parts of a text with commas between them. */
export function splitList(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}

function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** A 31st of February would be read as a day of March. */
function isInCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
