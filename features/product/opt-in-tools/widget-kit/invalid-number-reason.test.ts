import { describe, expect, it } from 'vitest';
import { invalidNumberReason } from './invalid-number-reason.ts';

describe('a number typed into a form', () => {
  it.each([
    '+49 1511 2345678',
    '01511 2345678',
    '(0151) 123-456/78',
    '+919812345678',
    // As WhatsApp's contacts give it to be pasted.
    '\u202a+49\u00a01511\u20112345678\u202c',
    '٠١٠٠١٢٣٤٥٦٧',
    '+91 ९८१२३ ४५६७८',
    '０９０１２３４５６７８',
  ])('%s may be one', (typed) => {
    expect(invalidNumberReason(typed)).toBeNull();
  });

  it.each([
    ['', 'phoneEmpty'],
    ['   ', 'phoneEmpty'],
    ['12345', 'phoneInvalid'],
    ['call me', 'phoneInvalid'],
    ['+49 1511 2345678 9012', 'phoneInvalid'],
    ['lena@example.com', 'phoneInvalid'],
  ])('"%s" cannot: %s', (typed, why) => {
    expect(invalidNumberReason(typed)).toBe(why);
  });
});
