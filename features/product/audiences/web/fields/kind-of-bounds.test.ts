import { expect, test } from 'vitest';
import { kindOfBounds } from './kind-of-bounds.ts';

test.each([
  ['no values yet', {}, null],
  ['cleared values', { checkDate1: null, checkDate2: null, checkValue1: '', checkValue2: null }, null],
  ['a first day', { checkDate1: '2026-11-01' }, 'days'],
  ['a range of days ago', { checkValue1: 30, checkValue2: 7 }, 'ago'],
  ['at least a number of days ago', { checkValue2: '7' }, 'ago'],
  ['the last days', { checkValue1: 30, checkValue2: 0 }, 'last'],
  ['the last days as strings', { checkValue1: '30', checkValue2: '0' }, 'last'],
])('recognises bounds with %s', (_name, values, kind) => {
  expect(kindOfBounds(values)).toBe(kind);
});
