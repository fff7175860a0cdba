import { expect, it } from 'vitest';
import { readCode, writeRecoveryCode } from './read-code.ts';

it.each([
  ['six digits', '123456', { kind: 'app', code: '123456' }],
  ['a blank in the middle', ' 123 456 ', { kind: 'app', code: '123456' }],
  ['Arabic digits', '٠١٢٣٤٥', { kind: 'app', code: '012345' }],
  ['Persian digits', '۴۵۶۷۸۹', { kind: 'app', code: '456789' }],
  ['a recovery code', 'abcde-23456', { kind: 'recovery', code: 'abcde23456' }],
  ['a recovery code in capitals, without the hyphen', 'ABCDE23456', { kind: 'recovery', code: 'abcde23456' }],
  ['five digits', '12345', null],
  ['seven digits', '1234567', null],
  ['a letter that no recovery code has', 'abcde-2345l', null],
  ['nothing', '', null],
])('reads %s', (_what, typed, expected) => {
  expect(readCode(typed)).toEqual(expected);
});

it('writes a recovery code so that it is read again', () => {
  expect(writeRecoveryCode('abcde23456')).toBe('abcde-23456');
});
