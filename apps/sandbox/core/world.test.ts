import { expect, it } from 'vitest';
import { saveAfterMs } from './world.ts';

it.each([
  [0, 500],
  [10, 500],
  [450, 9000],
])('a world whose last save took %i ms is saved again after %i ms', (tookMs, afterMs) => {
  expect(saveAfterMs(tookMs)).toBe(afterMs);
});
