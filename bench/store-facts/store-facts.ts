import type pg from 'pg';
import { fireCampaignTimers } from '#features/product/automations/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { openLogger } from '#platform/logging/logger.ts';
import type { RunningProgram } from '#tools/start/start-program.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { withWorker, type WorkerBench } from '../worker/with-worker.ts';
import { postStoreWebhooks, type Store, type StoreWebhook } from './post-store-webhooks.ts';
import { checkout, seedShops, webhookSource } from './store-webhooks.ts';

const PER_SECOND = amount(1000, 100);
const DRAINED_WITHIN_MS = 600_000;
const SECONDS = amount(60, 10);
const WARM_UP_SECONDS = amount(10, 2);
const CHECKOUTS_ALONE = amount(100, 20);
const WAITING = amount(1_000_000, 100_000);
const LOOKS = 300;
const ACCEPT_LIMIT_MS = 1000;
const TIMER_LIMIT_MS = 1000;

/** Measures a thousand store webhooks a second, from the endpoint to the mirrored data and the timers. */
export function benchStoreFacts(): Promise<void> {
  return withWorker(async (bench) => {
    const { pool } = bench;
    const shopUrls = await seedShops(bench);
    const worker = await bench.startWorker();
    const store = { apiUrl: await bench.startApi(), secret: bench.storeSecret };
    const next = webhookSource(shopUrls);
    await postStoreWebhooks(store, { perSecond: PER_SECOND / 2, seconds: WARM_UP_SECONDS, next });
    await waitFor('the warm-up', () => isQuiet(pool), DRAINED_WITHIN_MS);
    await measureFlood(bench, worker, store, next);
    await measureTimer(pool, store, shopUrls);
    await measurePolls(bench);
  });
}

async function measureFlood(
  { pool }: WorkerBench,
  worker: RunningProgram,
  store: Store,
  next: () => StoreWebhook,
): Promise<void> {
  const before = await cpuTimes(pool, worker);
  const lags: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      lags.push((await lagOf(pool)).oldestMs);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  const startMs = performance.now();
  const answers = await postStoreWebhooks(store, { perSecond: PER_SECOND, seconds: SECONDS, next });
  const postedMs = performance.now() - startMs;
  isOver = true;
  await watching;
  const { waiting } = await lagOf(pool);
  await waitFor('all to be applied', async () => (await lagOf(pool)).waiting === 0, DRAINED_WITHIN_MS);
  const appliedMs = performance.now() - startMs;
  const after = await cpuTimes(pool, worker);
  const print = (figure: string, value: number, unit: string, limit: number | null) =>
    printFigure({ bench: 'store-facts', figure, value, unit, limit });
  print('webhooks accepted', answers.length / (postedMs / 1000), '1/s', PER_SECOND);
  print('answer, p99', share(answers, 0.99), 'ms', ACCEPT_LIMIT_MS);
  print('webhooks applied', answers.length / (appliedMs / 1000), '1/s', PER_SECOND);
  print('left to be applied after the last answer', waiting, 'webhooks', null);
  const spent = (cpu: keyof typeof after) => ((after[cpu] - before[cpu]) * 1000) / answers.length;
  print('CPU of the worker for a webhook', spent('program'), 'µs', null);
  print('CPU of PostgreSQL for a webhook, stored and applied', spent('database'), 'µs', null);
  const half = Math.floor(lags.length / 2);
  print('oldest that waits, the first half, at most', Math.max(...lags.slice(0, half)), 'ms', null);
  print('oldest that waits, the second half, at most', Math.max(...lags.slice(half)), 'ms', null);
}

/** Measures the time from an idle checkout to its reminder's timer, for one checkout after another. */
async function measureTimer(pool: pg.Pool, store: Store, [shopUrl = '']: readonly string[]): Promise<void> {
  const took: number[] = [];
  for (let nth = 0; nth < CHECKOUTS_ALONE; nth += 1) {
    const token = `alone-${nth}`;
    const startMs = performance.now();
    const next = () => ({ shopUrl, topic: 'checkouts/update', body: checkout(token, nth) });
    await postStoreWebhooks(store, { perSecond: 1, seconds: 0.001, next });
    await waitFor('its timer', async () => {
      const { rows } = await pool.query('select 1 from timers where subject = $1', [`checkout:${token}`]);
      return rows.length > 0;
    });
    took.push(performance.now() - startMs);
  }
  const value = share(
    took.toSorted((one, other) => one - other),
    0.99,
  );
  printFigure({
    bench: 'store-facts',
    figure: 'checkout to timer, p99',
    value,
    unit: 'ms',
    limit: TIMER_LIMIT_MS,
  });
}

/** Measures the checks that a worker makes several times a second when nothing is due. */
async function measurePolls({ pool, db }: WorkerBench): Promise<void> {
  const alone = await look(db);
  await pool.query(
    `insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
     select (select min(shop_id) from shops), 'waiting:' || n, 'abandonedCart', 'checkout:waiting' || n,
       now() + interval '1 day' + n * interval '1 second', '{}' from generate_series(1, $1::int) n`,
    [WAITING],
  );
  await pool.query('analyze timers');
  const among = await look(db);
  const figure = `a look for due timers among ${WAITING.toLocaleString('en')} more, p95`;
  printFigure({ bench: 'store-facts', figure, value: among * 1000, unit: 'µs', limit: alone * 1000 });
}

async function look(db: WorkerBench['db']): Promise<number> {
  const ctx = { db, log: openLogger('silent', 'bench'), clock: { now: () => new Date() } };
  const took: number[] = [];
  for (let nth = 0; nth < LOOKS; nth += 1) {
    const startMs = performance.now();
    // Nothing is due, so the rest of the context is not used.
    await fireCampaignTimers(ctx as Context);
    took.push(performance.now() - startMs);
  }
  return share(
    took.toSorted((one, other) => one - other),
    0.95,
  );
}

/** Returns whether all webhooks are processed, and all facts about seeded people are counted. */
async function isQuiet(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select 1 from audience_changes limit 1');
  return rows.length === 0 && (await lagOf(pool)).waiting === 0;
}

async function lagOf(pool: pg.Pool): Promise<{ waiting: number; oldestMs: number }> {
  const { rows } = await pool.query<{ waiting: number; oldest: number | null }>(
    `select count(*)::int as waiting, extract(epoch from now() - min(received_at))::float8 * 1000 as oldest
     from webhook_inbox where state = 'new'`,
  );
  return { waiting: rows[0]?.waiting ?? 0, oldestMs: Math.max(0, rows[0]?.oldest ?? 0) };
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
