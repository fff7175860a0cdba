import * as z from 'zod/mini';
import { shopDay } from '#platform/clock/shop-day.ts';

/** How far a rule about days can look back. */
export const MOST_DAYS = 3650;
/** Early enough for birthdays. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

function text(sentence: string, pattern: RegExp) {
  return z.string(sentence).check(z.regex(pattern, sentence));
}

/** Returns the shape of a whole number of at least `least`. */
export function count(sentence: string, { least = 0, most = 1_000_000_000 } = {}) {
  return z.pipe(
    text(sentence, /^\d{1,10}$/),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(least, sentence), z.maximum(most, `Enter ${most} or less.`)),
    ),
  );
}

/** The number of days to look back. */
export const Days = count('Enter how many days, from 1.', { least: 1, most: MOST_DAYS });

/** An amount of money as a decimal with a point. */
export const Amount = z.pipe(
  text('Enter an amount, as 49.90.', /^\d{1,12}([.,]\d{1,4})?$/),
  z.transform((amount: string) => amount.replace(',', '.')),
);

/** A day of the shop, or a moment of that day. */
export const ShopDay = z
  .string('Choose a day.')
  .check(
    z.regex(/^\d{4}-\d\d-\d\d(T[\d:.]{5,15}(Z|[+-]\d\d:?\d\d)?)?$/, 'Choose a day.'),
    z.refine(isDay, 'Choose a day between the years 1900 and 2100.'),
  );

/** Returns the shape of a chosen id. */
export function chosen(sentence: string) {
  return z.string(sentence).check(z.regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, sentence));
}

function isDay(value: string): boolean {
  const day = value.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  const year = Number(value.slice(0, 4));
  return (
    !Number.isNaN(moment.getTime()) &&
    !Number.isNaN(new Date(value).getTime()) &&
    moment.toISOString().startsWith(day) &&
    year >= FIRST_YEAR &&
    year <= LAST_YEAR
  );
}

const WRITTEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const HAS_ZONE = /T.*(Z|[+-]\d\d:?\d\d)$/;

/** Returns the day of the shop as `2026-10-31`. For a moment, its day there. */
export function dayInShop(day: string, timeZone: string): string {
  const moment = new Date(day);
  const isMoment = HAS_ZONE.test(day) && !Number.isNaN(moment.getTime());
  return isMoment ? shopDay(moment, timeZone) : day.slice(0, 10);
}

/** Formats a day of the shop for sentences: "31 Oct 2026". */
export function sayDay(day: string, timeZone: string): string {
  return WRITTEN.format(new Date(`${dayInShop(day, timeZone)}T12:00:00Z`));
}
