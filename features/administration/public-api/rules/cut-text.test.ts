import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each<[string | null, string | null, boolean]>([
  [null, null, false],
  ['', '', false],
  ['abc', 'abc', false],
  ['abcd', 'abc', true],
  ['a🙂', 'a🙂', false],
  ['ab🙂', 'ab', true],
  ['🙂🙂', '🙂', true],
])('cuts %j to at most three units: %j', (text, cut, isCut) => {
  expect(cutText(text, 3)).toEqual({ text: cut, isCut });
});
