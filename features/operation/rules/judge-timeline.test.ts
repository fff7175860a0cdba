import { expect, it } from 'vitest';
import { judgeTimeline } from './judge-timeline.ts';

it.each([
  ['the one that was known', 3, 3, 'same'],
  ['the first that is seen', null, 1, 'other server'],
  ['a standby that took over', 1, 2, 'taken over'],
  ['one that took over from one that had', 2, 7, 'taken over'],
  ['a fresh server, into which it was moved', 5, 1, 'other server'],
] as const)('knows %s', (_name, known, current, verdict) => {
  expect(judgeTimeline(known, current)).toBe(verdict);
});
