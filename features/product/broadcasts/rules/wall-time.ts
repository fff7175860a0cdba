import { DateTime, IANAZone } from 'luxon';
import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';

/**
 * The moment at which the clocks of a zone show a wall time (`2026-11-27T10:00`). An hour that is skipped in spring is
 * taken as if the clocks had not been set ahead: 02:30 is 03:30. Of an hour that comes twice in autumn it is the first.
 * Null for what is no time of the calendar.
 */
export function momentOfLocalTime(wall: string, timeZone: string): Date | null {
  const asUtc = DateTime.fromISO(wall, { zone: 'utc' });
  if (!asUtc.isValid) return null;
  const wallMs = asUtc.toMillis();
  const zone = IANAZone.create(timeZone);
  const before = wallMs - zone.offset(wallMs - DAY_MS) * MINUTE_MS;
  const after = wallMs - zone.offset(wallMs + DAY_MS) * MINUTE_MS;
  const shows = (moment: number) => moment + zone.offset(moment) * MINUTE_MS === wallMs;
  const shown = [before, after].filter(shows);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** What the clocks of a zone show at a moment, to the minute. */
export function wallOfMoment(moment: Date, timeZone: string): string {
  return DateTime.fromJSDate(moment, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm");
}

/**
 * What a broadcast's time is shown as by the clocks that the shop has now, which may not be those that it was planned by;
 * one that goes by the time where each person lives has no other than was written.
 */
export function shownLocalTime(
  {
    scheduledAt,
    wall,
    isRecipientLocal,
  }: { scheduledAt: Date | null; wall: string | null; isRecipientLocal: boolean },
  timeZone: string,
): string | null {
  return scheduledAt === null || isRecipientLocal ? wall : wallOfMoment(scheduledAt, timeZone);
}

/** Where the day begins first: nowhere is it earlier any time of the wall. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/**
 * When the audience of a broadcast is taken: at its time; of one that goes by the time where each person lives, when
 * that time comes first anywhere, or at once where that is over.
 */
export function startOf(
  { scheduledAt, wall, isRecipientLocal }: { scheduledAt: Date; wall: string; isRecipientLocal: boolean },
  now: Date,
): Date {
  if (!isRecipientLocal) return scheduledAt;
  const first = momentOfLocalTime(wall, FIRST_ZONE) ?? scheduledAt;
  return new Date(Math.max(now.getTime(), Math.min(first.getTime(), scheduledAt.getTime())));
}
