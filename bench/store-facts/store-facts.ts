import type pg from 'pg';
import { NO_SETTINGS } from '#features/automations/contract/drip-settings.ts';
import { fireCampaignTimers } from '#features/automations/server/index.ts';
import type { Context } from '#platform/context.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { seedShop } from '#tools/world/seed-shop.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker, type WorkerBench } from '../worker/with-worker.ts';
import { postStoreWebhooks, type Store, type StoreWebhook } from './post-store-webhooks.ts';

const SHOPS = 100;
const PEOPLE = 1000;
const PER_SECOND = amount(1000, 100);
const DRAINED_WITHIN_MS = 600_000;
const SECONDS = amount(60, 10);
const WARM_UP_SECONDS = amount(10, 2);
const CHECKOUTS_ALONE = amount(100, 20);
const WAITING = amount(1_000_000, 100_000);
const LOOKS = 300;
const ACCEPT_LIMIT_MS = 1000;
const TIMER_LIMIT_MS = 1000;

/** What stores tell at a thousand a second, from the door to the mirror and the timers. */
export function benchStoreFacts(): Promise<void> {
  return withWorker(async (bench) => {
    const { pool } = bench;
    const shopUrls = await seedShops(bench);
    await bench.startWorker();
    const store = { apiUrl: await bench.startApi(), secret: bench.storeSecret };
    const next = tellerOf(shopUrls);
    await postStoreWebhooks(store, { perSecond: PER_SECOND / 2, seconds: WARM_UP_SECONDS, next });
    await waitFor('the warm-up', async () => (await lagOf(pool)).waiting === 0, DRAINED_WITHIN_MS);
    await measureFlood(pool, store, next);
    await measureTimer(pool, store, shopUrls);
    await measureLooks(bench);
  });
}

async function measureFlood(pool: pg.Pool, store: Store, next: () => StoreWebhook): Promise<void> {
  const lags: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      lags.push((await lagOf(pool)).oldestMs);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  const startMs = performance.now();
  const answers = await postStoreWebhooks(store, { perSecond: PER_SECOND, seconds: SECONDS, next });
  const postedMs = performance.now() - startMs;
  isOver = true;
  await watching;
  const { waiting } = await lagOf(pool);
  await waitFor('all to be applied', async () => (await lagOf(pool)).waiting === 0, DRAINED_WITHIN_MS);
  const appliedMs = performance.now() - startMs;
  const print = (figure: string, value: number, unit: string, limit: number | null) =>
    printFigure({ bench: 'store-facts', figure, value, unit, limit });
  print('webhooks accepted', answers.length / (postedMs / 1000), '1/s', PER_SECOND);
  print('answer, p99', share(answers, 0.99), 'ms', ACCEPT_LIMIT_MS);
  print('webhooks applied', answers.length / (appliedMs / 1000), '1/s', PER_SECOND);
  print('left to be applied after the last answer', waiting, 'webhooks', null);
  const half = Math.floor(lags.length / 2);
  print('oldest that waits, the first half, at most', Math.max(...lags.slice(0, half)), 'ms', null);
  print('oldest that waits, the second half, at most', Math.max(...lags.slice(half)), 'ms', null);
}

/** From a checkout that nobody touches any more to the timer of its reminder, one after the other. */
async function measureTimer(pool: pg.Pool, store: Store, [shopUrl = '']: readonly string[]): Promise<void> {
  const took: number[] = [];
  for (let nth = 0; nth < CHECKOUTS_ALONE; nth += 1) {
    const token = `alone-${nth}`;
    const startMs = performance.now();
    const next = () => ({ shopUrl, topic: 'checkouts/update', body: checkout(token, nth) });
    await postStoreWebhooks(store, { perSecond: 1, seconds: 0.001, next });
    await waitFor('its timer', async () => {
      const { rows } = await pool.query('select 1 from timers where subject = $1', [`checkout:${token}`]);
      return rows.length > 0;
    });
    took.push(performance.now() - startMs);
  }
  const value = share(
    took.toSorted((one, other) => one - other),
    0.99,
  );
  printFigure({
    bench: 'store-facts',
    figure: 'checkout to timer, p99',
    value,
    unit: 'ms',
    limit: TIMER_LIMIT_MS,
  });
}

/** What a worker does several times a second for nothing. */
async function measureLooks({ pool, db }: WorkerBench): Promise<void> {
  const alone = await look(db);
  await pool.query(
    `insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
     select (select min(shop_id) from shops), 'waiting:' || n, 'abandonedCart', 'checkout:waiting' || n,
       now() + interval '1 day' + n * interval '1 second', '{}' from generate_series(1, $1::int) n`,
    [WAITING],
  );
  await pool.query('analyze timers');
  const among = await look(db);
  const figure = `a look for due timers among ${WAITING.toLocaleString('en')} more, p95`;
  printFigure({ bench: 'store-facts', figure, value: among * 1000, unit: 'µs', limit: alone * 1000 });
}

async function look(db: WorkerBench['db']): Promise<number> {
  const ctx = { db, log: openLogger('silent', 'bench'), clock: { now: () => new Date() } };
  const took: number[] = [];
  for (let nth = 0; nth < LOOKS; nth += 1) {
    const startMs = performance.now();
    // Nothing is due, so that no more of a context is asked for.
    await fireCampaignTimers(ctx as Context);
    took.push(performance.now() - startMs);
  }
  return share(
    took.toSorted((one, other) => one - other),
    0.95,
  );
}

async function lagOf(pool: pg.Pool): Promise<{ waiting: number; oldestMs: number }> {
  const { rows } = await pool.query<{ waiting: number; oldest: number | null }>(
    `select count(*)::int as waiting, extract(epoch from now() - min(received_at))::float8 * 1000 as oldest
     from webhook_inbox where state = 'new'`,
  );
  return { waiting: rows[0]?.waiting ?? 0, oldestMs: Math.max(0, rows[0]?.oldest ?? 0) };
}

async function seedShops({ pool, db, encryptionKey }: WorkerBench): Promise<string[]> {
  for (let nth = 0; nth < SHOPS; nth += 1) await seedShop(db, encryptionKey, PEOPLE);
  await pool.query(
    `with flow as (
       insert into flows (shop_id, flow_id, channel, campaign_type, flow_key, changed_at)
       select shop_id, gen_random_uuid(), 'WA', 'abandonedCart', 'cart_reminder_1_offer', now() from shops
       returning shop_id, flow_id
     )
     insert into drips (shop_id, drip_id, channel, type, drip_index, delay_seconds, time_box, flow_id, settings)
     select shop_id, gen_random_uuid(), 'WA', 'abandonedCart', 'abandonedCart1', 86400, '{}', flow_id, $1 from flow`,
    [JSON.stringify(NO_SETTINGS)],
  );
  const { rows } = await pool.query<{ shop_url: string }>('select shop_url from shops');
  return rows.map(({ shop_url: url }) => url);
}

/** Four checkouts to one order, from shop to shop, of people who opted in. */
function tellerOf(shopUrls: readonly string[]): () => StoreWebhook {
  let told = 0;
  return () => {
    told += 1;
    const shopUrl = shopUrls[told % shopUrls.length] ?? '';
    if (told % 5 !== 0) return { shopUrl, topic: 'checkouts/update', body: checkout(`cart-${told}`, told) };
    return { shopUrl, topic: 'orders/create', body: order(told) };
  };
}

/** Shops come in turn, and in each of them its people: few have more than one cart. */
const personOf = (nth: number) => (Math.floor(nth / SHOPS) % PEOPLE) + 1;

function common(nth: number) {
  const person = personOf(nth);
  const at = new Date().toISOString();
  const line = { product_id: 9, variant_id: 77, title: 'Stoneware mug', quantity: 1, price: '24.00' };
  const people = {
    phone: `+4915${String(person).padStart(9, '0')}`,
    customer: { id: person, first_name: 'Lena' },
  };
  const money = { currency: 'EUR', total_price: '24.00', line_items: [line] };
  return { ...people, ...money, created_at: at, updated_at: at };
}

function checkout(token: string, nth: number) {
  return { token, ...common(nth), abandoned_checkout_url: `https://bench.example/recover/${token}` };
}

function order(nth: number) {
  const paid = { financial_status: 'paid', payment_gateway_names: ['Visa'] };
  return { id: nth, name: `#${nth}`, checkout_token: `cart-${nth - 1}`, ...common(nth), ...paid };
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
