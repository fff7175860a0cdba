import { expect, it } from 'vitest';
import { delaySeconds } from '../flow/delay-seconds.ts';
import { timeUnits } from './time-units.ts';

it('tells a time in seconds only where its campaign does, or it is told so already', () => {
  expect(timeUnits({}, 'Hours')).toEqual(['Minutes', 'Hours', 'Days']);
  expect(timeUnits({ countsSeconds: true }, 'Hours')).toEqual(['Seconds', 'Minutes', 'Hours', 'Days']);
  expect(timeUnits({}, 'Seconds')).toContain('Seconds');
});

it.each([
  [5, 'Seconds', 5],
  [2, 'Minutes', 120],
  [1, 'Hours', 3600],
  [1, 'Days', 86_400],
] as const)('%i %s are %i seconds', (magnitude, unit, seconds) => {
  expect(delaySeconds({ magnitude, unit })).toBe(seconds);
});
