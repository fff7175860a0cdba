import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { claimDatabase, requireDatabaseOf } from './installation-kind.ts';

const open = useTestDatabase({ connections: 2 });
beforeAll(async () => {
  await open.pool.query(`insert into installation (check_sealed) values ('word')`);
});

it('keeps the kind of its first start, and refuses the other kind before it changes anything', async () => {
  await requireDatabaseOf(open.url, 'real');
  await requireDatabaseOf(open.url, 'sandbox');
  await Promise.all([claimDatabase(open.db, 'real'), claimDatabase(open.db, 'real')]);

  await requireDatabaseOf(open.url, 'real');
  await expect(requireDatabaseOf(open.url, 'sandbox')).rejects.toThrow('Start with --without-sandbox');
  await expect(claimDatabase(open.db, 'sandbox')).rejects.toThrow('Start with --without-sandbox');
});

it('lets a database of an older release be migrated first', async () => {
  await open.pool.query('alter table installation drop column kind');
  await requireDatabaseOf(open.url, 'sandbox');
  await open.pool.query('drop table installation');
  await requireDatabaseOf(open.url, 'sandbox');
});
