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

it('reads Interakt’s list, whose calling code is in a column of its own', () => {
  const text =
    'Name,Country Code,Phone Number,Email,WhatsApp Opted\nAsha Rao,91,9876571595,a@example.com,TRUE\n';
  expect(targets(text)).toEqual(['valueString', 'country', 'phone', 'email', 'consent']);
});

it('reads Klaviyo’s list, whose countries are names', () => {
  const text =
    'Email,Klaviyo ID,First Name,Last Name,Phone Number,City,Country\n' +
    'a@example.com,01HX,Asha,Rao,9876571595,Pune,India\nb@example.com,01HY,Ben,Ott,0151 12345678,Bonn,Deutschland\n';
  expect(targets(text).slice(4)).toEqual(['phone', 'valueString', 'country']);
});

it('takes the calling code for the country where a list has both', () => {
  const text = 'Country,Country Code,Phone\nIN,+91,9876571595\n';
  expect(targets(text)).toEqual(['valueString', 'country', 'phone']);
});

it('takes no row with more cells than the header for another column', () => {
  const text = 'Phone,Name\n+4915112345678,Ann\n+4915112345679,Ann, jr\n+4915112345670,Eva\n';
  expect(targets(text)).toEqual(['phone', 'firstName']);
});

it.each([
  ['text where they are numbers', 'valueString', '7', { attribute: 'Size', valueType: 'valueString' }],
  ['numbers where they are text', 'valueNumber', 'XL', { attribute: 'Size 2', valueType: 'valueString' }],
  ['dates as they are', 'valueDate', '3.11.2026', { attribute: 'Size', valueType: 'valueDate' }],
] as const)(
  'suggests what can be started when the shop’s attribute of that name has %s',
  (_what, valueType, value, column) => {
    const form = readForm(`Phone,Size\n+4915112345678,${value}\n`, 10);
    expect(suggestPlan(form, 'DE', [{ name: 'size', valueType }]).columns[1]).toMatchObject(column);
  },
);

it('suggests what can be started of columns with one name, and where no more attributes fit', () => {
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

it('takes the column with numbers for the phone, whatever it is called', () => {
  expect(targets('Phone,Contact\n,015112345678\n-,015112345679\n')).toEqual(['valueString', 'phone']);
  expect(targets('015112345678,Eva\n')).toEqual(['phone', 'valueString']);
  expect(targets('Eva,015112345678\n')).toEqual(['valueString', 'phone']);
});

it('takes nobody’s consent from an answer that is no yes or no', () => {
  expect(targets('Phone,Consent\n015112345678,see contract 7\n')).toEqual(['phone', 'valueString']);
});

it('takes a whole name for no first name', () => {
  expect(targets('Name,Phone\nEva Braun,015112345678\n')).toEqual(['valueString', 'phone']);
});

it('takes what a column calls first names for first names, with commas, quotes and second names', () => {
  const rows = ['"Braun, Eva"', '"Eva ""Evi"" Maria"', 'Eva Maria'].map((name) => `${name},015112345678\n`);
  expect(targets(`First name,Phone\n${rows.join('')}`)).toEqual(['firstName', 'phone']);
  expect(targets(`Vorname,Phone\n${rows.join('')}`)).toEqual(['firstName', 'phone']);
});

it.each([
  ['DE', '3/11/2026', 'dayFirst'],
  ['US', '3/11/2026', 'monthFirst'],
  ['US', '13/11/2026', 'dayFirst'],
  ['DE', '11/13/2026', 'monthFirst'],
])('reads dates as %s does: %s', (country, value, dateOrder) => {
  expect(plan(`Phone,Since\n015112345678,${value}\n`, country).columns[1]).toMatchObject({ dateOrder });
});
