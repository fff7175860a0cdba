import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { HISTORY_TABLES, JOINED_TABLES } from './move-history.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 1 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** The rows themselves, and where a merged one leads to. */
const THEIR_OWN = ['subscribers', 'subscriber_aliases'];

it('moves every table that names a subscriber: add a new one to one of its lists', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'subscriber_id' and not a.attisdropped`.execute(open.db);
  const named = rows.map(({ name }) => name).toSorted();
  expect([...HISTORY_TABLES, ...JOINED_TABLES, ...THEIR_OWN].toSorted()).toEqual(named);
});
