import { expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { failurePauseMs, findStuckLoops, startLoop } from './loop.ts';

const log = openLogger('silent', 'test');

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 5000],
  [2000, 5000],
])('waits after failure %i in a row for %i ms', (failures, ms) => expect(failurePauseMs(failures)).toBe(ms));

it('reports a loop as stuck as long as its run takes too long', async () => {
  let finish: () => void = () => undefined;
  const hanging = new Promise<boolean>((resolve) => (finish = () => resolve(false)));
  const stuck = startLoop(log, 'waiting for an answer', 60_000, () => hanging, { longestRunMs: 5 });
  const patient = startLoop(log, 'with a lot to do', 60_000, () => hanging);
  await expect.poll(findStuckLoops).toMatchObject([{ loop: 'waiting for an answer' }]);
  finish();
  await stuck.stop();
  await patient.stop();
  expect(findStuckLoops()).toEqual([]);
});

it('computes the pause after each run', async () => {
  const waited: number[] = [];
  const looking = startLoop(
    log,
    'that grows tired',
    () => {
      waited.push(waited.length);
      return waited.length < 3 ? 1 : 60_000;
    },
    () => Promise.resolve(false),
  );
  await expect.poll(() => waited).toEqual([0, 1, 2]);
  await looking.stop();
});
