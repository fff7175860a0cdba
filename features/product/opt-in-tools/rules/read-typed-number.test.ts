import { expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { requireTypedNumber } from './read-typed-number.ts';

it.each([
  ['at home', '0151 23456780', 'DE', 'Europe/Berlin', '+4915123456780'],
  ['where nobody knows where they are', '0151 23456780', 'DE', undefined, '+4915123456780'],
  ['in a shop abroad, as it is written at home', '0151 23456780', 'US', 'Europe/Berlin', '+4915123456780'],
  [
    'in a shop abroad, as it is dialled at home',
    '0049 151 23456780',
    'US',
    'Europe/Berlin',
    '+4915123456780',
  ],
  ['of the shop’s country, from abroad', '(212) 555-0142', 'US', 'Europe/Madrid', '+12125550142'],
  ['with its country’s code, from anywhere', '+91 98765 43210', 'US', 'Europe/Berlin', '+919876543210'],
  [
    'that is somebody’s in either country',
    '97222 34567',
    'US',
    'Asia/Kolkata',
    'PHONE_UNCLEAR +91 97222 34567',
  ],
  ['without its plus', '4915215559123', 'DE', 'Europe/Berlin', 'PHONE_UNCLEAR +49 1521 5559123'],
  ['that WhatsApp writes with a 9', '11 2345 6789', 'AR', 'America/Buenos_Aires', '+5491123456789'],
  ['that is nobody’s', '12', 'DE', 'Asia/Kolkata', 'PHONE_INVALID'],
  ['that was cut short', '0151234', 'DE', 'Europe/Berlin', 'PHONE_INVALID'],
  ['of ten digits where eleven are meant', '0151234567', 'DE', 'Europe/Berlin', 'PHONE_INVALID'],
  ['in a time zone of no country', '0151 23456780', 'DE', 'UTC', '+4915123456780'],
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
