import { expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { requireTypedNumber } from './read-typed-number.ts';

it.each([
  ['of the shop’s and the visitor’s country', '0151 23456780', 'DE', 'Europe/Berlin', '+4915123456780'],
  ['of the shop’s country, without a time zone', '0151 23456780', 'DE', undefined, '+4915123456780'],
  [
    'of the visitor’s country, in the local form, in a shop abroad',
    '0151 23456780',
    'US',
    'Europe/Berlin',
    '+4915123456780',
  ],
  [
    'of the visitor’s country, in the dialled form, in a shop abroad',
    '0049 151 23456780',
    'US',
    'Europe/Berlin',
    '+4915123456780',
  ],
  ['of the shop’s country, by a visitor abroad', '(212) 555-0142', 'US', 'Europe/Madrid', '+12125550142'],
  ['with a country code', '+91 98765 43210', 'US', 'Europe/Berlin', '+919876543210'],
  ['that is valid in either country', '97222 34567', 'US', 'Asia/Kolkata', 'PHONE_UNCLEAR +91 97222 34567'],
  ['without its plus', '4915215559123', 'DE', 'Europe/Berlin', 'PHONE_UNCLEAR +49 1521 5559123'],
  ['of Argentina, which needs a 9', '11 2345 6789', 'AR', 'America/Buenos_Aires', '+5491123456789'],
  ['that cannot exist', '12', 'DE', 'Asia/Kolkata', 'PHONE_INVALID'],
  ['that was cut short', '0151234', 'DE', 'Europe/Berlin', 'PHONE_INVALID'],
  ['of ten digits with an eleventh missing', '0151234567', 'DE', 'Europe/Berlin', 'PHONE_INVALID'],
  ['in a time zone without a country', '0151 23456780', 'DE', 'UTC', '+4915123456780'],
])('a number %s', (_where, typed, shopCountry, timeZone, e164) => {
  expect(answerTo(typed, { shopCountry, timeZone })).toBe(e164);
});

function answerTo(...asked: Parameters<typeof requireTypedNumber>): string {
  try {
    return requireTypedNumber(...asked);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, error.proposal].filter(Boolean).join(' ');
  }
}
