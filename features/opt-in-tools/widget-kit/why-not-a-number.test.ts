import { describe, expect, it } from 'vitest';
import { SHOPPER_WORDS } from './shopper-words.ts';
import { whyNotANumber } from './why-not-a-number.ts';

describe('a number typed into a form', () => {
  it.each(['+49 1511 2345678', '01511 2345678', '(0151) 123-456/78', '+919812345678'])(
    '%s may be one',
    (typed) => {
      expect(whyNotANumber(typed)).toBeNull();
    },
  );

  it.each([
    ['', SHOPPER_WORDS.phoneEmpty],
    ['   ', SHOPPER_WORDS.phoneEmpty],
    ['12345', SHOPPER_WORDS.phoneInvalid],
    ['call me', SHOPPER_WORDS.phoneInvalid],
    ['+49 1511 2345678 9012', SHOPPER_WORDS.phoneInvalid],
    ['lena@example.com', SHOPPER_WORDS.phoneInvalid],
  ])('"%s" cannot: %s', (typed, why) => {
    expect(whyNotANumber(typed)).toBe(why);
  });
});
