import type pg from 'pg';
import { NO_SETTINGS } from '#features/product/automations/contract/drip-settings.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printBound } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';

const BACKLOG = amount(20_000, 1_000);
const TIMERS = amount(100, 5);
const LIMIT_MS = 1000;

/** Measures how late one shop's timers fire while 20,000 due timers of another shop wait. */
export function benchTimersBehind(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, startWorker }) => {
    const loud = await seedShop(db, encryptionKey, 0);
    const quiet = await seedShop(db, encryptionKey, 0);
    const [loudDrip, quietDrip] = [await addDrip(pool, loud), await addDrip(pool, quiet)];
    let added = 0;
    const addTimers = async (count: number) => {
      await pool.query(
        `insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
         select $1, 'due:' || n, 'abandonedCart', 'checkout:none-' || n, $2, jsonb_build_object('dripId', $3::text)
         from generate_series($4::int + 1, $4::int + $5::int) n`,
        [loud.shopId, new Date(), loudDrip, added, count],
      );
      added += count;
    };
    await addTimers(BACKLOG);
    await pool.query('analyze timers');
    const worker = await startWorker();
    const lateMs: number[] = [];
    for (let nth = 0; nth < TIMERS; nth += 1) {
      // A fast machine fires the backlog before the last timer is measured.
      if ((await countTimers(pool, loud)) < BACKLOG / 2) await addTimers(BACKLOG);
      lateMs.push(await fireOne(pool, quiet, quietDrip));
    }
    const left = await countTimers(pool, loud);
    await worker.stop();
    if (left === 0) throw new Error('The other shop’s timers were over before the last one was measured.');
    lateMs.sort((one, other) => one - other);
    printBound({
      bench: 'fairness',
      figure: `timer behind ${BACKLOG} due timers of another shop, p99`,
      value: lateMs[Math.ceil(lateMs.length * 0.99) - 1] ?? 0,
      unit: 'ms',
      limit: LIMIT_MS,
    });
  });
}

async function fireOne(pool: pg.Pool, { shopId }: SeededShop, dripId: string): Promise<number> {
  const startMs = performance.now();
  await pool.query(
    `insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
     values ($1, 'quiet', 'abandonedCart', 'checkout:none', $2, jsonb_build_object('dripId', $3::text))`,
    [shopId, new Date(), dripId],
  );
  await waitFor('the timer', async () => (await countTimers(pool, { shopId })) === 0);
  return performance.now() - startMs;
}

async function countTimers(pool: pg.Pool, { shopId }: Pick<SeededShop, 'shopId'>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from timers where shop_id = $1',
    [shopId],
  );
  return rows[0]?.count ?? 0;
}

/** Adds the first reminder of the shop's abandoned cart campaign. Returns its id. */
async function addDrip(pool: pg.Pool, { shopId }: SeededShop): Promise<string> {
  const { rows } = await pool.query<{ drip_id: string }>(
    `with flow as (
       insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, changed_at)
       values ($1, gen_random_uuid(), 'WA', 'abandonedCart', 'cart_reminder_1_offer', now()) returning flow_id
     )
     insert into drips (shop_id, drip_id, channel, type, drip_index, delay_seconds, time_box, flow_id, settings)
     select $1, gen_random_uuid(), 'WA', 'abandonedCart', 'abandonedCart1', 3600, '{}', flow_id, $2 from flow returning drip_id`,
    [shopId, JSON.stringify(NO_SETTINGS)],
  );
  return rows[0]?.drip_id ?? '';
}
