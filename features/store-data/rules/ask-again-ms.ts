const SHORTEST_MS = 100;
const LONGEST_MS = 2000;

/**
 * After how long a store that works on an operation of ours is asked again, in milliseconds: half as long as it has been at
 * it. A small result is there in tenths of a second, a large one in hours.
 */
export function askAgainMs(begunAt: Date, now: Date): number {
  return Math.min(Math.max((now.getTime() - begunAt.getTime()) / 2, SHORTEST_MS), LONGEST_MS);
}
