import { expect, it } from 'vitest';
import { withWholeLetters } from './whole-letters.ts';

it.each([
  ['half a letter', '"a\\ud83d b"', 'a\uFFFD b'],
  ['its other half', '"\\uDE00"', '\uFFFD'],
  ['two first halves', '"\\ud83d\\ud83d\\ude00"', '\uFFFD😀'],
  ['a whole letter that is written as an escape', '"\\ud83d\\ude00"', '😀'],
  ['a backslash that stands before such letters', '"\\\\ud83d"', '\\ud83d'],
  ['any other escape', '"\\n\\u00e4\\u0000"', '\nä\0'],
])('reads %s', (_what, json, text) => {
  expect(JSON.parse(withWholeLetters(json))).toBe(text);
});
