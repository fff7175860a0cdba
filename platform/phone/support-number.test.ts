import { describe, expect, it } from 'vitest';
import { isReachable } from './is-reachable.ts';
import { joinSupportNumber, splitSupportNumber } from './support-number.ts';

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
    ['49-15112345678', true],
    ['91-9876543210', true],
    ['49-12', false],
    ['999-1234567', false],
    ['', false],
  ])('%j can be called: %s', (stored, can) => {
    expect(isReachable(stored)).toBe(can);
  });
});
