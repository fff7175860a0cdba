const SHORTEST_MS = 100;
const LONGEST_MS = 2000;

/**
 * When to ask a store again that works on an operation of ours, in milliseconds: after half the time it has worked so
 * far. A small result is ready in tenths of a second, a large one in hours. A store whose clock is ahead of ours is not
 * asked more often.
 */
export function askAgainMs(startedAt: Date, now: Date): number {
  const ageMs = Math.abs(now.getTime() - startedAt.getTime());
  return Math.min(Math.max(ageMs / 2, SHORTEST_MS), LONGEST_MS);
}
