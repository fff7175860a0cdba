import { describe, expect, it } from 'vitest';
import type { ImportPlan, MappedColumn } from '../contract/import.ts';
import { nameRefusalReason } from './import-name.ts';
import { rowReader } from './read-row.ts';
import { isYes, readDate, readNumber } from './read-value.ts';
import { startRefusalReason } from './start-refusal-reason.ts';

const planOf = (columns: MappedColumn[], statement: string | null = null): ImportPlan => ({
  delimiter: ',',
  hasHeader: true,
  columns,
  country: 'DE',
  statement,
});
const PHONE: MappedColumn = { target: 'phone' };
const read = (columns: MappedColumn[], cells: string[]) => rowReader(planOf(columns))(cells);

it('reads all values of a person', () => {
  const columns: MappedColumn[] = [
    { target: 'firstName' },
    PHONE,
    { target: 'email' },
    { target: 'consent' },
    { target: 'language' },
    { target: 'tags' },
    { target: 'ignore' },
    { target: 'attribute', attribute: 'Spent', valueType: 'valueNumber', decimalMark: 'comma' },
    { target: 'attribute', attribute: 'Since', valueType: 'valueDate', dateOrder: 'dayFirst' },
  ];
  const cells = [
    ' Lena ',
    "'+49 151 12345678",
    'lena@example.com',
    'Ja',
    'de_DE',
    'vip, candles; vip',
    '?',
    '1.234,5',
    '3/11/2026',
  ];
  expect(read(columns, cells)).toEqual({
    person: {
      phoneE164: '+4915112345678',
      firstName: 'Lena',
      lastName: null,
      email: 'lena@example.com',
      locale: 'de-DE',
      hasAgreed: true,
      hasDeclined: false,
      tags: ['vip', 'candles'],
      values: ['1234.5', '2026-11-03'],
      notes: [],
    },
  });
});

it.each([
  ['no number', '', 'There is no phone number.'],
  ['a text', 'call me', 'This is not a phone number that can be reached (read as of DE).'],
  ['another person’s number', '919876543210', 'Did you mean +91 98765 43210 or +49 9198 76543210?'],
  ['two numbers', '+4915112345678 ::: +4915112345679', 'There are several phone numbers.'],
  ['a rounded number', '4,91512E+12', 'A spreadsheet has rounded this number.'],
])('refuses %s', (_what, phone, fault) => {
  expect(read([PHONE, { target: 'tags' }], [phone, 'x'])).toMatchObject({
    fault: expect.stringContaining(fault) as string,
  });
});

it('skips a row of empty cells', () => {
  expect(read([PHONE], ['', ' '])).toBeNull();
});

it('reads a national number as a number of the row’s country', () => {
  const columns: MappedColumn[] = [PHONE, { target: 'country' }];
  expect(read(columns, ['06 12 34 56 78', 'fr'])).toMatchObject({ person: { phoneE164: '+33612345678' } });
});

it.each([
  ['91', '9876571595', { person: { phoneE164: '+919876571595' } }],
  ['India', '9876571595', { person: { phoneE164: '+919876571595' } }],
  ['Indien', '+91 98765 71595', { person: { phoneE164: '+919876571595' } }],
  ['Atlantis', '9876571595', { fault: expect.stringContaining('“Atlantis” is not a country') as string }],
])('reads the country %s with the number %s', (given, written, row) => {
  expect(read([PHONE, { target: 'country' }], [written, given])).toMatchObject(row);
});

it('refuses a row with more cells than the file has columns, unless they are empty', () => {
  const columns: MappedColumn[] = [PHONE, { target: 'firstName' }];
  expect(read(columns, ['+4915112345678', 'Ann', ' jr'])).toEqual({
    fault:
      'This row has 3 cells, but the file has 2 columns. Put a value with a comma or semicolon in quotes.',
  });
  expect(read(columns, ['+4915112345678', 'Ann', ''])).toMatchObject({ person: { firstName: 'Ann' } });
});

it('keeps the person and skips invalid values', () => {
  const columns: MappedColumn[] = [
    PHONE,
    { target: 'email' },
    { target: 'attribute', attribute: 'Spent', valueType: 'valueNumber' },
  ];
  expect(read(columns, ['015112345678', 'none', 'much'])).toMatchObject({
    person: {
      email: null,
      values: [null],
      notes: ['The e-mail address is none, and was left out.', 'Spent is not a number, and was left out.'],
    },
  });
});

it('removes characters that the database cannot store', () => {
  expect(read([PHONE, { target: 'firstName' }], ['015112345678', 'Le\u0000na\u200B'])).toMatchObject({
    person: { firstName: 'Lena' },
  });
});

describe('values', () => {
  it.each([
    ['1,234.50', 'point', '1234.50'],
    ['1.234,50', 'comma', '1234.50'],
    ['€ 12', 'point', '12'],
    ['-3', 'point', '-3'],
    ['12.34.56', 'point', null],
    ['1,23', 'point', null],
    ['NaN', 'point', null],
  ] as const)('reads the number %s with a decimal %s', (written, mark, number) => {
    expect(readNumber(written, mark)).toBe(number);
  });

  it.each([
    ['2026-11-03', 'dayFirst', '2026-11-03'],
    ['2026-11-03T10:00:00Z', 'dayFirst', '2026-11-03'],
    ['3.11.2026', 'monthFirst', '2026-11-03'],
    ['11/3/2026', 'monthFirst', '2026-11-03'],
    ['31/02/2026', 'dayFirst', null],
    ['soon', 'dayFirst', null],
  ] as const)('reads the date %s, %s', (written, order, day) => {
    expect(readDate(written, order)).toBe(day);
  });

  it.each(['yes', 'TRUE', ' Ja', 'oui', 'sí', '1', 'हाँ'])('%s means yes', (word) =>
    expect(isYes(word)).toBe(true),
  );
  it.each(['no', '', 'perhaps', 'pending', '0', 'unsubscribed'])('%j does not mean yes', (word) =>
    expect(isYes(word)).toBe(false),
  );
});

it.each([
  ['no phone', planOf([{ target: 'email' }]), 'IMPORT_PHONE_MISSING'],
  ['two phones', planOf([PHONE, PHONE]), 'IMPORT_COLUMN_TWICE'],
  [
    'a consent column without a statement',
    planOf([PHONE, { target: 'consent' }], ' '),
    'IMPORT_STATEMENT_MISSING',
  ],
  [
    'a consent column with a statement',
    planOf([PHONE, { target: 'consent' }], 'At our fair in May'),
    undefined,
  ],
  [
    'an attribute without a name',
    planOf([PHONE, { target: 'attribute', attribute: ' ' }]),
    'ATTRIBUTE_NAME_INVALID',
  ],
  [
    'an attribute named tags',
    planOf([PHONE, { target: 'attribute', attribute: 'tags' }]),
    'ATTRIBUTE_NAME_INVALID',
  ],
  [
    'two attributes with one name',
    planOf([PHONE, { target: 'attribute', attribute: 'City' }, { target: 'attribute', attribute: 'city ' }]),
    'IMPORT_COLUMN_TWICE',
  ],
])('checks a plan with %s', (_what, plan, code) => {
  expect(startRefusalReason(plan)?.code).toBe(code);
});

it.each([
  ['Spring 2026', null],
  ['Été_नमस्ते-2', null],
  ['', 'IMPORT_NAME_EMPTY'],
  ['   ', 'IMPORT_NAME_EMPTY'],
  ['a/b', 'IMPORT_NAME_SPECIAL'],
  ['<b>', 'IMPORT_NAME_SPECIAL'],
])('checks the name %j', (name, code) => expect(nameRefusalReason(name)).toBe(code));
