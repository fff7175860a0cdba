import type pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { reservePort } from '#tools/test-environment/reserve-ports.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { benchEnvironment } from '../worker/bench-environment.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { startPlainServer } from '../worker/start-plain-server.ts';
import { clickLinks } from './click-links.ts';

const LINKS = amount(1000, 100);
const CLICKS = amount(20_000, 3_000);
const CPU = [
  ['CPU of a click, API', 'program'],
  ['CPU of a click, database', 'database'],
] as const;
const COUNTED_WITHIN_MS = 60_000;
const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
/** Opens each link first, as a preview does, which warms up the server. Not counted. */
const PREVIEW = 'WhatsApp/2.24';

/**
 * Measures how long a shopper waits for a short link's redirect. The limit is a server that redirects without a lookup.
 */
export async function benchLinks(): Promise<void> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  const plain = await startPlainServer(new URL('./plain-redirect.ts', import.meta.url));
  try {
    await migrate(postgres.url);
    const { pool, db, close } = openDatabase(postgres.url);
    const port = await reservePort();
    const env = benchEnvironment({ dataDir, databaseUrl: postgres.url, port });
    const shop = await seedShop(db, Buffer.from(env.BELLBIRD_ENCRYPTION_KEY, 'base64'), LINKS);
    // The API creates the month's partition before the first message is written.
    const api = await startProgram('api', SERVER_PROGRAM, env, ['--role=api']);
    const codes = await makeLinks(pool, db, shop);
    await measure({ plain: plain.url, api: `http://127.0.0.1:${port}` }, codes, () => cpuTimes(pool, api));
    await requireAllCounted(pool, shop);
    await api.stop();
    await close();
  } finally {
    plain.child.kill();
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function measure(
  urls: { plain: string; api: string },
  codes: readonly string[],
  readCpu: () => ReturnType<typeof cpuTimes>,
): Promise<void> {
  for (const url of [urls.plain, urls.api])
    await clickLinks(url, codes, { clicks: LINKS, userAgent: PREVIEW });
  const limit = await clickLinks(urls.plain, codes, { clicks: CLICKS, userAgent: PERSON });
  const before = await readCpu();
  const clicked = await clickLinks(urls.api, codes, { clicks: CLICKS, userAgent: PERSON });
  const after = await readCpu();
  const inMicroseconds = { bench: 'links', unit: 'µs' };
  printFigure({
    ...inMicroseconds,
    figure: 'redirect, p50',
    value: clicked.p50Ms * 1000,
    limit: limit.p50Ms * 1000,
  });
  printFigure({
    ...inMicroseconds,
    figure: 'redirect, p99',
    value: clicked.p99Ms * 1000,
    limit: limit.p99Ms * 1000,
  });
  // Other programs change the waiting time, but hardly the CPU time.
  for (const [figure, part] of CPU)
    printFigure({
      ...inMicroseconds,
      figure,
      value: ((after[part] - before[part]) * 1000) / CLICKS,
      limit: null,
    });
}

/** Creates one delivered message with a link for each link. Returns the links' codes. */
async function makeLinks(pool: pg.Pool, db: Database, shop: SeededShop): Promise<string[]> {
  await queueMessages(db, shop);
  await pool.query('delete from outbox where shop_id = $1', [shop.shopId]);
  await pool.query(
    `update messages set state = 'delivered', sent_at = created_at, delivered_at = created_at,
       provider_message_id = 'wamid.' || message_id where shop_id = $1`,
    [shop.shopId],
  );
  const { rows } = await pool.query<{ code: string }>('select code from short_links where shop_id = $1', [
    shop.shopId,
  ]);
  await pool.query('vacuum analyze messages, short_links');
  return rows.map(({ code }) => code);
}

/** Throws unless every click has been counted. Otherwise the figure would be worthless. */
async function requireAllCounted(pool: pg.Pool, { shopId }: SeededShop): Promise<void> {
  await waitFor(
    `${CLICKS} clicks on ${LINKS} messages`,
    async () => {
      const { rows } = await pool.query<{ touches: number; clicked: number; counted: number }>(
        `select (select count(*)::int from touches where shop_id = $1 and kind = 'click') as touches,
           (select count(*)::int from messages where shop_id = $1 and clicked_at is not null) as clicked,
           (select coalesce(sum(clicked), 0)::int from daily_rollups where shop_id = $1) as counted`,
        [shopId],
      );
      const [found] = rows;
      // One click for each message and minute.
      return (
        found !== undefined && found.touches >= LINKS && found.clicked === LINKS && found.counted === LINKS
      );
    },
    COUNTED_WITHIN_MS,
  );
}
