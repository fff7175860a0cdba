import { expect, test } from 'vitest';
import { formatMoney, formatMoneyShort } from './money.ts';

// Only the digits are checked, because signs and spaces depend on the reader's locale.
const digitsOf = (text: string) => text.replaceAll(/[^\d.]/g, '');

test.each([
  [123456, 'EUR', '1234.56'],
  [5, 'USD', '0.05'],
  [1234, 'JPY', '1234'],
  [1234567, 'KWD', '1234.567'],
  [0, 'EUR', '0.00'],
])('%i minor units of %s are %s', (minor, currency, digits) => {
  expect(digitsOf(formatMoney(minor, currency))).toBe(digits);
});

test('an axis shows no cents', () => {
  expect(digitsOf(formatMoneyShort(50000, 'EUR'))).toBe('500');
});
