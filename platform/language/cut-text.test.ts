import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc'],
  ['a🙂', 'a🙂'],
  ['ab🙂', 'ab'],
  ['🙂🙂', '🙂'],
])('cuts %j to at most three units: %j', (text, cut) => {
  expect(cutText(text, 3)).toBe(cut);
});
