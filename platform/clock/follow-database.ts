import type pg from 'pg';
import type { Logger } from '#platform/logging/logger.ts';
import type { SettableClock } from './clock.ts';

/** From there on a person should know: this machine is not kept in time. */
const WARN_OVER_MS = 2000;

/** How far a clock is behind the database's, and how uncertain that is: the question took its time on the way. */
export interface ClockReading {
  behindMs: number;
  uncertainMs: number;
}

/** By how much to set a clock. What may be the way's doing is left alone. */
export function decideSetting({ behindMs, uncertainMs }: ClockReading): number {
  return Math.abs(behindMs) > uncertainMs ? behindMs : 0;
}

/**
 * Keeps a clock at the database's time, so that what several machines compare is dated by one clock. Call the result
 * now and then; it rejects while the database is away, and the clock runs on. It resolves with how many milliseconds this
 * machine's own time, `machineMs`, is off at least, and says so when those are more than two seconds.
 */
export function databaseFollower(
  clock: SettableClock,
  pool: pg.Pool,
  log: Logger,
  machineMs: () => number = Date.now,
): () => Promise<number> {
  let isTold = false;
  return async () => {
    const { behindMs, uncertainMs } = await readBehind(pool, () => clock.baseMs());
    clock.setBy(decideSetting({ behindMs, uncertainMs }));
    const machineBehindMs = Math.round(clock.baseMs() - machineMs());
    const offMs = Math.max(0, Math.abs(machineBehindMs) - uncertainMs);
    const isOff = offMs > WARN_OVER_MS;
    if (isOff && !isTold)
      log.warn(
        { behindMs: machineBehindMs },
        'this machine and the database disagree on the time; the database’s counts. Keep both in time by NTP',
      );
    isTold = isOff;
    return offMs;
  };
}

async function readBehind(pool: pg.Pool, ownMs: () => number): Promise<ClockReading> {
  const askedMs = ownMs();
  const { rows } = await pool.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  const answeredMs = ownMs();
  return {
    behindMs: Number(rows[0]?.ms) - (askedMs + answeredMs) / 2,
    uncertainMs: (answeredMs - askedMs) / 2,
  };
}
