import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { migrate } from '#platform/database/schema/migrate.ts';
import { listMigrations } from '#platform/database/schema/schema-state.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-restore-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('restores a backup of the first schema, upgrades it, and holds its messages', async () => {
  const [first, ...later] = await listMigrations();
  const old = await cloneDatabase(inject('postgresUrl'), 'template0');
  await migrate(old.url, undefined, (name) => name === first);
  await query(
    old.url,
    `insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at)
     values (1, gen_random_uuid(), now(), gen_random_uuid(), 1, 'queued', now(), now() + interval '1 day')`,
  );
  const folder = path.join(dataDir, 'backup');
  const order = { dataDir, folder, clockOffsetFile: null };
  await takeBackup({ ...order, databaseUrl: old.url, isOnS3: false, isWithoutFiles: true });
  await old.drop();

  const empty = await cloneDatabase(inject('postgresUrl'), 'template0');
  await restoreBackup({ ...order, databaseUrl: empty.url, encryptionKey: Buffer.alloc(32) });
  const applied = await query(empty.url, 'select name from schema_migrations order by 1');
  expect(applied).toEqual(expect.arrayContaining(later.map((name) => ({ name }))));
  expect(await query(empty.url, 'select state, reason from outbox')).toEqual([
    { state: 'held', reason: 'held queued' },
  ]);
  await empty.drop();
});

async function query(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}
