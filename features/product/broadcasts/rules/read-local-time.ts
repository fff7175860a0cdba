import { momentOfLocalTime, wallOfMoment } from './wall-time.ts';

/** The meaning of a wall time when clocks change. */
interface ReadWall {
  at: Date;
  /** The time that it becomes (03:30) if the clocks skip it, or null. */
  shown: string | null;
  /** Whether that time occurs twice. The first one counts. */
  isTwice: boolean;
}

/** Clocks are never changed by more than this, and always by quarters of an hour. */
const MOST_MINUTES = 120;
const STEP_MINUTES = 15;

/** Returns a wall time of a zone, and whether its clocks skip or repeat it. Null if it is no time. */
export function readLocalTime(wall: string, timeZone: string): ReadWall | null {
  const at = momentOfLocalTime(wall, timeZone);
  if (at === null) return null;
  const shown = wallOfMoment(at, timeZone);
  let isTwice = false;
  for (let minutes = STEP_MINUTES; minutes <= MOST_MINUTES; minutes += STEP_MINUTES) {
    const later = new Date(at.getTime() + minutes * 60_000);
    isTwice ||= wallOfMoment(later, timeZone) === shown;
  }
  return { at, shown: shown === wall ? null : shown.slice(11), isTwice };
}
