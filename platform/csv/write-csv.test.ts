import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const MARK = '\uFEFF';

describe('CSV', () => {
  it('begins with a mark and ends its lines as the standard says', () => {
    expect(
      writeCsv([
        ['kind', 'count'],
        ['granted', 1],
      ]),
    ).toBe(`${MARK}kind,count\r\ngranted,1\r\n`);
  });

  it.each([
    ['a comma', 'mug, blue', '"mug, blue"'],
    ['a quote', 'the "best"', '"the ""best"""'],
    ['a new line', 'one\ntwo', '"one\ntwo"'],
    ['nothing', null, ''],
    ['no', false, 'false'],
    ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['a formula by plus', '+cmd|calc', "'+cmd|calc"],
    ['a formula by minus', '-2+3', "'-2+3"],
    ['a formula by at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab first', '\t=1', "'\t=1"],
    ['a phone number', '+4915112345678', '+4915112345678'],
    ['a negative number', '-3.50', '-3.50'],
  ])('writes %s', (_what, cell, written) => {
    expect(writeCsv([[cell]])).toBe(`${MARK}${written}\r\n`);
  });
});
