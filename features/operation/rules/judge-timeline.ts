import type { Timelines } from '#platform/database/timeline.ts';

/** What it means that a database that was known is found elsewhere. */
export type TimelineVerdict = 'same' | 'other server' | 'taken over' | 'copied';

/**
 * A standby that takes over, and a recovery to a moment, begin a timeline with a higher number (PostgreSQL, 26.3.6
 * "Timelines"); a lower one is another server's. What a dump of it was brought into is a copy, wherever it lies. `known` is
 * null until a server has looked for the first time.
 */
export function judgeTimeline({ known, current, isCopy }: Timelines): TimelineVerdict {
  if (isCopy) return 'copied';
  if (known === current) return 'same';
  return known !== null && current > known ? 'taken over' : 'other server';
}
