const SHORTEST_MS = 5000;
const LONGEST_MS = 10 * 60 * 1000;

/**
 * How long a message waits that could not be sent because of our own error, in milliseconds: the older it is, the
 * longer.
 */
export function faultPauseMs(ageMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ageMs / 10));
}
