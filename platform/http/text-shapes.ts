import * as z from 'zod/mini';

/**
 * A text of at most so many characters that matches this pattern. The length is checked first, so that a pattern never
 * runs on a long text.
 */
export function textOf(most: number, pattern?: RegExp) {
  const length = z.maxLength(most, { abort: true });
  return pattern === undefined ? z.string().check(length) : z.string().check(length, z.regex(pattern));
}

/**
 * One line of typed text: no line breaks or other control characters, which would start another header of a mail or
 * another line of a log, and no halves of characters. `most` counts characters as people do.
 */
export function lineOf(most: number, least = 1) {
  return textOf(2 * most, new RegExp(`^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{${least},${most}}$`, 'u'));
}

/** A name that a merchant gives to something, without surrounding blanks. */
export function nameOf(most: number) {
  return z.pipe(textOf(4 * most).check(z.trim()), lineOf(most));
}

/** A query field of a page that a browser opens: an invalid value counts as missing, and the page says so. */
export function ignoredUnless<Shape extends z.core.$ZodType>(shape: Shape) {
  // oxlint-disable-next-line promise/valid-params -- it is Zod's catch, and no promise's
  return z.catch(z.optional(shape), undefined);
}

/** A shop's address, or a Facebook page's id: how storefronts and calls identify a shop. */
export const PageId = textOf(255);

// By pattern: the library's own formats would weigh on the first load of every page.

export const Uuid = textOf(36, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** A moment in UTC, as `Date.toISOString` writes it. The database has no year 0. */
export const Moment = textOf(24, /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/).check(
  z.refine(isMoment),
);
/** A day of the calendar since 1970, YYYY-MM-DD. The days before and after it are valid in the database as well. */
export const Day = textOf(10, /^(?:19[7-9]\d|2\d{3})-\d\d-\d\d$/).check(z.refine(isInCalendar, 'is no day'));
/** An address that may accept mail: whether it does, only a mail shows. */
export const Email = textOf(254, /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/);

/** Some values of a closed list, separated by commas: `failed,skipped`. `namedIn` reads it. */
export function someOf(values: readonly string[]) {
  const one = `(?:${values.join('|')})`;
  const longest = Math.max(...values.map(({ length }) => length));
  const pattern = new RegExp(`^${one}(?:,${one}){0,${values.length}}$`);
  return textOf((longest + 1) * (values.length + 1), pattern);
}

/** The values of a closed list in a text of `someOf`, in the list's own order; none without a text. */
export function namedIn<Value extends string>(values: readonly Value[], text: string | undefined): Value[] {
  const named = new Set(splitList(text));
  return values.filter((value) => named.has(value));
}

/** The parts of a comma-separated text. */
export function splitList(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}

/** A 31st of February would be read as a day of March. */
function isMoment(text: string): boolean {
  const atMs = Date.parse(text);
  return !Number.isNaN(atMs) && new Date(atMs).toISOString() === text;
}

/** The same for a day. */
function isInCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
