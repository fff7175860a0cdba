import { expect, it } from 'vitest';
import { readForm } from './file-form.ts';
import { startRefusalReason } from './start-refusal-reason.ts';
import { suggestPlan } from './suggest-plan.ts';

const plan = (text: string, country = 'DE') => suggestPlan(readForm(text, 10), country);
const targets = (text: string, country?: string) =>
  plan(text, country).columns.map(({ target, valueType }) => valueType ?? target);

it.each([
  ['commas', 'a,b\n1,2\n', ','],
  ['semicolons with decimal commas', 'name;amount\nEva;1,50\nUwe;2,75\n', ';'],
  ['tabs', 'a\tb\n1\t2\n', '\t'],
  ['bars', 'a|b\n1|2\n', '|'],
  ['the delimiter in Excel’s note', 'sep=~\na~b\n1~2\n', '~'],
  ['one column', 'phone\n+4915112345678\n', ','],
  ['quoted commas', '"a, b";c\n"d, e";f\n', ';'],
])('finds the delimiter: %s', (_what, text, delimiter) => {
  expect(readForm(text, 10).delimiter).toBe(delimiter);
});

it.each([
  ['column names', 'Name,Phone\nEva,015112345678\n', true],
  ['a number', 'Eva,015112345678\nUwe,015112345679\n', false],
  ['an e-mail address', 'eva@example.com,Bonn\nuwe@example.com,Ulm\n', false],
])('recognises a header by %s', (_what, text, hasHeader) => {
  expect(readForm(text, 10).hasHeader).toBe(hasHeader);
});

it('suggests columns for a store’s list', () => {
  const text = [
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Country Code,Phone,Total Spent,Tags',
    `'7001,Lena,Vogel,lena@example.com,yes,DE,'+4915112345678,48.50,"vip, candles"`,
    `'7002,Marie,Curie,marie@example.com,no,FR,'+33612345678,0.00,`,
  ].join('\n');
  expect(targets(text)).toEqual([
    'valueString',
    'firstName',
    'lastName',
    'email',
    'valueString',
    'country',
    'phone',
    'valueNumber',
    'tags',
  ]);
});

it('suggests columns for a German list, with types from its values', () => {
  const text =
    'Vorname;Handynummer;Einwilligung;Umsatz;Geburtstag;PLZ;Leer\nEva;0151 12345678;ja;1.234,50;3.11.1990;01067;\n';
  expect(targets(text)).toEqual([
    'firstName',
    'phone',
    'consent',
    'valueNumber',
    'valueDate',
    'valueString',
    'ignore',
  ]);
  expect(plan(text).columns[3]).toMatchObject({ decimalMark: 'comma', attribute: 'Umsatz' });
});

it('suggests columns for Interakt’s list, which has a column with the calling code', () => {
  const text =
    'Name,Country Code,Phone Number,Email,WhatsApp Opted\nAsha Rao,91,9876571595,a@example.com,TRUE\n';
  expect(targets(text)).toEqual(['valueString', 'country', 'phone', 'email', 'consent']);
});

it('suggests columns for Klaviyo’s list, which has names of countries', () => {
  const text =
    'Email,Klaviyo ID,First Name,Last Name,Phone Number,City,Country\n' +
    'a@example.com,01HX,Asha,Rao,9876571595,Pune,India\nb@example.com,01HY,Ben,Ott,0151 12345678,Bonn,Deutschland\n';
  expect(targets(text).slice(4)).toEqual(['phone', 'valueString', 'country']);
});

it('uses the calling code as the country if a list has both', () => {
  const text = 'Country,Country Code,Phone\nIN,+91,9876571595\n';
  expect(targets(text)).toEqual(['valueString', 'country', 'phone']);
});

it('does not add a column for a row with more cells than the header', () => {
  const text = 'Phone,Name\n+4915112345678,Ann\n+4915112345679,Ann, jr\n+4915112345670,Eva\n';
  expect(targets(text)).toEqual(['phone', 'firstName']);
});

it.each([
  ['text, and the values are numbers', 'valueString', '7', { attribute: 'Size', valueType: 'valueString' }],
  [
    'numbers, and the values are text',
    'valueNumber',
    'XL',
    { attribute: 'Size 2', valueType: 'valueString' },
  ],
  [
    'dates, and the values are dates',
    'valueDate',
    '3.11.2026',
    { attribute: 'Size', valueType: 'valueDate' },
  ],
] as const)(
  'suggests a valid plan if the shop’s attribute with that name has %s',
  (_what, valueType, value, column) => {
    const form = readForm(`Phone,Size\n+4915112345678,${value}\n`, 10);
    expect(suggestPlan(form, 'DE', [{ name: 'size', valueType }]).columns[1]).toMatchObject(column);
  },
);

it('suggests a valid plan for columns with one name, and if no more attributes are possible', () => {
  const form = readForm('Phone,City,city,Tags,Tags\n+4915112345678,Bonn,Ulm,vip,new\n', 10);
  const suggested = suggestPlan(form, 'DE');
  expect(suggested.columns.map(({ attribute, target }) => attribute ?? target)).toEqual([
    'phone',
    'City',
    'city 2',
    'tags',
    'Tags 2',
  ]);
  expect(startRefusalReason(suggested)).toBeNull();
  const known = Array.from({ length: 199 }, (_, at) => ({
    name: `a${at}`,
    valueType: 'valueString' as const,
  }));
  expect(suggestPlan(form, 'DE', known).columns.map(({ target }) => target)).toEqual([
    'phone',
    'ignore',
    'ignore',
    'tags',
    'ignore',
  ]);
});

it('suggests the column with numbers as the phone, whatever its name', () => {
  expect(targets('Phone,Contact\n,015112345678\n-,015112345679\n')).toEqual(['valueString', 'phone']);
  expect(targets('015112345678,Eva\n')).toEqual(['phone', 'valueString']);
  expect(targets('Eva,015112345678\n')).toEqual(['valueString', 'phone']);
});

it('does not suggest a column with other answers than yes or no as the consent', () => {
  expect(targets('Phone,Consent\n015112345678,see contract 7\n')).toEqual(['phone', 'valueString']);
});

it('does not suggest a column with full names as the first name', () => {
  expect(targets('Name,Phone\nEva Braun,015112345678\n')).toEqual(['valueString', 'phone']);
});

it('suggests a column named “first name” even with commas, quotes and second names', () => {
  const rows = ['"Braun, Eva"', '"Eva ""Evi"" Maria"', 'Eva Maria'].map((name) => `${name},015112345678\n`);
  expect(targets(`First name,Phone\n${rows.join('')}`)).toEqual(['firstName', 'phone']);
  expect(targets(`Vorname,Phone\n${rows.join('')}`)).toEqual(['firstName', 'phone']);
});

it.each([
  ['DE', '3/11/2026', 'dayFirst'],
  ['US', '3/11/2026', 'monthFirst'],
  ['US', '13/11/2026', 'dayFirst'],
  ['DE', '11/13/2026', 'monthFirst'],
])('suggests the order of dates in %s for %s', (country, value, dateOrder) => {
  expect(plan(`Phone,Since\n015112345678,${value}\n`, country).columns[1]).toMatchObject({ dateOrder });
});
