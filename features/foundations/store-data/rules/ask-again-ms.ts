const SHORTEST_MS = 100;
const LONGEST_MS = 2000;

/**
 * After how long a store that works on an operation of ours is asked again, in milliseconds: half as long as it has been at
 * it. A small result is there in tenths of a second, a large one in hours. One whose clock is ahead of ours is not asked
 * more often for that.
 */
export function askAgainMs(begunAt: Date, now: Date): number {
  const ageMs = Math.abs(now.getTime() - begunAt.getTime());
  return Math.min(Math.max(ageMs / 2, SHORTEST_MS), LONGEST_MS);
}
