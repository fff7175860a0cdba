import { expect, it } from 'vitest';
import { recoveredPace, slowerPace } from './pace.ts';
import { QUALITY_RATINGS } from './quality-rating.ts';

it.each([
  [1, 0.5],
  [0.5, 0.25],
  [0.02, 0.01],
  [0.015, 0.01],
  [0.01, 0.01],
])('a too fast pace of %d becomes %d', (pace, slower) => {
  expect(slowerPace(pace)).toBe(slower);
});

it.each([
  [0.5, 0, 0.5],
  [0.5, 15_000, 0.75],
  [0.5, 30_000, 1],
  [0.5, 60_000, 1],
  [0.01, 60_000, 1],
  [0.5, -1000, 0.5],
])('a pace of %d after %d ms is %d', (pace, elapsedMs, recovered) => {
  expect(recoveredPace(pace, elapsedMs)).toBe(recovered);
});

it('each quality rating has its own label', () => {
  const words = Object.values(QUALITY_RATINGS);
  for (const word of words) expect(word).toMatch(/^[A-Z]/);
  expect(new Set(words).size).toBe(words.length);
});
