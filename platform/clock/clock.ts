import { readFileSync, statSync } from 'node:fs';

/** The only source of time. Everything the product decides or stores uses this clock. */
export interface Clock {
  now(): Date;
}

/** A clock that can be adjusted, for example to the database's clock, which all machines share. */
export interface SettableClock extends Clock {
  /** Returns the time without the demo's offset, in milliseconds since 1970. */
  baseMs(): number;
  /** Moves the clock forward, or back if `ms` is negative. */
  setBy(ms: number): void;
}

/** How often a development clock checks whether its offset file has changed. */
export const OFFSET_CHECK_MS = 10;
/**
 * If the clock is set back by at most this much, it stands still until the time is right. If it is set back further, it
 * jumps, because standing still could take hours.
 */
const MAX_STANDSTILL_MS = 2000;

/** Returns a time that starts at this machine's time and runs evenly, even if someone changes the machine's clock. */
function evenMs(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Opens a clock that starts at this machine's time and runs evenly. The clock adds the milliseconds in `offsetFile`,
 * which the demo environment uses to fast-forward. A missing or unreadable offset counts as 0. `ownMs` is the
 * underlying time source.
 */
export function openClock(offsetFile: string | null, ownMs: () => number = evenMs): SettableClock {
  const readOffset = offsetFile === null ? () => 0 : offsetReader(offsetFile);
  let setByMs = 0;
  let shownMs = 0;
  const baseMs = () => {
    const rightMs = ownMs() + setByMs;
    const isBehind = rightMs < shownMs && shownMs - rightMs <= MAX_STANDSTILL_MS;
    shownMs = isBehind ? shownMs : rightMs;
    return shownMs;
  };
  return {
    baseMs,
    now: () => new Date(baseMs() + readOffset(ownMs())),
    setBy: (ms) => void (setByMs += ms),
  };
}

function offsetReader(offsetFile: string): (nowMs: number) => number {
  let offsetMs = 0;
  let fileChangedMs = 0;
  let checkedMs = 0;
  return (nowMs) => {
    if (nowMs - checkedMs >= OFFSET_CHECK_MS) {
      checkedMs = nowMs;
      const changedMs = statSync(offsetFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changedMs !== fileChangedMs) {
        fileChangedMs = changedMs;
        offsetMs = changedMs === 0 ? 0 : Number.parseInt(readFileSync(offsetFile, 'utf8'), 10) || 0;
      }
    }
    return offsetMs;
  };
}
