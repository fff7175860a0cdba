import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('gives the views of schema `past` the tables’ current columns (otherwise call make_past_views() in the migration)', async () => {
  const { rows } = await client.query<{ table: string; was: string[]; is: string[] }>(`
    select v.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a where a.attrelid = v.oid and a.attnum > 0) as was,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = ('public.' || v.relname)::regclass and a.attnum > 0 and not a.attisdropped) as is
    from pg_class v where v.relnamespace = 'past'::regnamespace and v.relkind = 'v'`);
  expect(rows.length).toBeGreaterThan(8);
  for (const { was, is } of rows) expect(was).toEqual(is);
});
