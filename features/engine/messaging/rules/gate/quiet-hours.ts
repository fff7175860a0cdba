import { DateTime } from 'luxon';

/**
 * When marketing is held back, in minutes after midnight in the recipient's time zone. If `from` is after `until`, the
 * hours span midnight.
 */
export interface QuietHours {
  fromMinute: number;
  untilMinute: number;
}

/** When the quiet hours at `now` end for a person in this time zone (IANA name); null outside of quiet hours. */
export function quietUntil(
  now: Date,
  timeZone: string,
  { fromMinute, untilMinute }: QuietHours,
): Date | null {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const minute = local.hour * 60 + local.minute;
  const isQuiet =
    fromMinute <= untilMinute
      ? minute >= fromMinute && minute < untilMinute
      : minute >= fromMinute || minute < untilMinute;
  if (!isQuiet) return null;
  const day = minute < untilMinute ? local : local.plus({ days: 1 });
  // Set on the calendar, so that they end at the same local hour in a night in which the clocks change.
  const end = day.startOf('day').set({ hour: Math.floor(untilMinute / 60), minute: untilMinute % 60 });
  // When the clocks go back, one hour happens twice. In the second one, the first end is over.
  const later = end.getPossibleOffsets().find((one) => one.toMillis() > now.getTime());
  return (later ?? end).toJSDate();
}
