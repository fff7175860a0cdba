import type pg from 'pg';
import type { RunningProgram } from '#tools/start/start-program.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { countSent } from '../worker/count-sent.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { withWorker } from '../worker/with-worker.ts';

const MOST_WORKERS = 4;
/** Each shop has its own number, because more workers speed up several numbers, but not one. */
const SHOPS = 8;
const MESSAGES = amount(96_000, 8_000);
/** Sent first and not counted, because newly started programs are still compiling. */
const WARM_UP = MESSAGES / 6;
/** The measured share. The last messages of each number do not count, because other numbers have none left by then. */
const MEASURED = 0.9;
/** Almost as slow as Graph. Without this wait, workers would only compete for the CPU. */
const SINK_MS = 50;
const WITHIN_MS = 180_000;

/**
 * Measures how many messages a second one to four workers send for eight shops, and the connections and CPU of the
 * database. Each number of workers has its own database. The limit is one worker's rate times the number of workers.
 */
export async function benchScale(): Promise<void> {
  let ofOne: number | null = null;
  for (let workers = 1; workers <= MOST_WORKERS; workers += 1) ofOne = await measureWorkers(workers, ofOne);
}

/** Returns the messages a second of each worker. */
async function measureWorkers(count: number, ofOne: number | null): Promise<number> {
  let one = ofOne ?? 0;
  await withWorker(
    async ({ pool, db, encryptionKey, startWorker }) => {
      const shops: SeededShop[] = [];
      for (let nth = 0; nth < SHOPS; nth += 1)
        shops.push(await seedShop(db, encryptionKey, MESSAGES / SHOPS));
      for (const shop of shops) await queueMessages(db, shop);
      const workers = await Promise.all(Array.from({ length: count }, () => startWorker()));
      await sent(pool, shops, WARM_UP);
      const spent = await cpuSince(pool, workers);
      const [startMs, sentBefore] = [performance.now(), await countAll(pool, shops)];
      await sent(pool, shops, MESSAGES * MEASURED);
      const seconds = (performance.now() - startMs) / 1000;
      const perSecond = ((await countAll(pool, shops)) - sentBefore) / seconds;
      if (count === 1) one = perSecond;
      print(count, 'messages sent', perSecond, '1/s', one * count);
      print(count, 'connections held', await countConnections(pool), '', null);
      const { program, database } = await spent();
      print(count, 'of one processor, the database', database / seconds / 10, '%', null);
      print(count, 'of one processor, the workers', program / seconds / 10, '%', null);
    },
    { sinkDelayMs: SINK_MS },
  );
  return one;
}

/** Returns a function that returns the CPU milliseconds of the workers and the database since this call. */
async function cpuSince(pool: pg.Pool, workers: readonly RunningProgram[]) {
  const sum = async () => {
    const times = await Promise.all(workers.map((worker) => cpuTimes(pool, worker)));
    return {
      program: times.reduce((total, { program }) => total + program, 0),
      database: times[0]?.database ?? Number.NaN,
    };
  };
  const before = await sum();
  return async () => {
    const after = await sum();
    return { program: after.program - before.program, database: after.database - before.database };
  };
}

async function countConnections(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ held: number }>(
    'select count(*)::int as held from pg_stat_activity where datname = current_database()',
  );
  return rows[0]?.held ?? Number.NaN;
}

async function sent(pool: pg.Pool, shops: readonly SeededShop[], messages: number): Promise<void> {
  await waitFor(`${messages} to be sent`, async () => (await countAll(pool, shops)) >= messages, WITHIN_MS);
}

async function countAll(pool: pg.Pool, shops: readonly SeededShop[]): Promise<number> {
  const counts = await Promise.all(shops.map(({ shopId }) => countSent(pool, shopId)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function print(workers: number, figure: string, value: number, unit: string, limit: number | null): void {
  printFigure({ bench: 'scale', figure: `${workers} workers: ${figure}`, value, unit, limit });
}
