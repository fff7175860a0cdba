import { expect, test } from 'vitest';
import { limitInWords } from './limit-in-words.ts';

test.each([
  ['TIER_250', '250 people'],
  ['TIER_10K', '10,000 people'],
  ['TIER_UNLIMITED', 'as many people'],
  ['', 'not known yet'],
])('%s', (tier, words) => {
  expect(limitInWords(tier)).toContain(words);
});
