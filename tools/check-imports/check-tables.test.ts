import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { giveTables, plant, plantTree, removeTree, root } from './planted-tree.ts';

beforeEach(plantTree);
afterEach(removeTree);

const OWNERS = 'database/table-owners.json';

it.each([
  ["db.insertInto('threads')", 'writes threads: only wicks writes to threads'],
  ["db.updateTable('threads as t')", 'writes threads: only wicks'],
  ["db.deleteFrom('notes')", 'writes notes: only platform/clock'],
  ['sql`insert into threads (a) values (1)`', 'writes threads: only wicks'],
  ['pool.query({ text: "with gone as (delete from threads t using flames f) select 1" })', 'writes threads'],
  ['const TEXT = `update\n  public.threads set a = ${1}`', 'writes threads'],
  ["sql`UPDATE ${sql.table('threads')} set a = 1`", 'writes threads'],
  ["db.selectFrom('drops')", 'reads drops: candles may not use wax, which owns drops'],
  ["db.selectFrom('flames').leftJoin('drops as d', 'a', 'b')", 'reads drops'],
  ["db.selectFrom(['flames', 'drops'])", 'reads drops'],
  ['sql`select 1 from flames f, drops d`', 'reads drops'],
  ['sql`select 1 from (select 2) as x(a), drops`', 'reads drops'],
  ['sql`select ${sql`(select 1 from drops)`} from flames`', 'reads drops'],
  ['const PART = "join drops d on true"', 'reads drops'],
  ["const part = sql.table('drops')", 'reads drops'],
  ['sql`delete from ${sql.table(name)}`', 'writes *: which table it is, is only known when it runs'],
  ['sql`select 1 from ${sql.table(name)}`', 'reads *'],
  ['pool.query(`insert into ${name} values (1)`)', 'writes *'],
  ['db.deleteFrom(name)', 'writes *'],
])('forbids %s in candles, which own flames and may use wicks', (line, reason) => {
  plant('features/foundations/candles/server/x.ts', ['', `${line};`]);
  const [refused, ...more] = checkImports(root);
  expect(more).toEqual([]);
  expect(refused).toMatch('features/foundations/candles/server/x.ts:2 ');
  expect(refused).toContain(reason);
});

it.each(['apps/server/main.ts', 'platform/paper/paper.ts'])(
  'forbids writing to a feature’s table in %s too',
  (file) => {
    plant(file, ['sql`delete from flames`;']);
    expect(checkImports(root)).toEqual([`${file}:1 writes flames: only candles writes to flames`]);
  },
);

it('lets apps read every table, and platform no table of a feature', () => {
  plant('apps/server/main.ts', ["db.selectFrom('flames');"]);
  expect(checkImports(root)).toEqual([]);
  plant('platform/clock/clock.ts', ["db.selectFrom('flames');"]);
  expect(checkImports(root)).toEqual([
    'platform/clock/clock.ts:1 reads flames: platform may not use candles, which owns flames',
  ]);
});

it.each([
  ['update threads set a = 1', 'writes threads: only wicks writes to threads'],
  ['insert into flames select a from drops', 'reads drops'],
  [
    'return new; end $$;\ncreate or replace trigger melt after insert\n  on drops execute function burn()',
    'reads drops',
  ],
])('checks database functions like their owner’s code: %s', (statement, reason) => {
  const file = 'database/routines/candles/burn.sql';
  const own = 'insert into flames select a from threads; -- not a word from drops';
  plant(file, [`create or replace function burn() returns trigger as $$ begin\n  ${own}`]);
  expect(checkImports(root)).toEqual([]);
  plant(file, [`create or replace function burn() returns trigger as $$ begin\n  ${statement};`]);
  const [refused, ...more] = checkImports(root);
  expect(more).toEqual([]);
  expect(refused).toMatch(`${file}:`);
  expect(refused).toContain(reason);
});

it('accepts an exception only while it is needed', () => {
  const file = 'features/foundations/candles/server/x.ts';
  const reason = 'It is written in the one statement that lights a candle.';
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' }, [
    { file, table: 'threads', access: 'write', reason },
  ]);
  plant(file, ['sql`update threads set a = 1`;']);
  expect(checkImports(root)).toEqual([]);
  plant(file, ['sql`select a from threads`;']);
  expect(checkImports(root)).toEqual([`${file} need not write threads: take it off the exceptions`]);
});

it('requires an owner for every table, and an existing table and folder for every owner', () => {
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' });
  plant('database/schema/soot.txt', ['soot']);
  expect(checkImports(root)).toEqual([`${OWNERS}: the table soot has no owner`]);
  rmSync(path.join(root, 'database/schema/soot.txt'));
  rmSync(path.join(root, 'database/schema/notes.txt'));
  expect(checkImports(root)).toEqual([`${OWNERS}: there is no table notes to own`]);
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wicker', notes: 'platform/clock' });
  expect(checkImports(root)).toContain(`${OWNERS}: wicker, the owner of drops, does not exist`);
});

it('counts a read of a table as a dependency between features, unless there is an exception', () => {
  plant('features/foundations/wicks/server/index.ts', ["db.selectFrom('flames');"]);
  const circle = 'features depend on each other in a circle: candles → wicks → candles';
  expect(checkImports(root)).toContain(circle);
  const [file, reason] = [
    'features/foundations/wicks/server/index.ts',
    'It is read where the thread is cut.',
  ];
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' }, [
    { file, table: 'flames', access: 'read', reason },
  ]);
  expect(checkImports(root)).toEqual([]);
});
