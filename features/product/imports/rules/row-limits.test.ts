import { describe, expect, it } from 'vitest';
import type { MappedColumn } from '../contract/import.ts';
import { rowReader } from './read-row.ts';

const PHONE: MappedColumn = { target: 'phone' };
const read = (columns: MappedColumn[], cells: string[]) =>
  rowReader({ delimiter: ',', hasHeader: true, columns, country: 'DE', statement: null })(cells);

describe('values that are too long are skipped with a note', () => {
  const noted = (target: MappedColumn, cell: string) => {
    const row = read([PHONE, target], ['015112345678', cell]);
    if (row === null || !('person' in row)) throw new Error('No person.');
    return row.person;
  };
  const lengthKept = (
    target: MappedColumn,
    part: 'firstName' | 'email',
    cell: (length: number) => string,
  ) => {
    let longest = 0;
    for (let length = 3; length <= 600; length += 1)
      if (noted(target, cell(length))[part] !== null) longest = length;
    return longest;
  };

  it('a name and an address', () => {
    const most = lengthKept({ target: 'firstName' }, 'firstName', (length) => 'x'.repeat(length));
    expect(most).toBe(200);
    const address = (length: number) => `eva@${'x'.repeat(Math.max(1, length - 12))}.example`;
    expect(lengthKept({ target: 'email' }, 'email', address)).toBe(254);
    expect(noted({ target: 'lastName' }, 'x'.repeat(most + 1)).notes).toEqual([
      'The last name is too long, and was left out.',
    ]);
    expect(noted({ target: 'email' }, 'eva').notes).toEqual([
      'The e-mail address is none, and was left out.',
    ]);
    expect(noted({ target: 'language' }, 'German').notes).toEqual([
      'The language is not a code such as de or pt-BR, and was left out.',
    ]);
  });

  it.each<[Partial<MappedColumn>, string, string]>([
    [{ valueType: 'valueNumber' }, 'x', 'City is not a number, and was left out.'],
    [{ valueType: 'valueDate' }, 'x', 'City is not a date, and was left out.'],
    [{}, 'x'.repeat(501), 'City has more than 500 characters, and was left out.'],
  ])('an attribute of %o', (column, cell, note) => {
    const { values, notes } = noted({ target: 'attribute', attribute: 'City', ...column }, cell);
    expect([values, notes]).toEqual([[null], [note]]);
  });

  it('tags, keeping the valid ones', () => {
    const { tags, notes } = noted({ target: 'tags' }, `vip|${'x'.repeat(300)};new,,`);
    expect(tags).toEqual(['vip', 'new']);
    expect(notes).toEqual(['Some tags are too long or too many, and were left out.']);
    expect(
      noted({ target: 'tags' }, Array.from({ length: 200 }, (_, nth) => `t${nth}`).join(',')).notes,
    ).toHaveLength(1);
  });

  it('reads a consent as yes, no or nothing', () => {
    const choices = (cell: string) => {
      const { hasAgreed, hasDeclined } = noted({ target: 'consent' }, cell);
      return [hasAgreed, hasDeclined];
    };
    expect([choices('yes'), choices('no'), choices('')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

it.each([
  ['de', 'de'],
  ['pt_BR', 'pt-BR'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
])('reads the language %s as %s', (written, locale) => {
  expect(read([PHONE, { target: 'language' }], ['015112345678', written])).toMatchObject({
    person: { locale },
  });
});
