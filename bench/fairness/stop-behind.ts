import type pg from 'pg';
import { postMetaWebhook, whatsAppBody } from '#tools/world/open-server.ts';
import { seedShop, type SeededShop } from '#tools/world/seeds/seed-shop.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { printBound, printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';

const MESSAGES = amount(10_000, 300);
const PER_WEBHOOK = 50;
const STOPS = amount(20, 2);
const BETWEEN_STOPS_MS = 200;
const LIMIT_MS = 1000;
const READ_IN_MS = 600_000;

/** How long the slowest of some STOPs waits behind 10,000 messages of others to the same shop. */
export function benchStopBehind(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, startWorker, startApi }) => {
    const shop = await seedShop(db, encryptionKey, STOPS);
    const api = await startApi();
    for (let first = 0; first < MESSAGES; first += PER_WEBHOOK)
      await post(
        api,
        shop,
        Array.from({ length: PER_WEBHOOK }, (_, nth) => textOf(`491760${1_000_000 + first + nth}`, 'ok')),
      );
    await pool.query('analyze');
    await startWorker();
    const startMs = performance.now();
    const waitedMs = await stopAll(pool, api, shop);
    if ((await waiting(pool)) === 0) throw new Error('The messages were all read before the last STOP.');
    const figure = `STOP behind ${MESSAGES} messages to the same shop, honoured after`;
    printBound({ bench: 'fairness', figure, value: Math.max(...waitedMs), unit: 'ms', limit: LIMIT_MS });
    await waitFor('all messages', async () => (await waiting(pool)) === 0, READ_IN_MS);
    const value = MESSAGES / ((performance.now() - startMs) / 1000);
    printFigure({
      bench: 'fairness',
      figure: 'messages of people read',
      value,
      unit: 'a second',
      limit: null,
    });
  });
}

async function stopAll(pool: pg.Pool, api: string, shop: SeededShop): Promise<number[]> {
  const people = await pool.query<{ phone: string }>(
    'select phone_e164 as phone from subscribers where shop_id = $1 and has_marketing_consent',
    [shop.shopId],
  );
  const waitedMs: number[] = [];
  for (const { phone } of people.rows) {
    const saidAtMs = performance.now();
    await post(api, shop, [textOf(phone.slice(1), 'STOP')]);
    await waitFor('the STOP', () => hasStopped(pool, phone));
    waitedMs.push(performance.now() - saidAtMs);
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
