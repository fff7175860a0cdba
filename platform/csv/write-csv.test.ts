import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costGrowth } from '#platform/testing/cost-growth.ts';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { writeCsv } from './write-csv.ts';

const MARK = '\uFEFF';

describe('CSV', () => {
  it('starts with a byte order mark and ends lines as the standard requires', () => {
    expect(
      writeCsv([
        ['kind', 'count'],
        ['granted', 1],
      ]),
    ).toBe(`${MARK}"kind","count"\r\n"granted","1"\r\n`);
  });

  it.each([
    ['a comma', 'mug, blue', 'mug, blue'],
    ['a quote', 'the "best"', 'the ""best""'],
    ['a new line', 'one\ntwo', 'one\ntwo'],
    ['null', null, ''],
    ['false', false, 'false'],
    ['a negative number as a number', -3, '-3'],
    ['a formula', '=HYPERLINK("http://x")', `'=HYPERLINK(""http://x"")`],
    ['a formula with plus', '+cmd|calc', "'+cmd|calc"],
    ['a formula with minus', '-2+3', "'-2+3"],
    ['a formula with an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula in full-width characters', '＝1＋1', "'＝1＋1"],
    ['a formula after a semicolon', 'Eva;=1+1', "Eva;'=1+1"],
    ['a formula after a tab', 'Eva\t@SUM(A1)', "Eva\t'@SUM(A1)"],
    ['a formula after a line break', 'Eva\r\n－1＋1', "Eva\r\n'－1＋1"],
    ['two formulas after semicolons', 'a;;=1;+x', "a;;'=1;'+x"],
    ['a formula after blanks', ' \u00A0=1+1', "' \u00A0=1+1"],
    ['a formula after invisible characters', '\u0001\u200B\uFEFF=1', "'\u0001\u200B\uFEFF=1"],
    ['a formula after a semicolon and blanks', 'Eva; =1+1', "Eva;' =1+1"],
    ['a formula after a quote that a spreadsheet may remove', 'Eva;"=1+1', `Eva;'""=1+1`],
    ['a tab first', '\t=1', "\t'=1"],
    ['a phone number', '+4915112345678', '+4915112345678'],
    ['a negative number', '-3.50', '-3.50'],
    ['an e-mail address', 'eva@example.com', 'eva@example.com'],
    ['an address with a query', 'https://x.example/?a=1&b=-2', 'https://x.example/?a=1&b=-2'],
  ])('writes %s', (_what, cell, written) => {
    expect(writeCsv([[cell]])).toBe(`${MARK}"${written}"\r\n`);
  });
});

it('handles a cell of tabs in linear time, although a tab is both a separator and a blank', () => {
  expect(costGrowth((length) => writeCsv([[`=${'\t'.repeat(length)}x`]]))).toBeLessThan(6);
  expect(costGrowth((length) => writeCsv([[`a${'\t'.repeat(length)}b=`]]))).toBeLessThan(6);
});

/** Parses CSV by RFC 4180, as every parser does. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, end] of csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push((quoted ?? '').replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const cell = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠;,\t\r\n"\' a1.\u0000\u200B'),
  maxLength: 12,
});
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

it('written CSV is read back unchanged, except for the added apostrophes', () => {
  const bare = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => row.map((one) => one.replaceAll("'", '')));
  fc.assert(
    fc.property(table, (rows) => {
      expect(bare(parse(writeCsv(rows)))).toEqual(bare(rows));
    }),
    propertyRuns(),
  );
});

it('written CSV contains no formula, wherever a spreadsheet ends its cells', () => {
  const runs = (piece: string) => /^["\s\p{Control}\p{Format}]*[=+\-@＝＋－＠]/u.test(piece);
  const pieces = (text: string) => text.split(/[;\t\r\n]/);
  const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
  fc.assert(
    fc.property(table, (rows) => {
      const csv = writeCsv(rows.map((row) => row.filter((text) => !isNumber(text))));
      expect(pieces(csv).filter(runs)).toEqual([]);
      expect(parse(csv).flat().flatMap(pieces).filter(runs)).toEqual([]);
    }),
    propertyRuns(),
  );
});
