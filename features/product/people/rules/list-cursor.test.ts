import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './list-cursor.ts';

const ID = '01a1f8b4-7965-7f06-8434-417d01bc2f37';

it.each([
  ['revenue', '-120'],
  ['createdAt', '2026-11-20 12:00:00.123456+00'],
  ['name', 'ümit ~ 王伟'],
  ['optinType', ''],
] as const)('reads its own cursor of a list sorted by %s', (sortBy, key) => {
  expect(readCursor(sortBy, writeCursor({ key, subscriberId: ID }))).toEqual({ key, subscriberId: ID });
});

it.each([
  ['revenue', `${ID}~12'; drop table shops`],
  ['revenue', `${ID}~99999999999999999999`],
  ['createdAt', `${ID}~yesterday`],
  ['createdAt', `${ID}~2026-02-31 12:00:00+00`],
  ['name', `${ID}~a\0b`],
  ['name', 'nobody~mira'],
  ['name', ''],
] as const)('refuses other text as a cursor of a list sorted by %s: %j', (sortBy, written) => {
  expect(readCursor(sortBy, written)).toBeNull();
});
