/** As a server finds a database; `known` is where servers last found it, null until one has looked for the first time. */
interface Found {
  known: number | null;
  current: number;
  /** It was filled from a dump of the one that was known. */
  isCopy: boolean;
}

/** What it means that a database that was known is found elsewhere. */
export type TimelineVerdict = 'same' | 'other server' | 'taken over' | 'copied';

/**
 * A standby that takes over, and a recovery to a moment, begin a timeline with a higher number (PostgreSQL, 26.3.6
 * "Timelines"); a lower one is another server's. What a dump was brought into is a copy, wherever it lies.
 */
export function judgeTimeline({ known, current, isCopy }: Found): TimelineVerdict {
  if (isCopy) return 'copied';
  if (known === current) return 'same';
  return known !== null && current > known ? 'taken over' : 'other server';
}
