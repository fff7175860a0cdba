/** A number that was told to be slower halves its pace, down to a hundredth of its rate. */
export function slowerPace(pace: number): number {
  return Math.max(0.01, pace / 2);
}

/** A full rate is reached again within so long, step by step, unless the provider objects meanwhile. */
const FULL_AGAIN_MS = 60_000;

/** The pace after `elapsedMs` without an objection: between 0.01 and 1. */
export function recoveredPace(pace: number, elapsedMs: number): number {
  return Math.min(1, pace + Math.max(0, elapsedMs) / FULL_AGAIN_MS);
}
