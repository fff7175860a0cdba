import { readFileSync, statSync } from 'node:fs';

/** The one source of time: everything the product decides or stores is dated by it. */
export interface Clock {
  now(): Date;
}

/** A clock that is set by another one, as by the database's, which all machines have in common. */
export interface SettableClock extends Clock {
  /** What it shows without the demo's offset, in milliseconds since 1970. */
  baseMs(): number;
  /** Sets it ahead, or back when negative. */
  setBy(ms: number): void;
}

/** How often a development clock looks whether its offset was changed. */
export const OFFSET_CHECK_MS = 10;
/** Set back by no more than this it stands still until it is right; by more it steps, so as not to stand for hours. */
const STANDS_STILL_MS = 2000;

/** Begins with this machine's time, and runs on evenly whatever is done to that. */
function evenMs(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * This machine's time as it was at the start, running on evenly, plus the milliseconds in `offsetFile`: the demo
 * environment's fast-forward. A missing or unreadable file counts as no offset. `ownMs` is what it runs by.
 */
export function openClock(offsetFile: string | null, ownMs: () => number = evenMs): SettableClock {
  const readOffset = offsetFile === null ? () => 0 : offsetReader(offsetFile);
  let setByMs = 0;
  let shownMs = 0;
  const baseMs = () => {
    const rightMs = ownMs() + setByMs;
    const isBehind = rightMs < shownMs && shownMs - rightMs <= STANDS_STILL_MS;
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
