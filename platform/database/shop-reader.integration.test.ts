import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { copyCluster, startStandby } from '#platform/testing/start-standby.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './schema/migrate.ts';
import { ShopReader } from './shop-reader.ts';

const dataDir = makeDataDir();
const lines: string[] = [];
const log = openLogger('warn', 'api', { write: (line) => void lines.push(line) });
const stops: (() => Promise<void>)[] = [];
let primary: OpenDatabase;
let replica: OpenDatabase;
let standby: Awaited<ReturnType<typeof startStandby>>;
let shopId: number;
beforeAll(async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await migrate(first.url);
  await first.stop();
  const place = copyCluster(dataDir);
  const again = await startEmbeddedPostgres({ dataDir });
  standby = await startStandby(place, dataDir, again.url);
  primary = openDatabase(again.url, { connections: 2 });
  replica = openDatabase(standby.url, { connections: 2 });
  stops.push(replica.close, primary.close, again.stop);
  shopId = await insertShop(primary.db);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await standby.stop();
  removeDataDir(dataDir);
});

interface Seen {
  name: string;
  isReplica: boolean;
}

/** Reads what a dashboard would read, and reports which server answered. */
async function read(reader: ShopReader): Promise<Seen> {
  return reader.inShop(shopId, async (tx) => {
    const { rows } = await sql<Seen>`
      select name, pg_is_in_recovery() as "isReplica" from shops where shop_id = ${shopId}`.execute(tx);
    return rows[0] ?? { name: '', isReplica: false };
  });
}

async function rename(name: string): Promise<void> {
  await primary.pool.query('update shops set name = $1 where shop_id = $2', [name, shopId]);
}

it('reads on the replica, and sees the latest changes', async () => {
  const reader = new ShopReader({ primary, replica, log });
  for (const name of ['Wren', 'Willow', 'Finch']) {
    await rename(name);
    expect(await read(reader)).toMatchObject({ name });
    // The reader skips a slow replica for two seconds.
    await expect.poll(() => read(reader)).toEqual({ name, isReplica: true });
  }
});

it('reads on the primary while replication is paused', async () => {
  await standby.setPaused(true);
  await rename('Lark');
  expect(await read(new ShopReader({ primary, replica, log }))).toEqual({ name: 'Lark', isReplica: false });
  await standby.setPaused(false);
});

it('reads on the primary once the replica is gone, and logs this', async () => {
  const reader = new ShopReader({ primary, replica, log });
  await standby.stop();
  await rename('Robin');
  expect(await read(reader)).toEqual({ name: 'Robin', isReplica: false });
  expect(await read(reader)).toEqual({ name: 'Robin', isReplica: false });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the replica did not answer');
});
