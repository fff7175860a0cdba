import { verifyRows, type Checked } from '#features/operation/server/index.ts';
import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { endWithWords } from '../run/end-with-words.ts';
import { reachDatabase } from '../start/reach-database.ts';

const HOUR_MS = 3_600_000;

/**
 * `npm run verify`: checks every invariant of the rows of a database in use, and prints one line for each. `--hourly`
 * checks what a worker checks every hour: what changed in the last two days, without the recounts. Reads only. Ends with
 * 1, and names the rows, where an invariant is broken.
 */
await endWithWords(async () => {
  const { hourly: isHourly } = readFlags(process.argv.slice(2), { hourly: { type: 'boolean' } });
  const database = await reachDatabase(readDatabasePlace(process.env));
  const { db, close } = openDatabase(database.url, { connections: 1, limits: SLOW, name: 'bellbird verify' });
  const [now, startMs] = [new Date(), performance.now()];
  const checked = await verifyRows(
    db,
    { now, since: isHourly ? new Date(now.getTime() - 48 * HOUR_MS) : null },
    { kinds: isHourly ? ['rows', 'progress'] : ['rows', 'progress', 'recount'], report },
  );
  await close();
  await database.stop();
  const broken = checked.filter(({ violations }) => violations.length > 0).length;
  const outcome = broken === 0 ? 'Every invariant holds.' : `${broken} of ${checked.length} are broken.`;
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${outcome} (${seconds} s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB)`);
  if (broken > 0) process.exit(1);
});

function report({ name, holds, violations, tookMs }: Checked): void {
  const seconds = (tookMs / 1000).toFixed(1);
  if (violations.length === 0) return console.log(`ok      ${seconds} s  ${name}: ${holds}`);
  console.log(`BROKEN  ${seconds} s  ${name}: ${holds} Not so: ${violations.join(', ')}`);
}
