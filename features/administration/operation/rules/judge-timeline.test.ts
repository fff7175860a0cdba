import { expect, it } from 'vitest';
import { judgeTimeline } from './judge-timeline.ts';

it.each([
  ['the one that was known', 3, 3, false, 'same'],
  ['the first that is seen', null, 1, false, 'other server'],
  ['a standby that took over', 1, 2, false, 'taken over'],
  ['one that took over from one that had', 2, 7, false, 'taken over'],
  ['a fresh server, into which it was moved', 5, 1, false, 'other server'],
  ['one that a dump was brought into', 1, 1, true, 'copied'],
  ['one on a fresh server, from an old dump', 5, 1, true, 'copied'],
] as const)('knows %s', (_name, known, current, isCopy, verdict) => {
  expect(judgeTimeline({ known, current, isCopy })).toBe(verdict);
});
