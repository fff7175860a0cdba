import { DateTime } from 'luxon';

/**
 * Returns the start of day `from` and the end of day `until` in a time zone. The end is the start of the next day. A
 * bound is null if its day is not given.
 */
export function dayBounds(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  timeZone: string,
): { from: Date | null; until: Date | null } {
  const startOf = (day: string) => DateTime.fromISO(day, { zone: timeZone }).startOf('day');
  return {
    from: from === undefined ? null : startOf(from).toJSDate(),
    until: until === undefined ? null : startOf(until).plus({ days: 1 }).toJSDate(),
  };
}
