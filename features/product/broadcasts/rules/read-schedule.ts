import { DateTime } from 'luxon';
import { momentOfLocalTime, wallOfMoment } from './wall-time.ts';

/** No broadcast is planned further ahead: a typed 20266 is no year. */
const MOST_YEARS_AHEAD = 100;

/** A time as it was given, a moment or the shop's wall time, as both; null when it is neither. */
export function readSchedule(given: string, timeZone: string): { at: Date; wall: string } | null {
  const isMoment = /(Z|[+-]\d\d:\d\d)$/.test(given);
  const at = isMoment ? DateTime.fromISO(given).toJSDate() : momentOfLocalTime(given, timeZone);
  if (at === null || Number.isNaN(at.getTime())) return null;
  if (at.getUTCFullYear() < 1970 || at.getUTCFullYear() > 2026 + MOST_YEARS_AHEAD) return null;
  // An hour that the clocks skip is shown as what it became.
  return { at, wall: wallOfMoment(at, timeZone) };
}
