import { expect, it } from 'vitest';
import { withWholeLetters } from './whole-letters.ts';

it.each([
  ['the first half of a surrogate pair', '"a\\ud83d b"', 'a\uFFFD b'],
  ['the second half of a surrogate pair', '"\\uDE00"', '\uFFFD'],
  ['two first halves', '"\\ud83d\\ud83d\\ude00"', '\uFFFD😀'],
  ['an escaped surrogate pair', '"\\ud83d\\ude00"', '😀'],
  ['an escaped backslash before such characters', '"\\\\ud83d"', '\\ud83d'],
  ['any other escape', '"\\n\\u00e4\\u0000"', '\nä\0'],
])('reads %s', (_what, json, text) => {
  expect(JSON.parse(withWholeLetters(json))).toBe(text);
});
