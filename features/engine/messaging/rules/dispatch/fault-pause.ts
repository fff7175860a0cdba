const SHORTEST_MS = 5000;
const LONGEST_MS = 10 * 60 * 1000;

/** How long a message waits that a fault of ours kept from being sent: the older it is, the longer. Milliseconds. */
export function faultPauseMs(ageMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ageMs / 10));
}
