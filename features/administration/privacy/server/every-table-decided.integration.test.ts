import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { KEPT_OF_A_SHOP, NOT_OF_A_PERSON } from '../rules/table-decisions.ts';
import { FILE_COLUMNS } from './erase-shop.ts';
import { PERSON_TABLES } from './person-tables.ts';

const open = useTestDatabase({ connections: 1 });

const OF_PERSONS: readonly string[] = PERSON_TABLES.map(({ table }) => table);
/** Incoming data before its shop is known. */
const SHARED = ['webhook_inbox', 'webhook_deliveries', 'unmatched_receipts'];

it('has a decision for every table with a shop or a person: erase with the person, or the reason not to', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname in ('shop_id', 'subscriber_id', 'shop_url') and not a.attisdropped`.execute(open.db);
  const tables = rows.map(({ name }) => name);
  const decided = [...OF_PERSONS, ...Object.keys(NOT_OF_A_PERSON)];
  expect([...new Set([...tables, ...SHARED])].toSorted()).toEqual(decided.toSorted());
});

it('lists every column that names a stored file, so that no file outlives its shop', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '^(files?|errors|storage)_key$'`.execute(open.db);
  const known = [...FILE_COLUMNS.map((place) => place.join('.')), 'privacy_requests.files_key'];
  expect(rows.map(({ place }) => place).toSorted()).toEqual(known.toSorted());
});

it('has one decision for each table', () => {
  expect(OF_PERSONS.filter((table) => table in NOT_OF_A_PERSON)).toEqual([]);
  expect(Object.keys(KEPT_OF_A_SHOP).filter((table) => OF_PERSONS.includes(table))).toEqual([]);
});
