/** Returns half the pace, but at least a hundredth of the number's rate. */
export function slowerPace(pace: number): number {
  return Math.max(0.01, pace / 2);
}

/** The time until the full rate is reached again, step by step, if the provider does not object. */
const FULL_AGAIN_MS = 60_000;

/** Returns the pace after `elapsedMs` without an objection, between 0.01 and 1. */
export function recoveredPace(pace: number, elapsedMs: number): number {
  return Math.min(1, pace + Math.max(0, elapsedMs) / FULL_AGAIN_MS);
}
