import { describe, expect, it } from 'vitest';
import type { ColumnTarget, ImportPlan, MappedColumn } from '../contract/import.ts';
import { targetOfName } from './column-names.ts';
import { reasonSentence } from './fail-reasons.ts';
import { isDelimiterNote, readForm } from './file-form.ts';
import { startRefusalReason } from './start-refusal-reason.ts';
import { AttributeSuggestions } from './suggest-attribute.ts';

describe('a column is known by its name', () => {
  it.each<[ColumnTarget, string[]]>([
    [
      'phone',
      [
        'Phone',
        'WhatsApp Number',
        'Telefonnummer',
        'Celular',
        'Numéro de téléphone',
        'Billing Phone',
        'Shipping Phone',
        'телефон',
      ],
    ],
    ['firstName', ['First Name', 'first_name', 'Vorname', 'Prénom', 'Voornaam', 'Imię', 'имя']],
    ['lastName', ['Last-Name', 'Nachname', 'Apellidos', 'Фамилия']],
    ['email', ['E-Mail', 'Email Address', 'Correo electrónico']],
    [
      'country',
      [
        'Country',
        'Ländercode',
        'Default Address Country Code',
        'Country Calling Code',
        'Mobile Country Code',
        'Código de país',
        'Ülke',
        'Negara',
      ],
    ],
    [
      'consent',
      [
        'Consent',
        'WhatsApp Opt-In',
        'Marketing Consent',
        'Consentement',
        'Consenso',
        'Toestemming',
        'Subscribed',
      ],
    ],
    ['language', ['Language', 'Sprache', 'Idioma', 'язык']],
    ['tags', ['Tags', 'Labels', 'Étiquettes', 'Segments']],
  ])('%s', (target, names) => {
    for (const name of names) expect([name, targetOfName(name)]).toEqual([name, target]);
  });

  it.each(['', '  ', 'Favourite colour', 'E-Mail Telephone', '|'])('%j is not recognised', (name) => {
    expect(targetOfName(name)).toBeNull();
  });
});

describe('a file is split', () => {
  it('with the delimiter that the merchant chose', () => {
    const form = readForm('a;b\n1;2\n', 10, { delimiter: ',', hasHeader: false });
    expect(form).toEqual({ delimiter: ',', hasHeader: false, names: ['Column 1'], rows: [['a;b'], ['1;2']] });
  });

  it.each([
    ['^', 'a^b\n1^2\n'],
    ['~', 'a~b\n1~2\n'],
    [':', 'a:b\n1:2\n'],
    ['\t', 'a\tb,c\n1\t2\n3\t4\n'],
    [',', ''],
  ])('at %j', (delimiter, text) => {
    expect(readForm(text, 10).delimiter).toBe(delimiter);
  });

  it('into the requested number of rows of equal width', () => {
    const text = 'Name,Phone,\nEva\n\nUwe,+4915112345678,x,y\nIda,+4915112345679,z\n';
    expect(readForm(text, 2)).toMatchObject({
      hasHeader: true,
      names: ['Name', 'Phone', 'Column 3'],
      rows: [
        ['Eva', '', ''],
        ['Uwe', '+4915112345678', 'x', 'y'],
      ],
    });
    expect(readForm(text, 10).rows).toHaveLength(3);
    expect(readForm('+4915112345678\n+4915112345679\n+4915112345670\n', 2).rows).toHaveLength(2);
    expect(readForm('', 10)).toMatchObject({ names: [], rows: [] });
  });

  it.each([
    ['Phone,x1\n', true],
    ['Ulm,Bonn\n', true],
    ['Ulm,2\n', false],
    ['Phone,12345\n', true],
    ['Phone,123456\n', false],
    ['Phone,(0151) 123-456\n', false],
    ['Phone,a@b\n', false],
  ])('and %j is a header: %s', (text, hasHeader) => {
    expect(readForm(text, 10, { delimiter: ',' }).hasHeader).toBe(hasHeader);
  });

  it.each([
    ['sep=;', true],
    ['SEP=,', true],
    ['sep=', false],
    ['a sep=;', false],
  ])('%j is only a delimiter note: %s', (text, isSo) => {
    expect(isDelimiterNote(text)).toBe(isSo);
  });
});

describe('a column becomes an attribute', () => {
  const suggest = (country: string, ...values: string[]) =>
    new AttributeSuggestions(country, []).suggest('Size', values);

  it.each([
    ['DE', ['1,234'], { valueType: 'valueNumber', decimalMark: 'comma' }],
    ['FR', ['1.234'], { valueType: 'valueNumber', decimalMark: 'comma' }],
    ['DE', ['1234.5'], { valueType: 'valueNumber', decimalMark: 'point' }],
    ['US', ['1,5'], { valueType: 'valueNumber', decimalMark: 'comma' }],
    ['US', ['1,2345'], { valueType: 'valueNumber', decimalMark: 'comma' }],
    ['DE', ['1.2345'], { valueType: 'valueNumber', decimalMark: 'point' }],
    ['DE', ['007'], { valueType: 'valueString' }],
    ['DE', ["'7"], { valueType: 'valueString' }],
    ['DE', ['7', 'XL'], { valueType: 'valueString' }],
    ['DE', [], { valueType: 'valueString' }],
  ])('in %s, of %j', (country, values, column) => {
    expect(suggest(country, ...values)).toEqual({ target: 'attribute', attribute: 'Size', ...column });
  });

  it.each('US GB IE IN AU NZ CA JP CN KR MX IL AE SG MY PH TH'.split(' '))(
    'in %s the decimal mark is a point',
    (country) => {
      expect(suggest(country, '1,234')).toMatchObject({ decimalMark: 'point' });
    },
  );

  it.each(['US', 'PH', 'CA'])('in %s months come first', (country) => {
    expect(suggest(country, '3/11/2026')).toMatchObject({ dateOrder: 'monthFirst' });
    expect(suggest('GB', '3/11/2026')).toMatchObject({ dateOrder: 'dayFirst' });
  });

  it('with a unique name that is short enough', () => {
    const attributes = new AttributeSuggestions('DE', []);
    const name = `${'x'.repeat(80)} `;
    const [first = '', second = ''] = [1, 2].map(() => attributes.suggest(name, []).attribute);
    expect(second).toMatch(/^x+ 2$/);
    expect(first.length).toBe(second.length);
    expect(attributes.suggest('tags', []).attribute).toBe('tags 2');
  });
});

describe('a plan cannot be started with', () => {
  const plan = (...columns: MappedColumn[]): ImportPlan => ({
    delimiter: ',',
    hasHeader: true,
    columns: [{ target: 'phone' }, ...columns],
    country: 'DE',
    statement: 'They ticked a box.',
  });
  const ONCE: ColumnTarget[] = ['firstName', 'lastName', 'email', 'country', 'consent', 'language', 'tags'];

  it.each(ONCE)('two columns of %s, of which a person has one', (target) => {
    expect(startRefusalReason(plan({ target }, { target }))).toEqual({
      code: 'IMPORT_COLUMN_TWICE',
      field: 'columns',
    });
    expect(startRefusalReason(plan({ target }))).toBeNull();
  });

  it('a consent column without a statement, and the refusal names the field', () => {
    expect(startRefusalReason({ ...plan({ target: 'consent' }), statement: null })?.field).toBe('statement');
    expect(startRefusalReason({ ...plan(), statement: null })).toBeNull();
    expect(startRefusalReason({ ...plan(), columns: [] })?.field).toBe('columns');
    expect(startRefusalReason(plan({ target: 'attribute' }))?.field).toBe('columns');
    expect(startRefusalReason(plan({ target: 'ignore' }, { target: 'ignore' }))).toBeNull();
  });
});

it.each([
  'crashed',
  'broken',
  'cancelled',
  'tooManyRows',
  'tooManyFaults',
  'noPeople',
  'personErased',
  'fileGone',
])('describes why an import ended: %s', (reason) => {
  expect(reasonSentence(reason)).toMatch(/^[A-Z].+ .+\.$/);
});

it('shows an unknown reason unchanged', () => {
  expect(reasonSentence('fullMoon')).toBe('fullMoon');
});
