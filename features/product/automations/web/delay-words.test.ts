import { expect, test } from 'vitest';
import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { delayWords } from './delay-words.ts';

const CART = { delayPhrase: 'of cart abandonment', rightAfter: 'right after cart abandonment' };

const cases: [timeBox: TimeBox, words: string][] = [
  [{ magnitude: 1, unit: 'Hours' }, 'after 1 hour of cart abandonment'],
  [{ magnitude: 24, unit: 'Hours' }, 'after 24 hours of cart abandonment'],
  [{ magnitude: 1, unit: 'Days' }, 'after 1 day of cart abandonment'],
  [{ magnitude: 30, unit: 'Minutes' }, 'after 30 minutes of cart abandonment'],
  [{ magnitude: 5, unit: 'Seconds' }, 'after 5 seconds of cart abandonment'],
  [{ magnitude: 0, unit: 'Minutes' }, 'right after cart abandonment'],
];

test.each(cases)('formats %j as "%s"', (timeBox, words) => {
  expect(delayWords(timeBox, CART)).toBe(words);
});
