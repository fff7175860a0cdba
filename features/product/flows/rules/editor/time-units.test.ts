import { expect, it } from 'vitest';
import { delaySeconds } from '../flow/delay-seconds.ts';
import { timeUnits } from './time-units.ts';

it('offers seconds only if the campaign uses seconds or the time is in seconds', () => {
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
