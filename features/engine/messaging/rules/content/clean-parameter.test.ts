import { expect, it } from 'vitest';
import { cleanParameter } from './clean-parameter.ts';

it.each([
  ['stays', 'Stoneware mug', 'Stoneware mug'],
  ['loses its line breaks', 'Line one\r\nLine two', 'Line one Line two'],
  ['loses its tabs', 'Mug\t\tblue', 'Mug blue'],
  ['keeps four spaces', 'a    b', 'a    b'],
  ['loses the fifth space', 'a        b', 'a    b'],
  ['loses the line separators of other systems', 'a\u2028b\u000Bc', 'a b c'],
  ['is a dash when it is empty', '', '–'],
  ['is a dash when it has only spaces', ' \n ', '–'],
  ['is a dash when it has only invisible characters', '\u200B\u2060', '–'],
])('a value %s', (_name, given, clean) => {
  expect(cleanParameter(given)).toBe(clean);
});

it('cuts a long value without splitting a character', () => {
  expect(cleanParameter('abcdef', 4)).toBe('abc…');
  expect(cleanParameter('ab🦜def', 4)).toBe('ab…');
  expect(cleanParameter('x'.repeat(2000))).toHaveLength(1024);
});
