import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it.each([
  [null, null],
  [' \n ', null],
  ['Where is\nmy  parcel? ', 'Where is my parcel?'],
  ['a'.repeat(141), `${'a'.repeat(139)}…`],
  ['😀'.repeat(141), `${'😀'.repeat(139)}…`],
])('shortens %j', (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});
