import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['Moss Mug, 300ml', ['moss', 'mug', '300ml']],
  ['Crème-brûlée  ÉCLAIR', ['creme', 'brulee', 'eclair']],
  ['كوب أزرق', ['كوب', 'ازرق']],
  ['100% "wool"_%', ['100', 'wool']],
  [' – ', []],
])('%s', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
