import { expect, it } from 'vitest';
import { nextThread } from './next-thread.ts';

const SHOWN = [{ subscriberId: 'a' }, { subscriberId: 'b' }];

it.each([
  [null, 1, 'a'],
  ['a', 1, 'b'],
  ['b', 1, null],
  ['b', -1, 'a'],
  ['a', -1, null],
  ['gone', 1, 'a'],
] as const)('from %s by %d', (openId, step, next) => {
  expect(nextThread(SHOWN, openId, step)).toBe(next);
  expect(nextThread([], openId, step)).toBeNull();
});
