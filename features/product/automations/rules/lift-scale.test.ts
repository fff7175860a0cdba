import { expect, it } from 'vitest';
import { scaleOf } from './lift-scale.ts';

it.each([
  ['shares begin at zero', [{ low: 2, high: 10 }], 0, 0],
  [
    'the widest nearly fills the width',
    [
      { low: 2, high: 5 },
      { low: 1, high: 10 },
    ],
    10,
    94.3,
  ],
  ['a difference has zero between its ends', [{ low: -5, high: 5 }], 0, 50],
  ['nothing at all divides by nothing', [{ low: 0, high: 0 }], 0, 0],
])('%s', (_name, spans, value, place) => {
  expect(scaleOf(spans).placeOf(value)).toBeCloseTo(place, 1);
});
