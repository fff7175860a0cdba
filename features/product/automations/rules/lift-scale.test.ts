import { expect, it } from 'vitest';
import { scaleOf } from './lift-scale.ts';

it.each([
  ['shares start at zero', [{ low: 2, high: 10 }], 0, 0],
  [
    'the widest interval nearly fills the width',
    [
      { low: 2, high: 5 },
      { low: 1, high: 10 },
    ],
    10,
    94.3,
  ],
  ['a difference around zero has zero in the middle', [{ low: -5, high: 5 }], 0, 50],
  ['an empty interval causes no division by zero', [{ low: 0, high: 0 }], 0, 0],
])('%s', (_name, spans, value, place) => {
  expect(scaleOf(spans).placeOf(value)).toBeCloseTo(place, 1);
});
