import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#ffffff', 4.54],
  ['#22CE5B', '#FFFFFF', 2.1],
])('%s on %s is %d', (text, ground, contrast) => {
  expect(contrastOf(text, ground)).toBeCloseTo(contrast, 1);
});
