import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { IS_DEEP } from '#platform/testing/test-sizes.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { startProviderStandIn, type ProviderStandIn } from '../provider-stand-in.ts';

const CROWD = 400;

const dataDir = makeDataDir();
const sandbox = sandboxEnvironment({ sandboxPort: 1, dataDir });
const key = Buffer.from(sandbox['BELLBIRD_ENCRYPTION_KEY'] ?? '', 'base64');
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let open: OpenDatabase;
let provider: ProviderStandIn;
let shop: SeededShop;

beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  open = openDatabase(database.url, { connections: 2 });
  provider = await startProviderStandIn();
});
beforeEach(async () => {
  shop = await seedShop(open.db, key, CROWD);
  await queueMessages(open.db, shop, { purpose: 'utility', sourceType: 'receiptStory' });
  provider.answer(shop.senderId, 'hangs');
});
afterAll(async () => {
  await open.close();
  await database.drop();
  await provider.close();
  removeDataDir(dataDir);
});

it('a worker that is stopped while its provider is slow returns unstarted messages and leaves none uncertain', async () => {
  const worker = await startWorker();
  await waitFor('messages that hang', () => Promise.resolve(started() > 0));
  const stopped = worker.stop();
  await waitFor('what is not begun back in the queue', async () => (await queued()) === CROWD - started());
  provider.release();
  await stopped;
  // Counted after the stop, because a worker that had started all of its messages may claim more before it is asked to stop.
  const first = started();
  expect(first).toBeLessThan(CROWD);
  expect(await worker.ended).toContain('exit code 0');
  expect(await states()).toEqual({ queued: CROWD - first, sent: first });

  const next = await startWorker();
  await waitFor('all sent', async () => (await states())['sent'] === CROWD);
  await next.stop();
  expect(started()).toBe(CROWD);
  expect(new Set(provider.handedOver(shop.senderId)).size).toBe(CROWD);
});

it.runIf(IS_DEEP)(
  'a worker that may wait only five seconds ends after them, and has returned unstarted messages',
  async () => {
    const worker = await startWorker({ BELLBIRD_STOP_SECONDS: '5' });
    await waitFor('messages that hang', () => Promise.resolve(started() > 0));
    await worker.stop();
    expect(await worker.ended).toContain('exit code 1');
    expect(started()).toBeLessThan(CROWD);
    expect(await queued()).toBe(CROWD - started());
  },
);

function started(): number {
  return provider.handedOver(shop.senderId).length;
}

async function queued(): Promise<number> {
  const { rows } = await open.pool.query<{ count: number }>(
    `select count(*)::int as count from outbox where state = 'queued' and sender_id = $1`,
    [shop.senderId],
  );
  return rows[0]?.count ?? 0;
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await open.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from messages where shop_id = $1 group by state',
    [shop.shopId],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

function startWorker(settings: Record<string, string> = {}) {
  const env = {
    ...process.env,
    ...sandbox,
    BELLBIRD_META_GRAPH_URL: provider.url,
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_HEALTH_PORT: '0',
    BELLBIRD_LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    BELLBIRD_STOP_SECONDS: '60',
    ...settings,
  };
  return startProgram('worker', SERVER_PROGRAM, env, ['--role=worker']);
}
