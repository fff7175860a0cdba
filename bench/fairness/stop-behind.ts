import type pg from 'pg';
import { postMetaWebhook, whatsAppBody } from '#tools/test-environment/open-server.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printBound, printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';

const MESSAGES = amount(10_000, 300);
const PER_WEBHOOK = 50;
const STOPS = amount(20, 2);
const BETWEEN_STOPS_MS = 200;
const LIMIT_MS = 1000;

/**
 * Measures how long the slowest STOP waits behind 10,000 messages of other people to the same shop. The queue is
 * refilled before each STOP, because a fast worker would empty it.
 */
export function benchStopBehind(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, startWorker, startApi }) => {
    const shop = await seedShop(db, encryptionKey, STOPS);
    const api = await startApi();
    const crowd = { posted: 0 };
    await fillUp(pool, api, shop, crowd);
    await pool.query('analyze');
    await startWorker();
    const startMs = performance.now();
    const waitedMs = await stopAll(pool, api, shop, crowd);
    const figure = `STOP behind ${MESSAGES} messages to the same shop, honoured after`;
    printBound({ bench: 'fairness', figure, value: Math.max(...waitedMs), unit: 'ms', limit: LIMIT_MS });
    const read = crowd.posted - (await waiting(pool));
    const value = read / ((performance.now() - startMs) / 1000);
    printFigure({
      bench: 'fairness',
      figure: 'messages of people read',
      value,
      unit: 'a second',
      limit: null,
    });
  });
}

/** Fills the backlog up with messages, each from another person. */
async function fillUp(
  pool: pg.Pool,
  api: string,
  shop: SeededShop,
  crowd: { posted: number },
): Promise<void> {
  for (let missing = MESSAGES - (await waiting(pool)); missing >= PER_WEBHOOK; missing -= PER_WEBHOOK) {
    const first = 1_000_000 + crowd.posted;
    await post(
      api,
      shop,
      Array.from({ length: PER_WEBHOOK }, (_, nth) => textOf(`491760${first + nth}`, 'ok')),
    );
    crowd.posted += PER_WEBHOOK;
  }
}

async function stopAll(
  pool: pg.Pool,
  api: string,
  shop: SeededShop,
  crowd: { posted: number },
): Promise<number[]> {
  const people = await pool.query<{ phone: string }>(
    'select phone_e164 as phone from subscribers where shop_id = $1 and has_marketing_consent',
    [shop.shopId],
  );
  const waitedMs: number[] = [];
  for (const { phone } of people.rows) {
    await fillUp(pool, api, shop, crowd);
    const sentAtMs = performance.now();
    await post(api, shop, [textOf(phone.slice(1), 'STOP')]);
    await waitFor('the STOP', () => hasStopped(pool, phone));
    waitedMs.push(performance.now() - sentAtMs);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_STOPS_MS));
  }
  return waitedMs;
}

function textOf(from: string, body: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return { from, id: `wamid.${body}-${from}`, timestamp, type: 'text', text: { body } };
}

async function post(api: string, { senderId }: SeededShop, messages: readonly object[]): Promise<void> {
  const { status } = await postMetaWebhook(api, 'whatsapp', whatsAppBody({ messages }, senderId));
  if (status !== 200) throw new Error(`a webhook was answered ${status}`);
}

async function hasStopped(pool: pg.Pool, phone: string): Promise<boolean> {
  const { rows } = await pool.query<{ stopped: boolean }>(
    'select not has_marketing_consent as stopped from subscribers where phone_e164 = $1',
    [phone],
  );
  return rows[0]?.stopped === true;
}

async function waiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from webhook_inbox where state = 'new'",
  );
  return rows[0]?.count ?? 0;
}
