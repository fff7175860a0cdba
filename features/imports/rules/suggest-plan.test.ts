import { expect, it } from 'vitest';
import { readForm } from './file-form.ts';
import { suggestPlan } from './suggest-plan.ts';

const plan = (text: string, country = 'DE') => suggestPlan(readForm(text, 10), country);
const targets = (text: string, country?: string) =>
  plan(text, country).columns.map(({ target, valueType }) => valueType ?? target);

it.each([
  ['commas', 'a,b\n1,2\n', ','],
  ['semicolons with decimal commas', 'name;amount\nEva;1,50\nUwe;2,75\n', ';'],
  ['tabs', 'a\tb\n1\t2\n', '\t'],
  ['bars', 'a|b\n1|2\n', '|'],
  ['Excel’s own word', 'sep=~\na~b\n1~2\n', '~'],
  ['one column', 'phone\n+4915112345678\n', ','],
  ['quoted commas', '"a, b";c\n"d, e";f\n', ';'],
])('finds %s', (_what, text, delimiter) => {
  expect(readForm(text, 10).delimiter).toBe(delimiter);
});

it.each([
  ['names', 'Name,Phone\nEva,015112345678\n', true],
  ['a number', 'Eva,015112345678\nUwe,015112345679\n', false],
  ['an address', 'eva@example.com,Bonn\nuwe@example.com,Ulm\n', false],
])('tells by %s whether there is a header', (_what, text, hasHeader) => {
  expect(readForm(text, 10).hasHeader).toBe(hasHeader);
});

it('reads a list as stores write it', () => {
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

it('reads a list in German, with types by its values', () => {
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

it('takes the column with numbers for the phone, whatever it is called', () => {
  expect(targets('Phone,Contact\n,015112345678\n-,015112345679\n')).toEqual(['valueString', 'phone']);
  expect(targets('015112345678,Eva\n')).toEqual(['phone', 'valueString']);
});

it('takes nobody’s consent from an answer that is no yes or no', () => {
  expect(targets('Phone,Consent\n015112345678,see contract 7\n')).toEqual(['phone', 'valueString']);
});

it('takes a whole name for no first name', () => {
  expect(targets('Name,Phone\nEva Braun,015112345678\n')).toEqual(['valueString', 'phone']);
});

it.each([
  ['DE', '3/11/2026', 'dayFirst'],
  ['US', '3/11/2026', 'monthFirst'],
  ['US', '13/11/2026', 'dayFirst'],
  ['DE', '11/13/2026', 'monthFirst'],
])('reads dates as %s does: %s', (country, value, dateOrder) => {
  expect(plan(`Phone,Since\n015112345678,${value}\n`, country).columns[1]).toMatchObject({ dateOrder });
});
