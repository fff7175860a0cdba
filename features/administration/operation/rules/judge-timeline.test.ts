import { expect, it } from 'vitest';
import { judgeTimeline } from './judge-timeline.ts';

it.each([
  ['the known server', 3, 3, false, 'same'],
  ['the first server that is seen', null, 1, false, 'other server'],
  ['a promoted standby', 1, 2, false, 'taken over'],
  ['a standby promoted after another promoted standby', 2, 7, false, 'taken over'],
  ['a new server after a move', 5, 1, false, 'other server'],
  ['a server into which a dump was loaded', 1, 1, true, 'copied'],
  ['a new server with an old dump', 5, 1, true, 'copied'],
] as const)('recognizes %s', (_name, known, current, isCopy, verdict) => {
  expect(judgeTimeline({ known, current, isCopy })).toBe(verdict);
});
