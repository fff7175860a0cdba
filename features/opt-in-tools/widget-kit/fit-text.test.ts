import { expect, it } from 'vitest';
import { fitRate } from './fit-text.ts';

it.each([
  ['twice the title’s size and more is left over', 400, 350, 0.4],
  ['a little less than that is left over', 400, 356, 0],
  ['they fill it', 400, 400, 0],
  ['they are a little too long', 400, 401, -0.15],
  ['they are too long by twice the title’s size', 400, 444, -0.15],
  ['they are longer than that', 400, 445, -0.4],
])('where %s', (_how, room, content, rate) => {
  expect(fitRate({ room, content, titleSize: 22 })).toBe(rate);
});
