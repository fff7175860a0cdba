const SHORTEST_MS = 5000;
const LONGEST_MS = 10 * 60 * 1000;

/**
 * How long a message waits after our own error prevented its sending, in milliseconds. Older messages wait longer.
 */
export function faultPauseMs(ageMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ageMs / 10));
}
