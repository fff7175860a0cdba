import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { CsvReader, type CsvRow } from './read-csv.ts';
import { writeCsvRows } from './write-csv.ts';

function read(text: string, { delimiter = ',', piece = text.length || 1 } = {}): CsvRow[] {
  const reader = new CsvReader(delimiter);
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += piece) rows.push(...reader.push(text.slice(at, at + piece)));
  return [...rows, ...reader.end()];
}

const cells = (rows: CsvRow[]) => rows.map((row) => row.cells);

describe('reads', () => {
  it.each([
    [
      'plain rows',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a last row without a line end', 'a,b\nc', [['a', 'b'], ['c']]],
    [
      'Windows line ends',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'line ends of old Macs',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quoted delimiters', '"a,b",c\n', [['a,b', 'c']]],
    ['quoted line ends', '"a\nb",c\nd', [['a\nb', 'c'], ['d']]],
    ['doubled quotes', '"a ""b""",c\n', [['a "b"', 'c']]],
    ['quotes inside a cell', 'a "b" c,d\n', [['a "b" c', 'd']]],
    ['a quote after a blank', 'a, "Ann, jr",  "Bonn"\n', [['a', 'Ann, jr', 'Bonn']]],
    ['blanks without a quote', 'a, b , ""\n', [['a', ' b ', '']]],
    ['text after a closing quote', '"a"b,c\n', [['ab', 'c']]],
    [
      'empty cells',
      ',\n"",\n',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['an empty text', '', []],
  ])('%s', (_what, text, rows) => {
    expect(cells(read(text))).toEqual(rows);
    expect(cells(read(text, { piece: 1 }))).toEqual(rows);
  });

  it.each([';', '\t', '|', '^'])('a delimiter %j', (delimiter) => {
    expect(cells(read(`a${delimiter}"b${delimiter}c"\n`, { delimiter }))).toEqual([['a', `b${delimiter}c`]]);
  });

  it('the number of each row’s first line', () => {
    expect(read('a\n"b\nc\n"\n\nd\n').map((row) => row.lineNo)).toEqual([1, 2, 5, 6]);
  });
});

it('loses only one line to a quote that is never closed', () => {
  const rows = read('a,1\n"b,2\nc,3\nd,4\n');
  expect(cells(rows)).toEqual([['a', '1'], [], ['c', '3'], ['d', '4']]);
  expect(rows[1]).toMatchObject({ lineNo: 2, text: '"b,2', fault: 'quoteNotClosed' });
  expect(rows[3]).toMatchObject({ lineNo: 4 });
});

it('loses only one row that is too long, and keeps little of it in memory', () => {
  const rows = read(`a,1\n${'x'.repeat(300_000)}\nb,2\n`, { piece: 10_000 });
  expect(rows.map(({ fault }) => fault)).toEqual([null, 'rowTooLong', null]);
  expect(rows[1]?.text.length).toBeLessThan(3000);
  expect(rows[2]).toMatchObject({ lineNo: 3, cells: ['b', '2'] });
});

it('continues after an open quote that is followed by a long file', () => {
  const rows = read(`"a\n${'b,1\n'.repeat(50_000)}`, { piece: 10_000 });
  expect(rows[0]).toMatchObject({ fault: 'quoteNotClosed', lineNo: 1 });
  expect(rows.length).toBe(50_001);
  expect(rows.at(-1)).toMatchObject({ lineNo: 50_001, cells: ['b', '1'] });
});

it('reads back any written text, in chunks of any size', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a1,;"\n\t ü😀'), maxLength: 8 });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, piece) => {
      const bare = rows.map((row) => row.map((one) => one.replaceAll(/[=+\-@]/g, '')));
      expect(cells(read(writeCsvRows(bare), { piece }))).toEqual(bare);
    }),
    propertyRuns(),
  );
});
