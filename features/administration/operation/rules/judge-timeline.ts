/** The timeline of a database. `known` is the timeline that servers saved last. Null if none has saved one. */
interface Found {
  known: number | null;
  current: number;
  /** Whether the database was filled from a dump of the known database. */
  isCopy: boolean;
}

/** How the current database relates to the known one. */
export type TimelineVerdict = 'same' | 'other server' | 'taken over' | 'copied';

/**
 * Compares the database's timeline with the known one. A promoted standby and a point-in-time recovery start a timeline
 * with a higher number (PostgreSQL, 26.3.6 "Timelines"). A lower number is from another server. A database filled from
 * a dump is always a copy.
 */
export function judgeTimeline({ known, current, isCopy }: Found): TimelineVerdict {
  if (isCopy) return 'copied';
  if (known === current) return 'same';
  return known !== null && current > known ? 'taken over' : 'other server';
}
