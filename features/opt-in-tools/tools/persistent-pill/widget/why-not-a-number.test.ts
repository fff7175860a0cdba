import { describe, expect, it } from 'vitest';
import { PILL_WORDS } from './pill-words.ts';
import { whyNotANumber } from './why-not-a-number.ts';

describe('a number typed into the pill', () => {
  it.each(['+49 1511 2345678', '01511 2345678', '(0151) 123-456/78', '+919812345678'])(
    '%s may be one',
    (typed) => {
      expect(whyNotANumber(typed)).toBeNull();
    },
  );

  it.each([
    ['', PILL_WORDS.phoneEmpty],
    ['   ', PILL_WORDS.phoneEmpty],
    ['12345', PILL_WORDS.phoneInvalid],
    ['call me', PILL_WORDS.phoneInvalid],
    ['+49 1511 2345678 9012', PILL_WORDS.phoneInvalid],
    ['lena@example.com', PILL_WORDS.phoneInvalid],
  ])('"%s" cannot: %s', (typed, why) => {
    expect(whyNotANumber(typed)).toBe(why);
  });
});
