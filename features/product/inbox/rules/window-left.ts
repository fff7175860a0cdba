/** How long the team can still answer freely. */
export interface WindowLeft {
  minutes: number;
  /** The part of the 24 hours that is left, from 0 to 1. */
  share: number;
  /** Whether little is left. */
  isShort: boolean;
}

const DAY_MINUTES = 24 * 60;
const SHORT_MINUTES = 2 * 60;

/** Returns how long the reply window stays open, or null if it is closed. `until` is an ISO time or null. */
export function windowLeft(until: string | null, nowMs: number): WindowLeft | null {
  if (until === null) return null;
  const minutes = Math.floor((Date.parse(until) - nowMs) / 60_000);
  if (minutes < 0) return null;
  return { minutes, share: Math.min(1, minutes / DAY_MINUTES), isShort: minutes < SHORT_MINUTES };
}
