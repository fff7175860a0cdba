import { momentOfLocalTime, wallOfMoment } from './wall-time.ts';

/** What a wall time means where clocks are set. */
interface ReadWall {
  at: Date;
  /** The time that it becomes, as 03:30, where the clocks skip the one that was written; null where they do not. */
  shown: string | null;
  /** That time comes twice; the first of them is meant. */
  isTwice: boolean;
}

/** No clock is set by more than this, nor by another step than a quarter of an hour. */
const MOST_MINUTES = 120;
const STEP_MINUTES = 15;

/** A wall time of a zone, and whether its clocks skip it or show it twice; null for what is no time. */
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
