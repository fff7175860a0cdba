import { expect, it } from 'vitest';
import { asSentence } from './as-sentence.ts';

it.each([
  ['', ''],
  ['It broke', 'It broke.'],
  ['It broke.', 'It broke.'],
  ['It broke!', 'It broke!'],
  ['Why?', 'Why?'],
])('completes %j as the sentence %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});
