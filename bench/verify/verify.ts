import { spawnSync } from 'node:child_process';
import { YEAR } from '../dashboards/seed-year.ts';
import { printBound } from '../figure.ts';
import { withSeededWorker } from '../worker/with-worker.ts';

const LIMIT_SECONDS = 60;
const LIMIT_MB = 200;

/**
 * Measures the time and memory of the hourly `npm run verify` in a shop of `BENCH_PEOPLE` (1,000,000 by default) with
 * ten times as many messages. The rows of this shop have no ledger and random ids. The check therefore finds many
 * violations and has to read all messages, which is the worst case.
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
