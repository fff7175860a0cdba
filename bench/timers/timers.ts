import type pg from 'pg';
import { NO_SETTINGS, type DripSettings } from '#features/product/automations/contract/drip-settings.ts';
import { addCartReminder } from '#tools/test-environment/seeds/add-cart-reminder.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { cpuTimes } from '../worker/cpu-time.ts';
import { withWorker, type WorkerBench } from '../worker/with-worker.ts';
import { decisionCost } from './decision-cost.ts';

const WAITING = amount(1_000_000, 100_000);
const AT_ONCE = 100_000;
const DUE = amount(10_000, 1_000);
const WITHIN_SECONDS = amount(60, 10);
const LIMIT_MS = 1000;
const CPU = [
  ['worker, a reminder', 'program'],
  ['database, a reminder', 'database'],
] as const;
/** The maximum cost of storing a reminder's decision, as a share of the reminder's cost. */
const MOST_OF_A_REMINDER = 0.05;
const DISCOUNT_SETTINGS: DripSettings = {
  ...NO_SETTINGS,
  discount: { type: 'unique', code: '', percentage: 10, expiry: { magnitude: 1, unit: 'Hours' } },
};

/** Measures how late 10,000 reminders that are due within one minute are decided, while a million later timers wait. */
export function benchTimers(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, startWorker }) => {
    const shop = await seedShop(db, encryptionKey, DUE);
    await seedWaiting(pool, shop);
    const worker = await startWorker();
    await seedDue({ pool, db }, shop);
    // Autovacuum does this within a minute of such a change.
    await pool.query('analyze');
    const before = await cpuTimes(pool, worker);
    const isDone = async () => (await countReminders(pool, shop)) === DUE;
    await waitFor('all reminders', isDone, (WITHIN_SECONDS + 60) * 1000);
    const after = await cpuTimes(pool, worker);
    await worker.stop();
    const { rows } = await pool.query<{ p99: string }>(
      `select percentile_disc(0.99) within group (order by extract(epoch from m.created_at - c.store_updated_at) - 3600) * 1000 as p99
       from messages m join checkouts c on c.shop_id = m.shop_id and c.checkout_token = m.source_event where m.shop_id = $1`,
      [shop.shopId],
    );
    const p99 = Number(rows[0]?.p99 ?? 0);
    printFigure({ bench: 'timers', figure: 'due to decided, p99', value: p99, unit: 'ms', limit: LIMIT_MS });
    // Includes all work of the worker meanwhile: sending the reminders, and polling once all are sent.
    let reminder = 0;
    for (const [figure, part] of CPU) {
      const value = ((after[part] - before[part]) * 1000) / DUE;
      reminder += value;
      printFigure({ bench: 'timers', figure, value, unit: 'µs of CPU', limit: null });
    }
    const value = await decisionCost(pool, db, shop);
    const limit = reminder * MOST_OF_A_REMINDER;
    printFigure({ bench: 'timers', figure: 'its decision, both', value, unit: 'µs of CPU', limit });
  });
}

/** In parts, because one statement for all would exceed the time limit on a slow machine. */
async function seedWaiting(pool: pg.Pool, { shopId }: SeededShop): Promise<void> {
  for (let first = 1; first <= WAITING; first += AT_ONCE)
    await pool.query(
      `insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
       select $1, 'waiting:' || n, 'abandonedCart', 'checkout:waiting' || n, now() + interval '1 day' + n * interval '1 second', '{}'
       from generate_series($2::int, $3::int) n`,
      [shopId, first, Math.min(WAITING, first + AT_ONCE - 1)],
    );
}

/** Adds one idle cart for each subscriber, each a fraction of a second later than the previous one. */
async function seedDue(
  { pool, db }: Pick<WorkerBench, 'pool' | 'db'>,
  { shopId }: SeededShop,
): Promise<void> {
  const dripId = await addCartReminder(db, shopId, { delaySeconds: 3600, settings: DISCOUNT_SETTINGS });
  await pool.query(
    `with carts as (
       select phone_e164, 'due' || row_number() over () as token,
         now() + interval '2 seconds' + row_number() over () * make_interval(secs => $3::float8 / $4) as due_at
       from subscribers where shop_id = $1
     ), written as (
       insert into checkouts (shop_id, checkout_token, phone_e164, currency, total_minor, line_items, recover_url, store_created_at, store_updated_at)
       select $1, token, phone_e164, 'EUR', 2400, '[{"productId":null,"variantId":null,"title":"Mug","quantity":1,"priceMinor":2400}]',
         'https://bench.example/cart', due_at - interval '1 hour', due_at - interval '1 hour' from carts
     )
     insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
     select $1, 'due:' || token, 'abandonedCart', 'checkout:' || token, due_at,
       jsonb_build_object('dripId', $2::text, 'eventAt', due_at - interval '1 hour') from carts`,
    [shopId, dripId, WITHIN_SECONDS, DUE],
  );
}

async function countReminders(pool: pg.Pool, { shopId }: SeededShop): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from message_keys where shop_id = $1',
    [shopId],
  );
  return rows[0]?.count ?? 0;
}
