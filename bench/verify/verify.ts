import { spawnSync } from 'node:child_process';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { insertShop } from '#tools/world/seeds/insert-shop.ts';
import { seedYear } from '../dashboards/seed-year.ts';
import { printBound } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';

const LIMIT_SECONDS = 60;
const LIMIT_MB = 200;

/**
 * How long the hourly part of `npm run verify` takes in a shop of `BENCH_PEOPLE` (1,000,000 unless told) with ten times
 * as many messages, and how much memory. The rows of this shop have no ledger and random ids, so that it finds much and
 * has to read all messages: the worst case.
 */
export function benchVerify(): Promise<void> {
  const people = Number(process.env['BENCH_PEOPLE'] ?? amount(1_000_000, 5000));
  return withWorker(async ({ db, databaseUrl }) => {
    const shopId = await insertShop(db, { time_zone: 'UTC' });
    const slow = openDatabase(databaseUrl, { connections: 1, limits: SLOW });
    await seedYear(slow.pool, shopId, people);
    await slow.close();
    const { stdout } = spawnSync(process.execPath, ['tools/verify.mjs', '--hourly'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    });
    console.log(stdout.replaceAll(/Not so: .*/g, 'Not so.'));
    const [, seconds = 'NaN', megabytes = 'NaN'] = /([\d.]+) s, (\d+) MB/.exec(stdout) ?? [];
    const bench = 'verify';
    printBound({
      bench,
      figure: 'the hourly part takes',
      value: Number(seconds),
      unit: 's',
      limit: LIMIT_SECONDS,
    });
    printBound({
      bench,
      figure: 'memory of its process',
      value: Number(megabytes),
      unit: 'MB',
      limit: LIMIT_MB,
    });
  });
}
