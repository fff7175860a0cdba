import { expect, it } from 'vitest';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import { addWork, mayWork, type Work } from './work-allowance.ts';

const used = (ms: number): Work => addWork(undefined, ms, 0);

it.each<[string, Work | undefined, number, boolean]>([
  ['no work yet', undefined, 0, true],
  ['forty photographs of a quarter of a second', used(40 * 250), 0, true],
  ['twenty seconds', used(20_000), 0, false],
  ['twenty seconds, a moment ago', used(20_000), 100, true],
  ['four pictures of five seconds and one more, ten seconds ago', used(25_000), 10_000, false],
  ['the same, twenty seconds ago', used(25_000), 20_000, true],
  ['more than a minute’s work, a minute ago', used(41_000), MINUTE_MS, false],
])('says whether a shop may upload after %s', (_what, work, nowMs, may) => {
  expect(mayWork(work, nowMs)).toBe(may);
});

it('forgives no more than was used', () => {
  const rested = addWork(used(10_000), 0, 10 * MINUTE_MS);
  expect(mayWork(addWork(rested, 20_000, 10 * MINUTE_MS), 10 * MINUTE_MS)).toBe(false);
});

it('reduces the used time as time passes', () => {
  expect(addWork(undefined, 200, 500)).toEqual({ usedMs: 200, atMs: 500 });
  // A third of the elapsed time is forgiven.
  expect(addWork({ usedMs: 1000, atMs: 500 }, 200, 1100)).toEqual({ usedMs: 1000, atMs: 1100 });
  expect(addWork({ usedMs: 100, atMs: 0 }, 200, 60_000)).toEqual({ usedMs: 200, atMs: 60_000 });
});
