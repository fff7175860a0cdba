import { expect, it } from 'vitest';
import { isLastTry, pauseMs } from './mail-tries.ts';

it.each([
  [1, 10, false],
  [2, 40, false],
  [3, 160, false],
  [6, 3600, false],
  [7, 3600, false],
  [8, 3600, true],
])('after try %i waits %i seconds; is the last try: %s', (attempts, seconds, isLast) => {
  expect(pauseMs(attempts)).toBe(seconds * 1000);
  expect(isLastTry(attempts)).toBe(isLast);
});
