import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { countSent } from '../worker/count-sent.ts';
import { withWorker } from '../worker/with-worker.ts';

const MESSAGES = amount(10_000, 2_000);
const MANY = amount(5_000_000, 100_000);
/**
 * The number of messages that each recipient got in the month that the frequency cap covers. The default cap allows
 * eight.
 */
const EACH_OF_THEM_GOT = 4;
const ROWS_AT_ONCE = amount(500_000, 50_000);
const WITHIN_MS = 300_000;

/**
 * Measures a message's cost with 10,000 other messages in the table, with 5,000,000 messages to other people, and with
 * four messages to each recipient in the last month, which the frequency cap reads. The first figure is the limit of
 * the others.
 */
export async function benchFlatness(): Promise<void> {
  await withWorker(async ({ pool, db, encryptionKey, startWorker }) => {
    const shop = await seedShop(db, encryptionKey, MESSAGES);
    await startWorker();
    // The first round warms up. Its messages are in the table in the second round.
    await sendAll(pool, db, shop);
    const few = await sendAll(pool, db, shop);
    print(`${MESSAGES.toLocaleString('en')} in the table`, few, null);
    await addOthersMessages(pool, shop);
    print(`${MANY.toLocaleString('en')} in the table`, await sendAll(pool, db, shop), few);
    await addRecipientsMessages(pool, shop);
    print(`that, and ${EACH_OF_THEM_GOT} to each in the month`, await sendAll(pool, db, shop), few);
  });
}

function print(what: string, value: number, limit: number | null): void {
  const figure = `sent with ${what}`;
  printFigure({ bench: 'flatness', figure, value, unit: '1/s', limit });
}

/** Sends one message to each subscriber. Returns the messages a second. */
async function sendAll(pool: pg.Pool, db: Database, shop: SeededShop): Promise<number> {
  const before = await countSent(pool, shop.shopId);
  await queueMessages(db, shop);
  const startMs = performance.now();
  const isDone = async () => (await countSent(pool, shop.shopId)) === before + MESSAGES;
  await waitFor('all messages to be sent', isDone, WITHIN_MS);
  return MESSAGES / ((performance.now() - startMs) / 1000);
}

/** Adds last month's messages to people who are not messaged now. */
async function addOthersMessages(pool: pg.Pool, shop: SeededShop): Promise<void> {
  const people = '(select gen_random_uuid() as subscriber_id from generate_series(1, $3::int)) others';
  for (let made = 0; made < MANY; made += ROWS_AT_ONCE) await addHistory(pool, shop, people, ROWS_AT_ONCE);
  await pool.query('vacuum analyze messages');
}

/** Adds last month's messages to the people who are messaged now. */
async function addRecipientsMessages(pool: pg.Pool, shop: SeededShop): Promise<void> {
  const people = 'subscribers cross join generate_series(1, $3::int) where shop_id = $1';
  await addHistory(pool, shop, people, EACH_OF_THEM_GOT);
  await pool.query('vacuum analyze messages');
}

async function addHistory(
  pool: pg.Pool,
  { shopId, senderId }: SeededShop,
  people: string,
  times: number,
): Promise<void> {
  await pool.query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
       source_event, content, state, sent_at, delivered_at, read_at)
     select $1, gen_random_uuid(), at, $2, subscriber_id, 'WA', 'marketing', 'abandonedCart', 'bench',
       '{"kind":"text","body":"An offer of the last weeks"}', 'read', at, at, at
     from (select subscriber_id, now() - make_interval(secs => random() * 2500000) as at from ${people}) given`,
    [shopId, senderId, times],
  );
}
