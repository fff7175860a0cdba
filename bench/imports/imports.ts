import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type { ImportPlan } from '#features/product/imports/contract/import.ts';
import { ImportRunner } from '#features/product/imports/server/wiring.ts';
import { listWaiting } from '#features/product/people/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { seedShop } from '../../tools/test-environment/seeds/seed-shop.ts';
import { printFigure } from '../figure.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { withWorker } from '../worker/with-worker.ts';
import { writeList } from './write-list.ts';

const MESSAGE_BYTES = 8 * 1024 * 1024;
/** More than `max_wal_size`, above which the database recycles its files. */
const WAL_BYTES = 5 * 1024 ** 3;

/** `npm run bench -- imports short` imports a tenth of the rows. */
const ROWS = process.argv[3] === 'short' ? 100_000 : 1_000_000;
const MILLION = 1_000_000;
const [STAGED_LIMIT_MS, ADDED_LIMIT_MS] = [10_000, 40_000];
const NEIGHBOUR_LIMIT_MS = 50;
const POLL_INTERVAL_MS = 20;
const MB = 1024 * 1024;

const PLAN: ImportPlan = {
  delimiter: ',',
  hasHeader: true,
  columns: [
    { target: 'firstName' },
    { target: 'lastName' },
    { target: 'phone' },
    { target: 'consent' },
    { target: 'ignore' },
  ],
  country: 'DE',
  statement: 'At our stand',
};

/**
 * Measures how long reading and checking a list takes, how long adding it takes, and how much this delays another shop.
 */
export function benchImports(): Promise<void> {
  return withWorker(async ({ pool, db, databaseUrl, encryptionKey }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-bench-imports-'));
    const hot = openDatabase(databaseUrl, { connections: 4 });
    const slow = openDatabase(databaseUrl, { connections: 2, limits: SLOW });
    try {
      const shop = await seedShop(db, encryptionKey, 0);
      const neighbour = await seedShop(db, encryptionKey, 100);
      const ctx = {
        db: hot.db,
        pool: hot.pool,
        slowDb: slow.db,
        clock: { now: () => new Date() },
        log: openLogger('error', 'bench'),
        settings: { encryptionKey: randomBytes(32), dataDir: folder, storage: { s3: null } },
      } as unknown as Context;
      const importId = await queueList(ctx, db, shop.shopId, path.join(folder, 'list.csv'));
      await writeBefore(pool);
      const watched = watch(pool, neighbour.shopId);
      await run(ctx, db, pool, importId);
      await putInList(ctx);
      await watched.stop();
      await printRows(pool, shop.shopId);
    } finally {
      await Promise.all([hot.close(), slow.close()]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function queueList(ctx: Context, db: Database, shopId: number, place: string): Promise<string> {
  await writeList(place, ROWS);
  const importId = randomUUID();
  const key = `imports/${shopId}/${importId}.csv`;
  await openStorage(ctx.settings).put(key, { path: place, contentType: 'text/csv' });
  await db
    .insertInto('imports')
    .values({
      shop_id: shopId,
      import_id: importId,
      name: 'Bench',
      state: 'queued',
      file_key: key,
      file_bytes: statSync(place).size,
      file_encoding: 'utf-8',
      plan: JSON.stringify(PLAN),
      due_at: new Date(),
      created_at: new Date(),
    })
    .execute();
  return importId;
}

async function run(ctx: Context, db: Database, pool: pg.Pool, importId: string): Promise<void> {
  const runner = new ImportRunner(ctx, openStorage(ctx.settings));
  const begunMs = performance.now();
  let stagedMs: number | null = null;
  const before = await cpuTimes(pool, { pid: process.pid });
  let staged = before;
  while (await runner.runNext()) {
    if (stagedMs !== null) continue;
    const row = await db
      .selectFrom('imports')
      .select('state')
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow();
    if (row.state !== 'adding') continue;
    stagedMs = performance.now() - begunMs;
    staged = await cpuTimes(pool, { pid: process.pid });
  }
  const share = ROWS / MILLION;
  print(`${ROWS} rows checked in full and staged`, stagedMs ?? 0, 'ms', STAGED_LIMIT_MS * share);
  print(
    `${ROWS} rows from the file to subscribers`,
    performance.now() - begunMs,
    'ms',
    ADDED_LIMIT_MS * share,
  );
  const added = await cpuTimes(pool, { pid: process.pid });
  const microseconds = (from: typeof before, to: typeof before, of: 'program' | 'database') =>
    ((to[of] - from[of]) * 1000) / ROWS;
  for (const [what, from, to] of [
    ['staging', before, staged],
    ['adding', staged, added],
  ] as const)
    for (const [name, of] of [
      ['this process', 'program'],
      ['PostgreSQL', 'database'],
    ] as const)
      print(`CPU of ${name} for a row, ${what}`, microseconds(from, to, of), 'µs', null);
}

/** Adds the imported people to the subscriber list, which happens after the import. */
async function putInList(ctx: Context): Promise<void> {
  const begunMs = performance.now();
  const before = await cpuTimes(ctx.pool, { pid: process.pid });
  while (await listWaiting(ctx, { quietMs: 0 }));
  print('after that, until all are in the list of subscribers', performance.now() - begunMs, 'ms', null);
  const after = await cpuTimes(ctx.pool, { pid: process.pid });
  const microseconds = ((after.database - before.database) * 1000) / ROWS;
  print('CPU of PostgreSQL for a row, listing', microseconds, 'µs', null);
}

/**
 * Measures every few milliseconds what others notice: the time of another shop's small write, and this process's delay
 * and memory.
 */
function watch(pool: pg.Pool, shopId: number): { stop: () => Promise<void> } {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const took: number[] = [];
  const begunBytes = process.memoryUsage().rss;
  let mostBytes = begunBytes;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const startedMs = performance.now();
      await writeOnce(pool, shopId);
      took.push(performance.now() - startedMs);
      mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await looking;
      delay.disable();
      const sorted = took.toSorted((one, other) => one - other);
      const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
      print('a small write of another shop meanwhile, p50', share(0.5), 'ms', null);
      print('a small write of another shop meanwhile, p99', share(0.99), 'ms', NEIGHBOUR_LIMIT_MS);
      print('how long this process heard nobody, p99', delay.percentile(99) / 1e6, 'ms', null);
      print('memory before', begunBytes / MB, 'MB', null);
      print('most memory', mostBytes / MB, 'MB', null);
      print('load of the machine, last minute, in hundredths', (loadavg()[0] ?? 0) * 100, '', null);
    },
  };
}

/** Makes a small write, like the effect of a receipt. */
async function writeOnce(pool: pg.Pool, shopId: number): Promise<void> {
  await pool.query(
    `update subscribers set last_inbound_at = now() where (shop_id, subscriber_id) in (
       select shop_id, subscriber_id from subscribers where shop_id = $1 limit 1)`,
    [shopId],
  );
}

async function printRows(pool: pg.Pool, shopId: number): Promise<void> {
  const { rows } = await pool.query<{ state: string; population: number; agreed: number }>(
    'select state, population, people_agreed as agreed from imports where shop_id = $1',
    [shopId],
  );
  if (rows[0]?.state !== 'completed') throw new Error(`the import is ${rows[0]?.state}`);
  print('people on the list', rows[0].population, 'people', null);
  print('of those, who agreed', rows[0].agreed, 'people', null);
}

function print(figure: string, value: number, unit: string, limit: number | null): void {
  printFigure({ bench: 'imports', figure, value, unit, limit });
}

/**
 * Makes the database write as much WAL as in hours of work, so that it has files to recycle. A new cluster first fills
 * each new file with zeros, for which each commit waits 50 to 120 ms.
 */
async function writeBefore(pool: pg.Pool): Promise<void> {
  for (let written = 0; written < WAL_BYTES; written += MESSAGE_BYTES)
    await pool.query(`select pg_logical_emit_message(false, 'bench', repeat('.', ${MESSAGE_BYTES}))`);
}
