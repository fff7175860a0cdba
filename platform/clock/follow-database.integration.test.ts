import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { openClock } from './clock.ts';
import { HOUR_MS } from './durations.ts';
import { databaseFollower } from './follow-database.ts';

const open = useTestDatabase({ connections: 1 });

/** A machine whose own clock is off by this much. */
async function followOnMachine(offMs: number): Promise<{ behindMs: number; warnings: number }> {
  const lines: string[] = [];
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()),
  });
  const ownMs = () => Date.now() + offMs;
  const clock = openClock(null, ownMs);
  const follow = databaseFollower(clock, open.pool, openLogger('warn', 'worker', sink), ownMs);
  await follow();
  await follow();
  const { rows } = await open.pool.query<{ now: Date }>('select clock_timestamp() as now');
  return { behindMs: (rows[0]?.now.getTime() ?? 0) - clock.now().getTime(), warnings: lines.length };
}

it.each([HOUR_MS, -HOUR_MS, 0])('a machine that is %i ms off follows the database’s clock', async (offMs) => {
  const { behindMs, warnings } = await followOnMachine(offMs);
  expect(Math.abs(behindMs)).toBeLessThan(HOUR_MS / 10);
  expect(warnings).toBe(offMs === 0 ? 0 : 1);
});
