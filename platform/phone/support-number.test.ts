import { describe, expect, it } from 'vitest';
import { isReachable } from './is-reachable.ts';
import { cutDigits, joinSupportNumber, splitSupportNumber } from './support-number.ts';
import { toSupportNumber } from './to-support-number.ts';

describe('a support number', () => {
  it.each([
    ['49', '01521 555-0101', '49-15215550101'],
    ['49', '15215550101', '49-15215550101'],
    ['91', ' 98765 43210 ', '91-9876543210'],
    ['49', '', ''],
    ['49', ' - ', ''],
    ['49', '0', ''],
  ])('+%s %j is stored as %j', (dialCode, number, stored) => {
    expect(joinSupportNumber({ dialCode, number })).toBe(stored);
  });

  it.each([
    ['49-15215550101', { dialCode: '49', number: '15215550101' }],
    ['+1-2125550123', { dialCode: '1', number: '2125550123' }],
    ['', null],
    ['4915215550101', null],
    ['49-', null],
  ])('%j is read as %j', (stored, parts) => {
    expect(splitSupportNumber(stored)).toEqual(parts);
  });

  it.each([
    ['+49 1521 555-0101', 15, '+49 1521 555-0101'],
    ['1234567890123456', 15, '123456789012345'],
    ['0151 23 45 ext. 6', 8, '0151 23 45 ext. '],
  ])('%j up to %i digits is %j', (typed, most, kept) => {
    expect(cutDigits(typed, most)).toBe(kept);
  });

  it.each([
    ['4915215550101', '49-15215550101'],
    ['390669812345', '39-0669812345'],
    ['12125550123', '1-2125550123'],
    ['4912', null],
    ['15112345678', null],
  ])('the digits %j are stored as %j', (digits, stored) => {
    expect(toSupportNumber(digits)).toBe(stored);
  });

  it.each([
    ['49-15112345678', true],
    ['91-9876543210', true],
    ['49-12', false],
    ['999-1234567', false],
    ['', false],
  ])('%j can be called: %s', (stored, can) => {
    expect(isReachable(stored)).toBe(can);
  });
});
