import { DateTime } from 'luxon';
import { momentOfLocalTime, wallOfMoment } from './wall-time.ts';

/** The limit for scheduling ahead, because a typed 20266 is no year. */
const MOST_YEARS_AHEAD = 100;

/** Returns a given moment or wall time of the shop as both. Null if it is neither. */
export function readSchedule(given: string, timeZone: string): { at: Date; wall: string } | null {
  const isMoment = /(Z|[+-]\d\d:\d\d)$/.test(given);
  const at = isMoment ? DateTime.fromISO(given).toJSDate() : momentOfLocalTime(given, timeZone);
  if (at === null || Number.isNaN(at.getTime())) return null;
  if (at.getUTCFullYear() < 1970 || at.getUTCFullYear() > 2026 + MOST_YEARS_AHEAD) return null;
  // A skipped hour is shown as the time that it became.
  return { at, wall: wallOfMoment(at, timeZone) };
}
