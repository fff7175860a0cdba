import { spawnSync } from 'node:child_process';
import { YEAR } from '../dashboards/seed-year.ts';
import { printBound } from '../figure.ts';
import { withSeededWorker } from '../worker/with-worker.ts';

const LIMIT_SECONDS = 60;
const LIMIT_MB = 200;

/**
 * How long the hourly part of `npm run verify` takes in a shop of `BENCH_PEOPLE` (1,000,000 unless told) with ten times
 * as many messages, and how much memory. The rows of this shop have no ledger and random ids, so that it finds much and
 * has to read all messages: the worst case.
 */
export function benchVerify(): Promise<void> {
  return withSeededWorker(YEAR, async ({ databaseUrl }) => {
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
