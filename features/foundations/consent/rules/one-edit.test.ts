import { expect, it } from 'vitest';
import { isOneEditAway } from './one-edit.ts';

it.each([
  ['stop', 'stpo', true],
  ['stop', 'sotp', true],
  ['stop', 'stoop', true],
  ['stop', 'shop', true],
  ['stop', 'sto', true],
  ['stop', 'tsop', true],
  ['stop', 'stop', false],
  ['stop', 'spot', false],
  ['stop', 'store', false],
  ['stop', 'st', false],
  ['', 'a', true],
  ['', '', false],
  ['स्टॉप', 'सटॉप', true],
])('"%s" and "%s": %s', (one, other, isAway) => {
  expect(isOneEditAway(one, other)).toBe(isAway);
  expect(isOneEditAway(other, one)).toBe(isAway);
});
