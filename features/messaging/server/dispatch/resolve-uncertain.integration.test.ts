import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { makeDataDir, removeDataDir } from '#tools/world/make-data-dir.ts';
import { queueMessages, type QueuedMessages } from '#tools/world/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/world/seeds/seed-shop.ts';
import { worldNow } from '#tools/world/world-time.ts';
import { advanceMessages } from '../receipts/advance-messages.ts';
import { resolveUncertain } from './resolve-uncertain.ts';

const dataDir = makeDataDir();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let ctx: Context;
let shop: SeededShop;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 2 });
  // What the resolving asks of a context.
  const part = {
    pool: open.pool,
    clock: { now: worldNow },
    log: openLogger('silent', 'test'),
    settings: { dataDir },
  };
  ctx = part as unknown as Context;
  shop = await seedShop(open.db, Buffer.alloc(32), 1);
  await open.pool.query(
    `insert into receipt_flow (channel, external_id, heard_at, last_receipt_at)
     select channel, external_id, $1, $1 from senders`,
    [worldNow()],
  );
  await open.pool.query(`update webhook_door_watch set open_since = $1::timestamptz - interval '2 days'`, [
    worldNow(),
  ]);
});
beforeEach(async () => {
  await open.pool.query('delete from outbox');
  await open.pool.query('delete from webhook_doors');
});
afterAll(async () => {
  await open.close();
  await database.drop();
  removeDataDir(dataDir);
});

const ORDER_MESSAGE = { purpose: 'utility', sourceType: 'receiptStory' } as const;

it('sends nothing again while a process that takes webhooks is missing, and does so once all were there', async () => {
  await queueUncertain(ORDER_MESSAGE, 61);
  // One that died a moment ago, which nobody has missed yet.
  await open.pool.query(
    `insert into webhook_doors values (gen_random_uuid(), clock_timestamp() - interval '11 s')`,
  );
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('uncertain');
  await open.pool.query('update webhook_doors set seen_at = clock_timestamp()');
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('queued');
});

it('waits an hour before an order message is sent again, whatever other receipts came', async () => {
  await queueUncertain(ORDER_MESSAGE, 59);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('uncertain');
});

it('never sends an offer again, closes it after a day, and counts a receipt that comes later', async () => {
  await queueUncertain({ purpose: 'marketing' }, 23 * 60);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('uncertain');
  await claimedAgo(24 * 60 + 1);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBeUndefined();
  expect(await message()).toMatchObject({ state: 'failed', provider_error: 'unknown' });
  expect(await figures()).toEqual({ delivered: 0, failed: 1 });

  const { shop_id: shopId, message_id: messageId, created_at: createdAt } = await message();
  const deliveredAt = worldNow();
  await advanceMessages(open.pool, [{ shopId, messageId, createdAt, sentAt: deliveredAt, deliveredAt }]);
  expect(await message()).toMatchObject({ state: 'delivered', failed_at: null });
  expect(await figures()).toEqual({ delivered: 1, failed: 0 });
});

/** A message that went out so many minutes ago and was never answered; newer receipts of its sender came in. */
async function queueUncertain(queued: QueuedMessages, minutes: number): Promise<void> {
  await queueMessages(open.db, shop, queued);
  await open.pool.query(`update outbox set state = 'uncertain'`);
  await claimedAgo(minutes);
}

async function claimedAgo(minutes: number): Promise<void> {
  await open.pool.query(`update outbox set claimed_at = $1`, [
    new Date(worldNow().getTime() - minutes * 60_000),
  ]);
}

async function outboxState(): Promise<string | undefined> {
  const { rows } = await open.pool.query<{ state: string }>('select state from outbox');
  return rows[0]?.state;
}

async function message(): Promise<{ shop_id: number; message_id: string; created_at: Date }> {
  const { rows } = await open.pool.query<{ shop_id: number; message_id: string; created_at: Date }>(
    `select shop_id, message_id, created_at, state, failed_at, provider_error from messages
     where purpose = 'marketing' order by message_id desc limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('no offer was queued');
  return row;
}

async function figures(): Promise<unknown> {
  const { rows } = await open.pool.query(
    `select sum(delivered)::int as delivered, sum(failed)::int as failed from daily_rollups
     where source_type = 'abandonedCart'`,
  );
  return rows[0];
}
