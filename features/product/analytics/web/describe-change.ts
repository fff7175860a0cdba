import { fill } from '#platform/language/reader.ts';
import type { Change } from '../rules/compare.ts';
import { daysIn, type Days } from '../rules/span.ts';
import { texts } from '../texts/en.ts';

/** The kinds of figures, which have different words for rising and falling. */
export type FigureKind = 'amount' | 'count' | 'average' | 'share';

/** The days that a figure is about, and today. */
export type ComparedDays = Days & { today: string };

/** Larger shares are harder to read than the number itself. */
const MOST_PERCENT = 1000;

/**
 * Describes a change: "12% more", or in full "12% more than the 30 days before". "Up from €0.00" if a share would mean
 * nothing. A share is "Up from 4.80%", because "0.2% higher" could mean points or a part of it.
 */
export function describeChange(
  { direction, percent }: Change,
  { of, shownBefore, days }: { of: FigureKind; shownBefore: string; days: ComparedDays },
): { short: string; whole: string } {
  const count = daysIn(days);
  const since = texts.changeSince[nameBefore(days)];
  if (direction === 'same') return { short: texts.change.same, whole: fill(since.same, { count }) };
  if (percent === null || percent >= MOST_PERCENT || of === 'share') {
    const change = fill(texts.change.from[direction], { before: shownBefore });
    return { short: change, whole: fill(since.from, { change, count }) };
  }
  const change = fill(texts.change[of][direction], { percent });
  return { short: change, whole: fill(since.percent, { change, count }) };
}

function nameBefore({ from, to, today }: ComparedDays): 'days' | 'yesterday' | 'dayBefore' {
  if (daysIn({ from, to }) > 1) return 'days';
  // Today is not over, and yesterday is.
  return to === today ? 'yesterday' : 'dayBefore';
}
