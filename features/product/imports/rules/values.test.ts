import { describe, expect, it } from 'vitest';
import { readNumber as readNumberCell } from './read-number-cell.ts';
import { isYes, isYesOrNo, readDate, readNumber, readValue } from './read-value.ts';

it.each([
  ['yes', true, true],
  [' OK ', true, true],
  ['✓', true, true],
  ['Да', true, true],
  ['हां', true, true],
  ['はい', true, true],
  ['opted in', true, true],
  ['granted', true, true],
  ['accepted', true, true],
  ['no', false, true],
  ['Nein', false, true],
  ['0', false, true],
  ['-', false, true],
  ['нет', false, true],
  ['not subscribed', false, true],
  ['opted-out', false, true],
  ['Pending', false, true],
  ['', false, true],
  ['see contract 7', false, false],
  ['|', false, false],
])('%j means yes: %s, and is a yes or a no: %s', (written, yes, choices) => {
  expect([isYes(written), isYesOrNo(written)]).toEqual([yes, choices]);
});

describe('a value', () => {
  const form = { dateOrder: 'dayFirst', decimalMark: 'comma' } as const;

  it.each([
    ['text', 'valueString', 'text'],
    ['x'.repeat(500), 'valueString', 'x'.repeat(500)],
    ['x'.repeat(501), 'valueString', null],
    ['1.234,5', 'valueNumber', '1234.5'],
    ['3/11/2026', 'valueDate', '2026-11-03'],
    ['soon', 'valueDate', null],
  ] as const)('%j as %s is %s', (written, type, value) => {
    expect(readValue(written, type, form)).toBe(value);
  });

  it.each([
    ['1,234,567.5', 'point', '1234567.5'],
    ['1,2345', 'point', null],
    ['1234,567', 'point', null],
    [',123', 'point', null],
    ['+5', 'point', '5'],
    ['5.', 'point', null],
    ['.5', 'point', null],
    ['5', 'comma', '5'],
    ['5,25', 'comma', '5.25'],
    ['₹ 1,000', 'point', '1000'],
    ['12%', 'point', '12'],
    ["1'000", 'point', '1000'],
    ['9'.repeat(15), 'point', '9'.repeat(15)],
    ['9'.repeat(16), 'point', null],
    [`1.${'9'.repeat(12)}`, 'point', `1.${'9'.repeat(12)}`],
    [`1.${'9'.repeat(13)}`, 'point', null],
    ['', 'point', null],
  ] as const)('%j with a %s is the number %s', (written, mark, number) => {
    expect(readNumber(written, mark)).toBe(number);
  });

  it.each([
    ['2026/1/9', 'dayFirst', '2026-01-09'],
    ['2026.01.09 10:00', 'dayFirst', '2026-01-09'],
    ['9-1-2026', 'dayFirst', '2026-01-09'],
    ['9-1-2026', 'monthFirst', '2026-09-01'],
    ['9-1/2026', 'dayFirst', null],
    ['9.1.2026', 'monthFirst', '2026-01-09'],
    ['9/1/2026, 10:00', 'dayFirst', '2026-01-09'],
    ['29/02/2024', 'dayFirst', '2024-02-29'],
    ['29/02/2026', 'dayFirst', null],
    ['1/1/1000', 'dayFirst', '1000-01-01'],
    ['1/1/0999', 'dayFirst', null],
    ['1/1/26', 'dayFirst', null],
  ] as const)('%s, %s, is the day %s', (written, order, day) => {
    expect(readDate(written, order)).toBe(day);
  });
});

describe('a number that cannot be imported has a reason', () => {
  const read = (written: string, given = '') => readNumberCell({ written, given, plan: { country: 'DE' } });

  it.each([
    ['', '', 'There is no phone number.'],
    [
      '4,91511E+12',
      '',
      'A spreadsheet has rounded this number. Format its column as text, and export the list again.',
    ],
    ['123', '', 'This is not a phone number that can be reached (read as of DE).'],
    ['123', 'FR', 'This is not a phone number that can be reached (read as of FR).'],
    [
      '015112345678',
      'Atlantis',
      '“Atlantis” is not a country that we know. Write its two letters, such as DE, or its calling code, such as +49.',
    ],
    [
      '+4915112345678, 015112345679',
      '',
      'There are several phone numbers. Keep the one that is on WhatsApp.',
    ],
  ])('%j with %j', (written, given, fault) => {
    expect(read(written, given)).toEqual({ fault });
  });

  it('a valid number is read for its country', () => {
    expect(read('015112345678')).toEqual({ number: '+4915112345678' });
    expect(read('0612345678', 'FR')).toEqual({ number: '+33612345678' });
  });
});
