import { expect, it } from 'vitest';
import { chipName, fromWords, positionAt, toWords } from './word-schema.ts';

it.each([
  'Hello {{firstName}}, your {{productTitle}} waits.\n\nBye',
  '{{discountCode}}{{discountPercent}}',
  '{{unknown}} stays letters, {{ too',
  '🐦 مرحبا {{firstName}}',
  '',
])('returns %j unchanged', (text) => {
  expect(fromWords(toWords(text))).toBe(text);
});

it('makes chips only of known values', () => {
  const words = toWords('{{firstName}} {{unknown}}');
  expect(words.childCount).toBe(2);
  expect(words.firstChild?.type.name).toBe('value');
});

it('converts offsets in the text to cursor positions past a chip', () => {
  const words = toWords('a{{firstName}}bc');
  expect([0, 1, 14, 15, 16].map((offset) => positionAt(words, offset))).toEqual([0, 1, 2, 3, 4]);
});

it('names the discount like the other values', () => {
  expect(['discountCode', 'discountPercent', 'firstName'].map(chipName)).toEqual([
    'Discount code',
    'Discount percent',
    'First name',
  ]);
});
