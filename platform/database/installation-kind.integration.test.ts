import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { claimDatabase, requireDatabaseOf } from './installation-kind.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 2 });
  await open.pool.query(`insert into installation (check_sealed) values ('word')`);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('keeps the kind of its first start, and refuses the other kind before it changes anything', async () => {
  await requireDatabaseOf(database.url, 'real');
  await requireDatabaseOf(database.url, 'sandbox');
  await Promise.all([claimDatabase(open.db, 'real'), claimDatabase(open.db, 'real')]);

  await requireDatabaseOf(database.url, 'real');
  await expect(requireDatabaseOf(database.url, 'sandbox')).rejects.toThrow('Start with --without-sandbox');
  await expect(claimDatabase(open.db, 'sandbox')).rejects.toThrow('Start with --without-sandbox');
});

it('lets a database of an older release be migrated first', async () => {
  await open.pool.query('alter table installation drop column kind');
  await requireDatabaseOf(database.url, 'sandbox');
  await open.pool.query('drop table installation');
  await requireDatabaseOf(database.url, 'sandbox');
});
