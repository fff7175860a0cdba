import { expect, it } from 'vitest';
import { IdPosition, MomentPosition, readCursor, toPage, writeCursor } from './cursor.ts';

const ID = '0199f2c4-7a3b-7c1d-8e2f-123456789abc';
const AT = '2026-11-30T10:00:00.000Z';

it('returns the position that it was written with', () => {
  expect(readCursor('people', writeCursor('people', [ID]), IdPosition)).toEqual([ID]);
  expect(readCursor('credits', writeCursor('credits', [AT, '17']), MomentPosition)).toEqual([AT, '17']);
});

it('is null without a cursor', () => {
  expect(readCursor('people', undefined, IdPosition)).toBeNull();
});

it.each([
  ['the cursor of another list', writeCursor('orders', [ID])],
  ['a cursor without a position', writeCursor('people', [])],
  ['a cursor with too much', writeCursor('people', [ID, ID])],
  ['a position that is no id', writeCursor('people', ["' or true"])],
  ['a text that is no cursor', 'next'],
  ['JSON that is no list', Buffer.from('{"list":"people"}').toString('base64url')],
  ['a list with another kind of value', Buffer.from('["people",null]').toString('base64url')],
])('refuses %s', (_what, cursor) => {
  expect(() => readCursor('people', cursor, IdPosition)).toThrow(
    expect.objectContaining({ code: 'CURSOR_INVALID' }),
  );
});

it.each([
  [2, [1, 2], null],
  [1, [1], writeCursor('rows', ['1'])],
])('makes a page of at most %d rows', (size, data, nextCursor) => {
  const parts = { size, positionOf: (row: number) => [String(row)], toEntry: (row: number) => row };
  expect(toPage('rows', [1, 2], parts)).toEqual({ data, nextCursor });
});
