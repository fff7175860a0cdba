import { describe, expect, it } from 'vitest';
import { invalidNumberReason } from './invalid-number-reason.ts';

describe('a number typed into a form', () => {
  it.each([
    '+49 1511 2345678',
    '01511 2345678',
    '(0151) 123-456/78',
    '+919812345678',
    // Numbers that are copied from WhatsApp's contacts have invisible characters around them.
    '\u202a+49\u00a01511\u20112345678\u202c',
    '٠١٠٠١٢٣٤٥٦٧',
    '+91 ९८१२३ ४५६७८',
    '０９０１２３４５６７８',
  ])('%s is accepted', (typed) => {
    expect(invalidNumberReason(typed)).toBeNull();
  });

  it.each([
    ['', 'phoneEmpty'],
    ['   ', 'phoneEmpty'],
    ['12345', 'phoneInvalid'],
    ['call me', 'phoneInvalid'],
    ['+49 1511 2345678 9012', 'phoneInvalid'],
    ['lena@example.com', 'phoneInvalid'],
  ])('"%s" is refused with %s', (typed, why) => {
    expect(invalidNumberReason(typed)).toBe(why);
  });
});
