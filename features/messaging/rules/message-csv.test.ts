import { expect, it } from 'vitest';
import { toCsv } from './message-csv.ts';

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@sum', "'@sum"],
  ['-1+2', "'-1+2"],
  ['+4915112345678', '+4915112345678'],
])('%j is the cell %j', (value, cell) => {
  expect(toCsv([[value, 'x']])).toBe(`${cell},x\r\n`);
});
