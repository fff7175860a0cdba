import { loadavg } from 'node:os';
import type pg from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { withWorker } from '../worker/with-worker.ts';
import { addSaleTemplate, scheduleSale } from './schedule-sale.ts';

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? amount(200_000, 2_000));
const WITHIN_MS = 300_000;
/** The scheduling time ahead. Storing more than a million recipients takes less. */
const AHEAD_MS = amount(100_000, 12_000);
const MOST_LATE_MS = 3000;
const SENT_BEFORE_CANCEL = PEOPLE / 20;
const MOST_AFTER_CANCEL_MS = 1000;
/** After this long without a sent message, all requests in flight have been answered. */
const SILENT_MS = 5000;
const MOST_BYTES = 700;
/** The gate sees the cancellation as soon as it is committed. */
const CANCEL = "update sendings set state = 'cancelled'";

/**
 * Measures how long starting a broadcast to `BENCH_PEOPLE` (200,000 by default) takes, including storing its audience.
 * Also measures how late a scheduled broadcast's first message is, how soon sending stops after a cancellation, and the
 * disk space of the messages.
 */
export function benchBroadcasts(): Promise<void> {
  return withWorker(async ({ pool, db, databaseUrl, encryptionKey, startWorker }) => {
    const shop = await seedShop(db, encryptionKey, 0);
    await addSaleTemplate(db, shop);
    const slow = openDatabase(databaseUrl, { connections: 1, limits: SLOW });
    await seedPeople(slow.pool, shop.shopId);
    await slow.close();
    const empty = await storageOf(pool);
    await startWorker();
    print(`load average, ${PEOPLE} people`, loadavg()[0] ?? 0, null, '');
    const started = Date.now();
    const atOnce = await scheduleSale(pool, shop, { at: new Date(), counted: 0 });
    await waitFor('the start', () => isSending(pool, atOnce), WITHIN_MS);
    const startMs = Date.now() - started;
    print('begun', startMs, null);
    print('people taken in a second', (PEOPLE / startMs) * 1000, null, '1/s');
    await pool.query(CANCEL);
    const at = new Date(Date.now() + AHEAD_MS);
    const ahead = await scheduleSale(pool, shop, { at, counted: PEOPLE });
    await waitFor('its start', () => isSending(pool, ahead), AHEAD_MS + WITHIN_MS);
    print('begun before its time', at.getTime() - Date.now(), null);
    const firstAt = await waitFor('its first message', () => firstSent(pool, ahead), AHEAD_MS + WITHIN_MS);
    print('first message after its time', firstAt.getTime() - at.getTime(), MOST_LATE_MS);
    await measureCancel(pool);
    const { bytes, count } = await storageOf(pool);
    print('a message on the disk', (bytes - empty.bytes) / count, MOST_BYTES, 'bytes');
    print('load average at the end', loadavg()[0] ?? 0, null, '');
  });
}

/** Measures how long after a cancellation the last message of a fast broadcast is sent. */
async function measureCancel(pool: pg.Pool): Promise<void> {
  const sent = async () => Number((await lastSent(pool)).sent);
  await waitFor('many to be sent', async () => (await sent()) >= SENT_BEFORE_CANCEL, WITHIN_MS);
  const startedAt = Date.now();
  await pool.query(CANCEL);
  const last = await waitFor('nothing to go out any more', async () => {
    const { sent: count, last_at: lastAt } = await lastSent(pool);
    return Date.now() - lastAt.getTime() > SILENT_MS && { count: Number(count), lastAt };
  });
  if (last.count >= PEOPLE) throw new Error('It was over before it was cancelled.');
  print(
    'last message after it was cancelled',
    Math.max(0, last.lastAt.getTime() - startedAt),
    MOST_AFTER_CANCEL_MS,
  );
}

async function lastSent(pool: pg.Pool): Promise<{ sent: string; last_at: Date }> {
  const { rows } = await pool.query<{ sent: string; last_at: Date }>(
    `select count(*) as sent, max(sent_at) as last_at from messages where source_kind = 'broadcast' and sent_at is not null`,
  );
  return rows[0] ?? { sent: '0', last_at: new Date(0) };
}

/** Returns the number of messages, and their size in bytes including keys. */
async function storageOf(pool: pg.Pool): Promise<{ bytes: number; count: number }> {
  const { rows } = await pool.query<{ bytes: string; count: string }>(
    `select (select sum(pg_total_relation_size(relid)) from pg_partition_tree('messages') where isleaf) as bytes,
       (select count(*) from messages) as count`,
  );
  return { bytes: Number(rows[0]?.bytes), count: Number(rows[0]?.count) };
}

/** Adds people as if they had arrived long ago: their facts are already applied. */
async function seedPeople(pool: pg.Pool, shopId: number): Promise<void> {
  const write = (statement: string) => pool.query(statement, [shopId]);
  await write(`update shops set plan_name = 'WhatsApp Enterprise plan' where shop_id = $1`);
  await write(`update sending_settings set most_in_day = null, most_in_week = null, most_in_month = null
    where shop_id = $1`);
  await pool.query('alter table subscribers disable trigger user');
  await pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, first_name, has_marketing_consent, opted_in_at,
       created_at)
     select $1::bigint, gen_random_uuid(), 'WA', '+49151' || lpad(n::text, 8, '0'), 'Person ' || n, true, now(), now()
     from generate_series(1, $2::int) n`,
    [shopId, PEOPLE],
  );
  await pool.query('alter table subscribers enable trigger user');
  await write(`insert into audience_shops (shop_id, next_no)
    select $1::bigint, count(*) from subscribers where shop_id = $1`);
  await write(`insert into subscriber_facts (shop_id, subscriber_no, subscriber_id, presence, subscribed_at)
    select shop_id, row_number() over () - 1, subscriber_id, 1, audience_seconds(opted_in_at)
    from subscribers where shop_id = $1`);
  await pool.query('vacuum analyze');
}

async function isSending(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ status: string; status_reason: string | null }>(
    'select status, status_reason from broadcasts where broadcast_id = $1',
    [id],
  );
  if (rows[0]?.status === 'failed') throw new Error(`not started: ${rows[0].status_reason}`);
  return rows[0]?.status === 'sending';
}

async function firstSent(pool: pg.Pool, id: string): Promise<Date | null> {
  const { rows } = await pool.query<{ sent_at: Date | null }>(
    `select min(m.sent_at) as sent_at from broadcast_sendings b
     join messages m on m.shop_id = b.shop_id and m.source_event = b.sending_id::text and m.source_type = 'broadcast'
     where b.broadcast_id = $1`,
    [id],
  );
  return rows[0]?.sent_at ?? null;
}

function print(figure: string, value: number, limit: number | null, unit = 'ms'): void {
  printFigure({ bench: 'broadcasts', figure, value, unit, limit });
}
