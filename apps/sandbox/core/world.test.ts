import { expect, it } from 'vitest';
import { saveAfterMs } from './world.ts';

it.each([
  [0, 500],
  [10, 500],
  [450, 9000],
])('a world that took %i ms to write is written again after %i ms', (tookMs, afterMs) => {
  expect(saveAfterMs(tookMs)).toBe(afterMs);
});
