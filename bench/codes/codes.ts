import pg from 'pg';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { startEnvironment, type TestEnvironment } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';

const MESSAGES = 1000;
const WITHIN_SECONDS = 60;

/**
 * Measures how 1,000 messages of one shop wait for individual codes from a store with the rate limit of the cheapest
 * plan.
 */
export async function benchCodes(): Promise<void> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(postgres.url);
    const environment = await startEnvironment({ databaseUrl: postgres.url });
    const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    try {
      await measure(environment, { pool, url: postgres.url });
    } finally {
      await pool.end();
      await environment.stop();
    }
  } finally {
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function measure(
  environment: TestEnvironment,
  { pool, url }: { pool: pg.Pool; url: string },
): Promise<void> {
  const { db, close } = openDatabase(url);
  await queueWithCodes(pool, db);
  await close();
  const startMs = performance.now();
  const isDone = async () => (await countMade(pool)) === MESSAGES;
  await waitFor('all codes', isDone, 5 * WITHIN_SECONDS * 1000);
  const seconds = (performance.now() - startMs) / 1000;
  printFigure({
    bench: 'codes',
    figure: 'from the queue to a code in the store',
    value: MESSAGES / seconds,
    unit: 'messages/s',
    limit: MESSAGES / WITHIN_SECONDS,
  });
  const codes = await environment.control<{ code: string; id: number }[]>(`/shops/${DEMO_SHOP}/discounts`);
  const ours = codes.filter(({ code }) => code.startsWith('BELL-'));
  printFigure({
    bench: 'codes',
    figure: 'codes in the store',
    value: ours.length,
    unit: 'codes',
    limit: MESSAGES,
  });
  const discounts = new Set(ours.map(({ id }) => id)).size;
  printFigure({
    bench: 'codes',
    figure: 'discounts that hold them',
    value: discounts,
    unit: 'discounts',
    limit: null,
  });
}

async function queueWithCodes(pool: pg.Pool, db: Database): Promise<void> {
  const { rows } = await pool.query<{ shop_id: number; sender_id: string }>(
    `select shop_id, sender_id from senders join shops using (shop_id) where shop_url = $1`,
    [DEMO_SHOP],
  );
  const shopId = rows[0]?.shop_id ?? 0;
  await pool.query(`update campaigns set is_on = true`);
  await pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     select $1, gen_random_uuid(), 'WA', '+4915' || lpad((n * 10000 + 6600)::text, 9, '0'), true, now(), now()
     from generate_series(1, $2::int) n`,
    [shopId, MESSAGES],
  );
  await queueMessages(db, { shopId, senderId: rows[0]?.sender_id ?? '' }, { delaySeconds: 24 * 3600 });
  await pool.query(
    `with coded as (
       update messages set discount_code = 'BELL-' || upper(right(message_id::text, 10)),
         verdict = jsonb_build_object('discount', jsonb_build_object('code', 'BELL-' || upper(right(message_id::text, 10)),
           'percent', 10, 'validSeconds', 259200))
       where shop_id = $1 returning message_id
     )
     update outbox o set due_at = now() - interval '1 day' from coded c where c.message_id = o.message_id`,
    [shopId],
  );
}

async function countMade(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from messages where verdict #> '{discount,endsAt}' is not null`,
  );
  return rows[0]?.count ?? 0;
}
