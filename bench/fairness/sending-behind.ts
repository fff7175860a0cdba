import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import type { NewSending } from '#features/engine/messaging/contract/sending.ts';
import { createSending, type Recipient } from '#features/engine/messaging/server/sendings-api.ts';
import type { Database } from '#platform/database/database.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printBound } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';

const SENDINGS = amount(100, 5);
const PEOPLE = amount(10_000, 500);
const LIMIT_MS = 3000;
const TEMPLATE = { name: 'hello_world', language: 'en_US', category: 'UTILITY' };

/**
 * Measures how long the first message of a broadcast to 10 people takes behind another shop's 100 sendings of 10,000.
 */
export function benchSendingBehind(): Promise<void> {
  return withWorker(async ({ pool, db, encryptionKey, startWorker }) => {
    const loud = await seedShop(db, encryptionKey, PEOPLE);
    const quiet = await seedShop(db, encryptionKey, 10);
    for (const shop of [loud, quiet]) await insertTemplate(db, { ...shop, ...TEMPLATE });
    for (let nth = 0; nth < SENDINGS; nth += 1) await send(db, loud);
    await pool.query('analyze');
    const worker = await startWorker();
    await waitFor('the first messages', async () => (await expanded(pool, loud)) > 0);
    const startMs = performance.now();
    await send(db, quiet);
    const value = await waitFor('the other shop’s first message', async () =>
      (await sent(pool, quiet)) > 0 ? performance.now() - startMs : null,
    );
    const waiting = SENDINGS - (await expanded(pool, loud));
    await worker.stop();
    if (waiting === 0) throw new Error('The other shop’s sendings were all expanded before.');
    const figure = `first message of a broadcast behind ${SENDINGS} sendings of ${PEOPLE}`;
    printBound({ bench: 'fairness', figure, value, unit: 'ms', limit: LIMIT_MS });
  });
}

async function send(db: Database, { shopId, senderId }: SeededShop): Promise<void> {
  const now = new Date();
  const sendingId = randomUUID();
  const everybody = sql<Recipient>`
    select subscriber_id, array[]::text[] as value_texts from subscribers where shop_id = ${shopId}`;
  const sending: NewSending = {
    shopId,
    sendingId,
    senderId,
    channel: 'WA',
    purpose: 'utility',
    source: { kind: 'broadcast', type: 'broadcast', id: sendingId },
    content: {
      kind: 'template',
      templateName: TEMPLATE.name,
      language: TEMPLATE.language,
      header: null,
      body: [],
      buttons: [],
      offerEndsAtMs: null,
      cards: null,
      linkCodes: {},
    },
    valueNames: [],
    links: {},
    priority: PRIORITY.broadcast,
    dueAt: now,
    expiresAt: new Date(now.getTime() + 24 * 3600_000),
  };
  await db
    .transaction()
    .execute((tx) => createSending({ clock: { now: () => now } }, tx, sending, everybody));
}

async function expanded(pool: pg.Pool, { shopId }: SeededShop): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from sendings where shop_id = $1 and expanded_to > 0',
    [shopId],
  );
  return rows[0]?.count ?? 0;
}

async function sent(pool: pg.Pool, { shopId }: SeededShop): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from messages where shop_id = $1 and sent_at is not null',
    [shopId],
  );
  return rows[0]?.count ?? 0;
}
