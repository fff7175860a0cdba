import { DateTime, IANAZone } from 'luxon';
import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';

/**
 * Returns the moment at which the clocks of a zone show a wall time (`2026-11-27T10:00`). A skipped hour counts as if
 * the clocks had not changed: 02:30 is 03:30. Of a repeated hour, the first one counts. Null for impossible times.
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

/** Returns what the clocks of a zone show at a moment, to the minute. */
export function wallOfMoment(moment: Date, timeZone: string): string {
  return DateTime.fromJSDate(moment, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm");
}

/**
 * Returns a broadcast's time by the shop's current clocks, which may differ from those at the time of planning. A
 * broadcast by local time has only the written time.
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

/** The zone where each day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/**
 * Returns when the audience of a broadcast is frozen: at its time, or for local time when that time comes first
 * anywhere, or immediately if that has passed.
 */
export function startOf(
  { scheduledAt, wall, isRecipientLocal }: { scheduledAt: Date; wall: string; isRecipientLocal: boolean },
  now: Date,
): Date {
  if (!isRecipientLocal) return scheduledAt;
  const first = momentOfLocalTime(wall, FIRST_ZONE) ?? scheduledAt;
  return new Date(Math.max(now.getTime(), Math.min(first.getTime(), scheduledAt.getTime())));
}
