import { DAY_MS } from '#platform/clock/durations.ts';
import { addDays } from '#platform/clock/shop-day.ts';
import { ALL_TIME } from '../contract/overview-calls.ts';

/** The first and the last day, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Span extends Days {
  /** The same number of days before. Null for all time. */
  before: Days | null;
}

export interface AskedDays {
  scope?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The default days. */
const USUAL_SCOPE = 30;
/** Ten years, more than anybody draws. */
export const MOST_DAYS = 3660;

/**
 * Returns the requested days: a first and last one, or a scope that ends today. All time begins with `firstDay`. Null
 * for impossible days: reversed, incomplete, or too many.
 */
export function spanOf(asked: AskedDays, today: string, firstDay: string | null): Span | null {
  const { from, to } = asked;
  if (from !== undefined || to !== undefined) {
    if (from === undefined || to === undefined || from > to || daysIn({ from, to }) > MOST_DAYS) return null;
    return withBefore({ from, to });
  }
  const scope = asked.scope ?? USUAL_SCOPE;
  if (scope === ALL_TIME) {
    const first = firstDay === null || firstDay > today ? today : firstDay;
    const earliest = addDays(today, 1 - MOST_DAYS);
    return { from: first < earliest ? earliest : first, to: today, before: null };
  }
  if (scope === 1) return withBefore({ from: addDays(today, -1), to: addDays(today, -1) });
  return withBefore({ from: addDays(today, -Math.max(0, scope - 1)), to: today });
}

function withBefore(days: Days): Span {
  const length = daysIn(days);
  return { ...days, before: { from: addDays(days.from, -length), to: addDays(days.from, -1) } };
}

/** Returns the number of days. */
export function daysIn({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Returns every day. */
export function eachDay({ from, to }: Days): string[] {
  return Array.from({ length: daysIn({ from, to }) }, (_, nth) => addDays(from, nth));
}
