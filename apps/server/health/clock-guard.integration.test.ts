import { expect, it } from 'vitest';
import { openClock } from '#platform/clock/clock.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { databaseFollower } from '#platform/clock/follow-database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { startLoop } from '#platform/loop/loop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { ClockGuard } from './clock-guard.ts';

const open = useTestDatabase({ connections: 1 });

it('starts no work while its machine is an hour ahead, logs this, and continues once the time is right', async () => {
  const lines: string[] = [];
  const log = openLogger('warn', 'worker', { write: (line) => void lines.push(line) });
  let aheadMs = HOUR_MS;
  const clock = openClock(null);
  const follow = databaseFollower(clock, open.pool, log, () => Date.now() + aheadMs);
  const guard = new ClockGuard({ log, limitSeconds: 60, follow });
  const asked: string[] = [];
  const jobs = {
    pause: async () => void asked.push('paused'),
    resume: async () => void asked.push('resumed'),
  };
  await guard.check(jobs);
  await guard.check(jobs);
  expect(guard.isOff).toBe(true);
  expect(asked).toEqual(['paused']);
  expect(lines.join()).toContain('nothing is begun here until it is right');

  let runs = 0;
  let began: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (began = resolve));
  const work = async () => {
    runs += 1;
    began();
    return false;
  };
  const loop = startLoop(log, 'work', 1, work, { brake: guard.brake });
  loop.wake();
  await guard.check(jobs);
  expect(runs).toBe(0);

  aheadMs = 0;
  await guard.check(jobs);
  await started;
  expect(guard.isOff).toBe(false);
  expect(asked).toEqual(['paused', 'resumed']);
  expect(lines.join()).toContain('is right again');
  await loop.stop();
});
