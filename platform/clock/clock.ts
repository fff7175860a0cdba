import { readFileSync, statSync } from 'node:fs';

/** The one source of time: everything the product decides or stores is dated by it. */
export interface Clock {
  now(): Date;
}

/** How often a development clock looks whether its offset was changed. */
const OFFSET_CHECK_MS = 50;

/**
 * Real time, or real time plus the milliseconds in `offsetFile`: the demo world's fast-forward.
 * A missing or unreadable file counts as no offset.
 */
export function openClock(offsetFile: string | null): Clock {
  if (!offsetFile) return { now: () => new Date() };
  let offsetMs = 0;
  let fileChangedMs = 0;
  let checkedMs = 0;
  return {
    now() {
      const realMs = Date.now();
      if (realMs - checkedMs >= OFFSET_CHECK_MS) {
        checkedMs = realMs;
        const changedMs = statSync(offsetFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (changedMs !== fileChangedMs) {
          fileChangedMs = changedMs;
          offsetMs = changedMs === 0 ? 0 : Number.parseInt(readFileSync(offsetFile, 'utf8'), 10) || 0;
        }
      }
      return new Date(realMs + offsetMs);
    },
  };
}
