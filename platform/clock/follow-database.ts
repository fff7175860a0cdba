import type pg from 'pg';
import type { Logger } from '#platform/logging/logger.ts';
import type { SettableClock } from './clock.ts';

/** Above this difference an operator is warned, because the machine's clock is not synchronized. */
const WARN_OVER_MS = 2000;

/**
 * How far a clock is behind the database's clock, and how uncertain the measurement is because the query takes time.
 */
export interface ClockReading {
  behindMs: number;
  uncertainMs: number;
}

/** Returns how far to adjust a clock. A difference within the uncertainty is ignored. */
export function decideSetting({ behindMs, uncertainMs }: ClockReading): number {
  return Math.abs(behindMs) > uncertainMs ? behindMs : 0;
}

/**
 * Returns a function that adjusts a clock to the database's time, so that several machines share one time. Call the
 * function regularly. It rejects if the database is unreachable, and the clock keeps running. It resolves with the
 * minimum difference of this machine's time (`machineMs`) in milliseconds, and logs a warning when the difference first
 * exceeds two seconds.
 */
export function databaseFollower(
  clock: SettableClock,
  pool: pg.Pool,
  log: Logger,
  machineMs: () => number = Date.now,
): () => Promise<number> {
  let isReported = false;
  return async () => {
    const { behindMs, uncertainMs } = await readBehind(pool, () => clock.baseMs());
    clock.setBy(decideSetting({ behindMs, uncertainMs }));
    const machineBehindMs = Math.round(clock.baseMs() - machineMs());
    const offMs = Math.max(0, Math.abs(machineBehindMs) - uncertainMs);
    const isOff = offMs > WARN_OVER_MS;
    if (isOff && !isReported)
      log.warn(
        { behindMs: machineBehindMs },
        'this machine and the database disagree on the time; the database’s counts. Keep both in time by NTP',
      );
    isReported = isOff;
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
