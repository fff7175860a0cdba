import { DateTime } from 'luxon';

/** The moments between which some days lie, both included, by the clock of a time zone; null where they are open. */
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
