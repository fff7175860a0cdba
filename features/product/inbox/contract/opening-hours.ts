import * as z from 'zod/mini';
import { Day } from '#platform/http/text-shapes.ts';

export const DAY_MINUTES = 24 * 60;
/** The most periods of a day. */
export const MOST_PERIODS = 4;
/** The most days that a shop can name as closed. */
export const MOST_CLOSED_DAYS = 60;

/** A time of a day in which the shop is open, in minutes after midnight. It may end at midnight. */
export const Period = z
  .object({
    fromMinute: z.int().check(z.minimum(0), z.maximum(DAY_MINUTES - 1)),
    untilMinute: z.int().check(z.minimum(1), z.maximum(DAY_MINUTES)),
  })
  .check(z.refine(({ fromMinute, untilMinute }) => fromMinute < untilMinute, { path: ['untilMinute'] }));
export type Period = z.infer<typeof Period>;

/** The periods of a day, which do not overlap. None: the shop is closed. */
export const Periods = z.array(Period).check(
  z.maxLength(MOST_PERIODS),
  z.refine((periods) => overlapOf(periods) === null),
);

/** When somebody of the team answers, in the shop's time zone. */
export const OpeningHours = z.object({
  /** From Monday to Sunday. */
  weekdays: z.array(Periods).check(z.length(7)),
  /** Days on which the shop is closed all day. */
  closedDays: z.array(Day).check(
    z.maxLength(MOST_CLOSED_DAYS),
    z.refine((days) => new Set(days).size === days.length),
  ),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** The place of the first period that overlaps one before it; null if none does. */
export function overlapOf(periods: readonly Period[]): number | null {
  const place = periods.findIndex((one, at) =>
    periods
      .slice(0, at)
      .some((other) => one.fromMinute < other.untilMinute && other.fromMinute < one.untilMinute),
  );
  return place === -1 ? null : place;
}

const DAY: Period = { fromMinute: 9 * 60, untilMinute: 18 * 60 };

/** The hours of a shop that has set none. */
export const USUAL_HOURS: OpeningHours = {
  weekdays: [[DAY], [DAY], [DAY], [DAY], [DAY], [], []],
  closedDays: [],
};
