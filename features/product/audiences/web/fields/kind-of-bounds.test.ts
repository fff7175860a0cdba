import { expect, test } from 'vitest';
import { kindOfBounds } from './kind-of-bounds.ts';

test.each([
  ['nothing yet', {}, null],
  ['nothing any more', { checkDate1: null, checkDate2: null, checkValue1: '', checkValue2: null }, null],
  ['a first day', { checkDate1: '2026-11-01' }, 'days'],
  ['so many days ago', { checkValue1: 30, checkValue2: 7 }, 'ago'],
  ['at least so many', { checkValue2: '7' }, 'ago'],
  ['the last days', { checkValue1: 30, checkValue2: 0 }, 'last'],
  ['the last days as texts', { checkValue1: '30', checkValue2: '0' }, 'last'],
])('bounds that say %s', (_name, values, kind) => {
  expect(kindOfBounds(values)).toBe(kind);
});
