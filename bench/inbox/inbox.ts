import type pg from 'pg';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { withWorker } from '../worker/with-worker.ts';

const PRICES = 10_000;
const STOPS = 20;
const BETWEEN_STOPS_MS = 200;
const LIMIT_MS = 1000;

/**
 * Measures how long the slowest STOP waits while 10,000 price changes of one shop wait to be processed. The queue is
 * refilled before each STOP, because a fast worker would empty it.
 */
export function benchInbox(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, startWorker }) => {
    const busy = await seedShop(db, encryptionKey, 0);
    const shop = await seedShop(db, encryptionKey, STOPS);
    await fillUp(pool, busy);
    await startWorker();
    const people = await pool.query<{ phone: string }>(
      'select phone_e164 as phone from subscribers where shop_id = $1',
      [shop.shopId],
    );
    const waitedMs: number[] = [];
    let fewest = PRICES;
    for (const { phone } of people.rows) {
      await fillUp(pool, busy);
      const sentAtMs = performance.now();
      await sendStop(pool, shop, phone);
      await waitFor('the STOP', async () => (await consenting(pool, phone)) === 0, 60_000);
      waitedMs.push(performance.now() - sentAtMs);
      fewest = Math.min(fewest, await waiting(pool));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_STOPS_MS));
    }
    printFigure({
      bench: 'inbox',
      figure: 'STOP behind 10,000 product webhooks, honoured after',
      value: Math.max(...waitedMs),
      unit: 'ms',
      limit: LIMIT_MS,
    });
    printFigure({
      bench: 'inbox',
      figure: 'product webhooks that still waited after a STOP, at least',
      value: fewest,
      unit: '',
      limit: null,
    });
  });
}

/** Refills the queue to 10,000 price changes. */
async function fillUp(pool: pg.Pool, { shopId }: SeededShop): Promise<void> {
  await pool.query(
    `insert into webhook_inbox (event_id, received_at, source, topic, shop_url, priority, lane, body, triggered_at, state, due_at)
     select gen_random_uuid(), $3, 'shopify', 'products/update', shop_url, 2, shop_url,
       jsonb_build_object('id', n, 'title', 'Mug ' || ($3::timestamptz)::text, 'handle', 'mug', 'status', 'active',
         'variants', '[]'::jsonb, 'image', null),
       $3, 'new', $3
     from shops, generate_series(1, $2::int) n where shop_id = $1`,
    [shopId, PRICES - (await waiting(pool)), new Date()],
  );
}

/** Stores a STOP as WhatsApp's webhook endpoint does. */
async function sendStop(pool: pg.Pool, { senderId }: SeededShop, phone: string): Promise<void> {
  const message = {
    from: phone.slice(1),
    id: `wamid.stop-${phone}`,
    timestamp: String(Math.floor(Date.now() / 1000)),
    type: 'text',
    text: { body: 'STOP' },
  };
  await pool.query(
    `insert into webhook_inbox (event_id, received_at, source, topic, priority, lane, body, triggered_at, state, due_at)
     values (gen_random_uuid(), $3, 'whatsapp', 'whatsapp/message', 0, $1, $2, $3, 'new', $3)`,
    [senderId, { phoneNumberId: senderId, message, contact: null }, new Date()],
  );
}

async function consenting(pool: pg.Pool, phone: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from subscribers where phone_e164 = $1 and has_marketing_consent',
    [phone],
  );
  return rows[0]?.count ?? 0;
}

async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from webhook_inbox where state = 'new' and priority = 2",
  );
  return rows[0]?.count ?? 0;
}
