import {
  verifyRecounts,
  verifyRows,
  type Checked,
  type RecountSpan,
} from '#features/administration/operation/server/wiring.ts';
import { HOUR_MS } from '#platform/clock/durations.ts';
import { readDatabasePlace } from '#platform/config/database-place.ts';
import { readFlags } from '#platform/config/read-flags.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { runAndExit } from '../run/run-and-exit.ts';
import { reachDatabase } from '../start/reach-database.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `npm run verify` checks every invariant of the rows of a database in use, and prints one line for each. It only
 * reads. If an invariant is broken, it names the rows and exits with 1.
 * `--hourly` checks what a worker checks every hour: the changes of the last two days, without the recounts.
 * `--from-shop 17` only recounts, starting with that shop; a stopped command prints the shop to continue with.
 * `--from-day 2026-01-31` leaves earlier days out of the recounts.
 */
await runAndExit(async () => {
  const flags = readFlags(process.argv.slice(2), {
    hourly: { type: 'boolean' },
    'from-shop': { type: 'string' },
    'from-day': { type: 'string' },
  });
  const span = { fromShop: readShop(flags['from-shop']), fromDay: readDay(flags['from-day']) };
  const database = await reachDatabase(readDatabasePlace(process.env));
  const { db, close } = openDatabase(database.url, { connections: 1, limits: SLOW, name: 'bellbird verify' });
  const [now, startMs] = [new Date(), performance.now()];
  const since = flags.hourly ? new Date(now.getTime() - 48 * HOUR_MS) : null;
  const kinds = flags.hourly ? (['rows', 'progress'] as const) : (['rows', 'whole', 'progress'] as const);
  const checked: Checked[] = [];
  if (flags['from-shop'] === undefined)
    checked.push(...(await verifyRows(db, { now, since }, { kinds, report })));
  if (!flags.hourly) checked.push(...(await recount(db, span)));
  await close();
  await database.stop();
  const broken = checked.filter(({ violations }) => violations.length > 0).length;
  const outcome = broken === 0 ? 'Every invariant holds.' : `${broken} of ${checked.length} are broken.`;
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${outcome} (${seconds} s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB)`);
  if (broken > 0) process.exit(1);
});

async function recount(db: Database, span: RecountSpan): Promise<Checked[]> {
  let shop: number | null = null;
  const sayWhere = () => {
    const from = span.fromDay === null ? '' : ` --from-day ${span.fromDay}`;
    if (shop !== null) console.log(`Stopped. Go on with: npm run verify -- --from-shop ${shop}${from}`);
    process.exit(130);
  };
  process.once('SIGINT', sayWhere).once('SIGTERM', sayWhere);
  const checked = await verifyRecounts(db, { ...span, begin: (shopId) => (shop = shopId) });
  checked.forEach(report);
  return checked;
}

function readShop(given: string | undefined): number {
  if (given === undefined) return 0;
  if (!/^\d{1,15}$/.test(given))
    throw new Error('--from-shop takes the number of a shop, as verify printed it.');
  return Number(given);
}

function readDay(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (!DAY.test(given) || Number.isNaN(Date.parse(given)))
    throw new Error('--from-day takes a day, such as 2026-01-31.');
  return given;
}

function report({ name, holds, violations, tookMs }: Checked): void {
  const seconds = (tookMs / 1000).toFixed(1);
  if (violations.length === 0) return console.log(`ok      ${seconds} s  ${name}: ${holds}`);
  console.log(`BROKEN  ${seconds} s  ${name}: ${holds} Not so: ${violations.join(', ')}`);
}
