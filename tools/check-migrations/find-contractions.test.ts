import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkMigrations } from './check-migrations.ts';
import { findContractions } from './find-contractions.ts';

it.each([
  ['a table', 'drop table candles'],
  ['a column', 'alter table candles add wick text, drop column colour'],
  ['a column, without the word column', 'alter table only candles drop if exists colour'],
  ['a view', 'drop view lit_candles'],
  ['a function', 'drop function burn(bigint)'],
  ['a table’s name', 'alter table candles rename to lights'],
  ['a column’s name', 'alter table candles rename column colour to shade'],
  ['a column’s type', 'alter table candles alter column colour type smallint'],
  ['null values', 'alter table candles alter colour set not null'],
  ['a default value', 'alter table candles alter column colour drop default'],
  ['inserts without a new column', 'alter table candles add column scent text not null'],
  ['values', "alter table candles add constraint known check (colour in ('red', 'white'))"],
  ['duplicate rows', 'create unique index on candles (shop_id, colour)'],
  ['rows without a parent row', 'alter table candles add foreign key (shop_id) references shops'],
  ['rows', 'truncate candles'],
  ['a table in a block that runs immediately', 'do $$ begin if true then drop table candles; end if; end $$'],
  ['a table after a comment', '-- nobody reads it; really\ndrop /* now */ table\n  candles'],
])('finds a statement that removes %s', (_what, sql) => expect(findContractions(`${sql};`)).toHaveLength(1));

it.each([
  ['a table', 'create table candles (id bigint not null unique); drop table candles'],
  ['a column', 'alter table candles add column scent text'],
  ['a required column with a default value', "alter table candles add scent text not null default ''"],
  ['a generated column', 'alter table candles add n int not null generated always as (1) stored'],
  [
    'a column with a check of its own values',
    "alter table candles add scent text, add check (scent in ('rose'))",
  ],
  [
    'a unique index of new columns',
    'alter table candles add scent text; create unique index on candles (shop_id, scent)',
  ],
  ['more allowed values', 'alter table candles drop constraint known, add constraint known check (true)'],
  ['a wider type', 'alter table candles alter column n type bigint, alter column n drop not null'],
  [
    'a new function body',
    'create or replace function burn() returns void as $$ drop table candles; $$ language sql',
  ],
  [
    'a replaced trigger',
    'drop trigger lit on candles; create trigger lit after insert on candles execute function burn()',
  ],
  ['a row that quotes a statement', "insert into notes values ('drop table candles;')"],
])('accepts a statement that adds %s', (_what, sql) => expect(findContractions(`${sql};`)).toEqual([]));

it('accepts a contraction if the migration names the release that gave the table up', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  const faults = () => checkMigrations(folder, '1_first.sql').map((fault) => fault.split(':')[0]);
  write('1_first.sql', 'drop table long_gone;');
  write('2_later.sql', 'drop table candles;');
  expect(faults()).toEqual(['2_later.sql']);
  write('2_later.sql', '-- Contract step after 1_first.sql: it gave candles up.\ndrop table candles;');
  expect(faults()).toEqual([]);
  write('2_later.sql', '-- Contract step after 0_never.sql\ndrop table candles;');
  expect(checkMigrations(folder, '1_first.sql')).toEqual([expect.stringContaining('no migration before it')]);
  write('2_later.sql', '-- Not beside the release before\ndrop table candles;');
  expect(faults()).toEqual([]);
  rmSync(folder, { recursive: true });
});
