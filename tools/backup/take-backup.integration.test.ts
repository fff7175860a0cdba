import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { takeBackup } from './take-backup.ts';

const PLACE = 'uploads/demo.myshopify.com/image/00000000-0000-4000-8000-000000000001-hat.png';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-backup-'));
beforeAll(async () => {
  database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, { connections: 1 });
  const at = new Date();
  const shopId = await insertShop(db);
  const media_id = '00000000-0000-4000-8000-000000000001';
  const named = { page_id: 'demo.myshopify.com', kind: 'image', name: 'hat.png' };
  const row = { shop_id: shopId, media_id, ...named, bytes: 1, created_at: at, stored_at: at };
  await db.insertInto('media').values(row).execute();
  await close();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

it('refuses the data folder of another database, and removes the unfinished backup', async () => {
  const folder = path.join(dataDir, 'backups', 'one');
  const order = { databaseUrl: database.url, dataDir, isOnS3: false, clockOffsetFile: null, folder };
  await expect(takeBackup(order)).rejects.toThrow('Set BELLBIRD_DATA_DIR as it is for the servers');
  expect(readdirSync(folder)).toEqual([]);
  await takeBackup({ ...order, isWithoutFiles: true, folder: `${folder}-without` });

  mkdirSync(path.dirname(path.join(dataDir, 'files', PLACE)), { recursive: true });
  writeFileSync(path.join(dataDir, 'files', PLACE), 'a hat');
  await takeBackup(order);
  expect(readdirSync(path.dirname(path.join(folder, 'files', PLACE)))).toHaveLength(1);
});

it('refuses a database that Bellbird has never used', async () => {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'), 'template0');
  const order = { databaseUrl: url, dataDir, isOnS3: false, clockOffsetFile: null };
  await expect(takeBackup({ ...order, folder: path.join(dataDir, 'backups', 'none') })).rejects.toThrow(
    'Bellbird has nothing in this database',
  );
  await drop();
});
