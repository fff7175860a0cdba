import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';
import { inLastDays } from './in-last-days.ts';
import type { RuleMoment, RuleWords } from './segment-rule-definition.ts';
import { count, MOST_DAYS, sayDay, ShopDay } from './value-shapes.ts';

/** Two days of the shop, both included, or numbers of days ago, which move with the current date. */
export type DateBounds = { first: string; last: string } | { mostAgo: number; leastAgo: number };

const Ago = z.optional(count(() => texts.ruleFaults.daysAgo, { most: MOST_DAYS }));

/** Reads `checkDate1` and `checkDate2`, or `checkValue1` and `checkValue2` as days ago. */
export const DateBounds = z.pipe(
  z
    .object({
      checkDate1: z.optional(ShopDay),
      checkDate2: z.optional(ShopDay),
      checkValue1: Ago,
      checkValue2: Ago,
    })
    .check(
      z.check(({ value, issues }) => {
        const refuse = (field: string, message: string) =>
          issues.push({ code: 'custom', path: [field], message, input: value });
        if (value.checkDate1 === undefined && value.checkDate2 === undefined) {
          if (value.checkValue1 === undefined) {
            if (value.checkValue2 === undefined) refuse('checkDate1', texts.ruleFaults.day);
            else refuse('checkValue1', texts.ruleFaults.days);
          } else if (value.checkValue2 === undefined) refuse('checkValue2', texts.ruleFaults.daysAgo);
        } else if (value.checkDate1 === undefined) refuse('checkDate1', texts.ruleFaults.day);
        else if (value.checkDate2 === undefined) refuse('checkDate2', texts.ruleFaults.day);
        else if (new Date(value.checkDate1) > new Date(value.checkDate2))
          refuse('checkDate2', texts.ruleFaults.daysSwapped);
      }),
    ),
  z.transform(({ checkDate1, checkDate2, checkValue1 = 0, checkValue2 = 0 }): DateBounds =>
    checkDate1 === undefined || checkDate2 === undefined
      ? { mostAgo: Math.max(checkValue1, checkValue2), leastAgo: Math.min(checkValue1, checkValue2) }
      : { first: checkDate1, last: checkDate2 },
  ),
);

/** Returns the bounds in seconds, both inclusive. */
export function secondsOf(bounds: DateBounds, moment: RuleMoment): { from: number; to: number } {
  if ('mostAgo' in bounds)
    return { from: moment.daysAgo(bounds.mostAgo), to: moment.daysAgo(bounds.leastAgo) };
  return { from: moment.day(bounds.first).from, to: moment.day(bounds.last).to };
}

/** Describes the bounds. */
export function wordsOf(bounds: DateBounds, { timeZone }: Pick<RuleWords, 'timeZone'>): string {
  if ('mostAgo' in bounds) return agoInWords(bounds);
  return fill(texts.ruleTimes.between, {
    first: sayDay(bounds.first, timeZone),
    last: sayDay(bounds.last, timeZone),
  });
}

function agoInWords({ mostAgo, leastAgo }: { mostAgo: number; leastAgo: number }): string {
  if (leastAgo === 0 && mostAgo > 0) return inLastDays(mostAgo);
  if (mostAgo === MOST_DAYS) return fill(texts.ruleTimes.longerAgo, { least: leastAgo });
  return fill(texts.ruleTimes.betweenDaysAgo, { least: leastAgo, most: mostAgo });
}
