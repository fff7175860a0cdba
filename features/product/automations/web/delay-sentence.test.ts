import { expect, test } from 'vitest';
import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { delaySentence } from './delay-sentence.ts';

const cases: [timeBox: TimeBox, sentence: string][] = [
  [{ magnitude: 1, unit: 'Hours' }, 'After 1 hour of cart abandonment'],
  [{ magnitude: 24, unit: 'Hours' }, 'After 24 hours of cart abandonment'],
  [{ magnitude: 1, unit: 'Days' }, 'After 1 day of cart abandonment'],
  [{ magnitude: 30, unit: 'Minutes' }, 'After 30 minutes of cart abandonment'],
  [{ magnitude: 5, unit: 'Seconds' }, 'After 5 seconds of cart abandonment'],
  [{ magnitude: 0, unit: 'Minutes' }, 'Right after cart abandonment'],
];

test.each(cases)('%j is said as "%s"', (timeBox, sentence) => {
  expect(delaySentence(timeBox, 'of cart abandonment')).toBe(sentence);
});
