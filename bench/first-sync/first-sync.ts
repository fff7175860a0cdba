import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { DEMO_SHOP, seedDemoShop } from '#tools/seed/seed-demo-shop.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { startEnvironment, type TestEnvironment } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { peakMegabytes } from '../worker/peak-memory.ts';

const ORDERS = amount(50_000, 2000);
const LIMIT_SECONDS = 180;
const GIVEN_UP_AFTER_MS = 1_800_000;

/** A store with history installs the app. Measures how long bulk operations take until all its data is here. */
export async function benchFirstSync(): Promise<void> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(postgres.url);
    const environment = await startEnvironment({
      databaseUrl: postgres.url,
      isInstalled: false,
      role: 'api',
    });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    try {
      await measure(environment, pool);
    } finally {
      await pool.end();
      await environment.stop();
    }
  } finally {
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function measure(environment: TestEnvironment, pool: pg.Pool): Promise<void> {
  await environment.control(`/shops/${DEMO_SHOP}/orders/bulk`, { count: ORDERS });
  const [, , worker] = environment.programs;
  if (!worker) throw new Error('There is no worker');
  const before = await cpuTimes(pool, worker);
  const startMs = performance.now();
  await seedDemoShop(environment);
  const isDone = async () => (await partsLeft(pool)) === 0;
  await waitFor('the store to be fetched', isDone, GIVEN_UP_AFTER_MS);
  const seconds = (performance.now() - startMs) / 1000;
  const after = await cpuTimes(pool, worker);
  const orders = await countOrders(pool);
  if (orders !== ORDERS) throw new Error(`${orders} of ${ORDERS} orders are here`);
  const print = (figure: string, value: number, unit: string, limit: number | null) =>
    printFigure({ bench: 'first-sync', figure, value, unit, limit });
  print(`from the installation to the last of ${ORDERS} orders`, seconds, 's', LIMIT_SECONDS);
  const spent = (cpu: keyof typeof after) => ((after[cpu] - before[cpu]) * 1000) / ORDERS;
  print('CPU of the worker for an order', spent('program'), 'µs', null);
  print('CPU of PostgreSQL for an order', spent('database'), 'µs', null);
  print('most memory of the worker', (worker.pid && peakMegabytes(worker.pid)) || Number.NaN, 'MB', null);
}

/** Returns how many parts of the store are missing; one before the sync has started. */
async function partsLeft(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select case when count(*) = 0 then 1 else count(*) filter (where state <> 'done') end::int as left from store_syncs`,
  );
  return rows[0]?.left ?? 1;
}

async function countOrders(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from orders');
  return rows[0]?.count ?? 0;
}
