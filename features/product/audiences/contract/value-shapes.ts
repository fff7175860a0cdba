import * as z from 'zod/mini';
import { shopDay } from '#platform/clock/shop-day.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** How far a rule about days can look back. */
export const MOST_DAYS = 3650;
/** Early enough for birthdays. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Returns the sentence of a fault; a function, because each reader has a language. */
type Sentence = () => string;

function text(error: Sentence, pattern: RegExp) {
  return z.string({ error }).check(z.regex(pattern, { error }));
}

/** Returns the shape of a whole number of at least `least`. */
export function count(error: Sentence, { least = 0, most = 1_000_000_000 } = {}) {
  return z.pipe(
    text(error, /^\d{1,10}$/),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(least, { error }),
          z.maximum(most, { error: () => fill(texts.ruleFaults.most, { most: String(most) }) }),
        ),
    ),
  );
}

/** The number of days to look back. */
export const Days = count(() => texts.ruleFaults.daysFromOne, { least: 1, most: MOST_DAYS });

/** An amount of money as a decimal with a point. */
export const Amount = z.pipe(
  text(() => texts.ruleFaults.amount, /^\d{1,12}([.,]\d{1,4})?$/),
  z.transform((amount: string) => amount.replace(',', '.')),
);

/** A day of the shop, or a moment of that day. */
export const ShopDay = z
  .string({ error: () => texts.ruleFaults.day })
  .check(
    z.regex(/^\d{4}-\d\d-\d\d(T[\d:.]{5,15}(Z|[+-]\d\d:?\d\d)?)?$/, { error: () => texts.ruleFaults.day }),
    z.refine(isDay, { error: () => texts.ruleFaults.dayOutOfRange }),
  );

/** Returns the shape of a chosen id. */
export function chosen(error: Sentence) {
  return z.string({ error }).check(z.regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u, { error }));
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

const HAS_ZONE = /T.*(Z|[+-]\d\d:?\d\d)$/;

/** Returns the day of the shop as `2026-10-31`. For a moment, its day there. */
export function dayInShop(day: string, timeZone: string): string {
  const moment = new Date(day);
  const isMoment = HAS_ZONE.test(day) && !Number.isNaN(moment.getTime());
  return isMoment ? shopDay(moment, timeZone) : day.slice(0, 10);
}

/** Formats a day of the shop for sentences: "31 Oct 2026". */
export function sayDay(day: string, timeZone: string): string {
  const noon = new Date(`${dayInShop(day, timeZone)}T12:00:00Z`);
  return noon.toLocaleDateString(currentReader().locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
