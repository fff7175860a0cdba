import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { openMovingProxy } from '#platform/testing/moving-proxy.ts';
import { copyCluster, startStandby } from '#platform/testing/start-standby.ts';
import { bundlePrograms } from '#tools/test-environment/bundle-programs.ts';
import { startHosted } from '#tools/test-environment/hosts/start-hosted.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { startProviderStandIn, type ProviderStandIn } from '../provider-stand-in.ts';

const CROWD = 200;
const ORDER_RECEIPT = { purpose: 'utility', sourceType: 'receiptStory' } as const;

const dataDir = makeDataDir();
const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
const key = Buffer.from(sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '', 'base64');
const stops: (() => Promise<unknown>)[] = [];
let primary: OpenDatabase;
let promoted: OpenDatabase;
let provider: ProviderStandIn;
/** Proxies: the worker reaches the database through one, and the standby its primary through the other. */
let proxy: Awaited<ReturnType<typeof openMovingProxy>>;
let line: Awaited<ReturnType<typeof openMovingProxy>>;
let standby: Awaited<ReturnType<typeof startStandby>>;

beforeAll(async () => {
  const first = await startEmbeddedPostgres({ dataDir });
  await migrate(first.url);
  await first.stop();
  const place = copyCluster(dataDir);
  const again = await startEmbeddedPostgres({ dataDir });
  line = await openMovingProxy(again.url);
  proxy = await openMovingProxy(again.url);
  standby = await startStandby(place, dataDir, line.url);
  provider = await startProviderStandIn();
  primary = openDatabase(again.url, { connections: 2 });
  promoted = openDatabase(standby.url, { connections: 2 });
  stops.push(provider.close, promoted.close, primary.close, proxy.stop, line.stop, standby.stop, again.stop);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  removeDataDir(dataDir);
});

it('repeats no message that the promoted standby does not know of, and sends new messages', async () => {
  const before = await startWorker();
  await waitFor('a timeline that is known, at the standby too', knowsTimeline);
  await before.stop();
  const shop = await seedShop(primary.db, key, CROWD);
  await queueMessages(primary.db, shop, ORDER_RECEIPT);
  await waitFor('what is queued at the standby', async () => (await count(promoted, 'queued')) === CROWD);
  // From here on the standby lags, and never learns what is sent.
  line.close();
  const worker = await startWorker();
  await waitFor('all sent', async () => (await countSent()) === CROWD);

  proxy.close();
  await standby.promote();
  proxy.switchTo(standby.url);
  await waitFor('all held back', async () => (await count(promoted, 'held')) === CROWD);

  const neighbour = await seedShop(promoted.db, key, 20);
  await queueMessages(promoted.db, neighbour, ORDER_RECEIPT);
  await waitFor('what is new', async () => provider.handedOver(neighbour.senderId).length === 20);
  expect(new Set(provider.handedOver(shop.senderId)).size).toBe(CROWD);
  expect(provider.handedOver(shop.senderId)).toHaveLength(CROWD);
  expect(await count(promoted, 'held')).toBe(CROWD);
  const { rows } = await promoted.pool.query('select action from audit_log');
  expect(rows).toEqual([{ action: 'a standby took over' }]);
  await worker.stop();
});

async function startWorker() {
  const env = {
    ...process.env,
    ...sandbox,
    BELLBIRD_META_GRAPH_URL: provider.url,
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_HEALTH_PORT: '0',
    BELLBIRD_LOG_LEVEL: 'silent',
    DATABASE_URL: proxy.url,
  };
  return startHosted('worker', (await bundlePrograms()).server, env, ['--role=worker']);
}

async function knowsTimeline(): Promise<boolean> {
  const { rowCount } = await promoted.pool.query('select from installation where timeline = 1');
  return rowCount === 1;
}

async function count({ pool }: OpenDatabase, state: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from outbox where state = $1',
    [state],
  );
  return rows[0]?.count ?? 0;
}

async function countSent(): Promise<number> {
  const { rows } = await primary.pool.query<{ count: number }>(
    `select count(*)::int as count from messages where state = 'sent'`,
  );
  return rows[0]?.count ?? 0;
}
