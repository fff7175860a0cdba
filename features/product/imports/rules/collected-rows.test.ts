import { expect, it } from 'vitest';
import { CsvReader, type CsvRow } from '#platform/csv/read-csv.ts';
import { texts } from '../texts/all.ts';
import { CollectedRows } from './collected-rows.ts';

const PLAN = {
  delimiter: ',',
  hasHeader: true,
  columns: [{ target: 'phone' }, { target: 'email' }, { target: 'consent' }],
  country: 'DE',
  statement: null,
} as const;
const LENA = '+4915112345678';
const MIRA = '+4915112345679';

function collect(lines: readonly string[], changes: { hasHeader?: boolean } = {}): CollectedRows {
  const collected = new CollectedRows({ ...PLAN, columns: [...PLAN.columns], ...changes });
  const reader = new CsvReader(PLAN.delimiter);
  for (const row of [...reader.push(lines.join('\n')), ...reader.end()]) collected.add(row);
  return collected;
}

const NONE = { good: 0, bad: 0, double: 0, noted: 0 };

it.each<[string, string[], Partial<typeof NONE>]>([
  ['nothing', [], NONE],
  ['only a header', ['phone,email,consent'], NONE],
  ['empty lines around the header', ['', 'phone,email,consent', '', `${LENA},,yes`, ',,'], { good: 1 }],
  ['a note about the delimiter', ['sep=,', 'phone,email,consent', `${LENA},,yes`], { good: 1 }],
  ['a row without a number', ['phone,email,consent', 'no number,,yes', `${LENA},,`], { good: 1, bad: 1 }],
  ['a number twice', ['phone,email,consent', `${LENA},,yes`, `${LENA},,yes`], { good: 1, double: 1 }],
  ['a value that is skipped', ['phone,email,consent', `${LENA},no address,yes`], { good: 1, noted: 1 }],
])('counts the rows of a file: %s', (_what, lines, counts) => {
  const expected = { ...NONE, ...counts };
  const rows = expected.good + expected.bad + expected.double;
  expect(collect(lines).counts).toEqual({ ...expected, rows });
});

it('reads the first row of a file without a header', () => {
  expect(collect([`${LENA},,yes`], { hasHeader: false }).takeBatch().people).toMatchObject([
    { phoneE164: LENA, rowNo: 1, hasAgreed: true },
  ]);
});

it('reports each row that was rejected or accepted in part, with its line and its text', () => {
  const { faults } = collect([
    'phone,email,consent',
    'no number,,yes',
    '',
    `${LENA},no address,yes`,
    `${LENA},,yes`,
  ]).takeBatch();
  expect(faults).toEqual([
    { rowNo: 1, lineNo: 2, reasons: [expect.any(String)], content: 'no number,,yes' },
    {
      rowNo: 2,
      lineNo: 4,
      reasons: [texts.rowNotes.taken, texts.rowNotes.email],
      content: `${LENA},no address,yes`,
    },
    { rowNo: 3, lineNo: 5, reasons: [texts.rowFaults.takenBefore], content: `${LENA},,yes` },
  ]);
});

it('keeps the first row of a number, and takes back its consent if a later row declines', () => {
  const batch = collect(['phone,email,consent', `${LENA},,yes`, `${LENA},,no`]).takeBatch();
  expect(batch.people).toMatchObject([{ phoneE164: LENA, rowNo: 1 }]);
  expect(batch.declined).toEqual([LENA]);
  expect(batch.faults.map(({ reasons }) => reasons)).toEqual([[texts.rowFaults.takenWithoutYes]]);
});

it('reports a broken row with the start of its text, without the character that no database stores', () => {
  const collected = new CollectedRows({ ...PLAN, columns: [...PLAN.columns], hasHeader: false });
  const broken: CsvRow = { lineNo: 7, cells: [], text: `"a\0b${'c'.repeat(3000)}`, fault: 'rowTooLong' };
  collected.add(broken);
  expect(collected.takeBatch().faults).toEqual([
    { rowNo: 1, lineNo: 7, reasons: [texts.rowFaults.rowTooLong], content: `"ab${'c'.repeat(1996)}` },
  ]);
});

it('puts each row into one batch, and still recognises numbers of earlier batches', () => {
  const collected = new CollectedRows({ ...PLAN, columns: [...PLAN.columns], hasHeader: false });
  const rowOf = (lineNo: number, phone: string): CsvRow => ({
    lineNo,
    cells: [phone, '', 'yes'],
    text: phone,
    fault: null,
  });
  collected.add(rowOf(1, LENA));
  expect(collected.batchSize).toBe(1);
  expect(collected.takeBatch().people.map(({ phoneE164 }) => phoneE164)).toEqual([LENA]);
  expect(collected.batchSize).toBe(0);
  collected.add(rowOf(2, MIRA));
  collected.add(rowOf(3, LENA));
  const second = collected.takeBatch();
  expect(second.people.map(({ phoneE164 }) => phoneE164)).toEqual([MIRA]);
  expect(second.faults).toMatchObject([{ rowNo: 3, lineNo: 3 }]);
});
