import { DateTime } from 'luxon';
import { DAY_MINUTES, type OpeningHours, type Period } from '../../contract/opening-hours.ts';

/** The time from `from` until just before `until`, in milliseconds since 1970. */
interface Span {
  from: number;
  until: number;
}

/** Whether a shop is open, and until when; null if that never changes. */
export interface Opening {
  isOpen: boolean;
  until: Date | null;
}

/** Without closed days, every week is the same. */
const WEEK_AHEAD_DAYS = 8;
/** Enough for 60 closed days on the one weekday on which a shop opens. */
const LOOK_AHEAD_DAYS = 7 * 62;
/** Nobody waits longer for an answer that still matters. */
const MOST_COUNTED_DAYS = 550;

/** Whether a shop is open at a moment, in its time zone (IANA name), and when that changes. */
export function openingAt(hours: OpeningHours, at: Date, timeZone: string): Opening {
  const atMs = at.getTime();
  const lookAheadDays = hours.closedDays.length === 0 ? WEEK_AHEAD_DAYS : LOOK_AHEAD_DAYS;
  let openUntil: number | null = null;
  for (const { from, until } of spansOf(hours, at, timeZone, lookAheadDays)) {
    if (until <= atMs) continue;
    if (openUntil === null && from > atMs) return { isOpen: false, until: new Date(from) };
    // A period that starts when the one before it ends continues it, for example over midnight.
    if (openUntil !== null && from > openUntil) return { isOpen: true, until: new Date(openUntil) };
    openUntil = Math.max(openUntil ?? 0, until);
  }
  return { isOpen: openUntil !== null, until: null };
}

/** How many milliseconds of a time a shop was open. Only the first year and a half of a longer time counts. */
export function openMsBetween(hours: OpeningHours, from: Date, until: Date, timeZone: string): number {
  let openMs = 0;
  let countedUntil = from.getTime();
  const days = Math.ceil((until.getTime() - from.getTime()) / (DAY_MINUTES * 60_000)) + 1;
  for (const span of spansOf(hours, from, timeZone, Math.min(days, MOST_COUNTED_DAYS))) {
    const start = Math.max(span.from, countedUntil);
    const end = Math.min(span.until, until.getTime());
    if (end <= start) continue;
    openMs += end - start;
    countedUntil = end;
  }
  return openMs;
}

/** The open times from the day before a moment on, in order. */
function* spansOf(hours: OpeningHours, from: Date, timeZone: string, days: number): Generator<Span> {
  const closed = new Set(hours.closedDays);
  const today = DateTime.fromJSDate(from, { zone: timeZone }).startOf('day');
  // Yesterday's last period ends today where the clocks skip midnight.
  for (let offset = -1; offset <= days; offset++) {
    const day = today.plus({ days: offset });
    if (closed.has(day.toISODate() ?? '')) continue;
    yield* (hours.weekdays[day.weekday - 1] ?? [])
      .map((period) => spanOf(day, period))
      // Nothing is left of a period if the clocks skip its end.
      .filter((span) => span.from < span.until)
      .toSorted((one, other) => one.from - other.from);
  }
}

function spanOf(day: DateTime, { fromMinute, untilMinute }: Period): Span {
  return { from: momentOf(day, fromMinute), until: momentOf(day, untilMinute) };
}

/** The first moment of a local time. Where the clocks skip it, the moment that they show instead. */
function momentOf(day: DateTime, minute: number): number {
  if (minute === DAY_MINUTES) return day.plus({ days: 1 }).startOf('day').toMillis();
  const moment = day.set({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const [first = moment] = moment.getPossibleOffsets();
  return first.toMillis();
}
