import { expect, it } from 'vitest';
import { freeCopyName } from './free-copy-name.ts';

it.each([
  ['Sale', [], 80, 'Sale'],
  ['Sale', ['sale'], 80, 'Sale (2)'],
  ['Sale', ['Sale', 'SALE (2)'], 80, 'Sale (3)'],
  ['Sale (2)', ['Sale (2)'], 80, 'Sale (3)'],
  ['A long name', ['a long name'], 11, 'A long (2)'],
])('%s, beside %j, with at most %i characters, is called %s', (wanted, taken, longest, name) => {
  expect(freeCopyName(wanted, taken, longest)).toBe(name);
});
