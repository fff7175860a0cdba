import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { duringReceipt } from '#tools/test-environment/during-receipt.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { queueMessages, type QueuedMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { testNow } from '#tools/test-environment/test-time.ts';
import { advanceMessages } from '../receipts/advance-messages.ts';
import { claimBatch } from './claim-batch.ts';
import { InFlightJournal, journalFolder } from './in-flight-journal.ts';
import { recordHeartbeat, resolveUncertain } from './resolve-uncertain.ts';

/** Other systems do not identify their boots, so there is no journal. */
const hasJournal = existsSync('/proc/sys/kernel/random/boot_id');
const dataDir = makeDataDir();
const open = useTestDatabase({ connections: 4 });
let ctx: Context;
let shop: SeededShop;
beforeAll(async () => {
  // The parts of the context that `resolveUncertain` needs.
  const part = {
    pool: open.pool,
    clock: { now: testNow },
    log: openLogger('silent', 'test'),
    settings: { dataDir },
  };
  ctx = part as unknown as Context;
  shop = await seedShop(open.db, Buffer.alloc(32), 1);
  await open.pool.query(
    `insert into receipt_flow (channel, external_id, last_webhook_at, last_receipt_at)
     select channel, external_id, $1, $1 from senders`,
    [testNow()],
  );
  await open.pool.query(`update webhook_availability set open_since = $1::timestamptz - interval '2 days'`, [
    testNow(),
  ]);
});
beforeEach(async () => {
  await open.pool.query('delete from outbox');
  await open.pool.query('delete from webhook_processes');
});
afterAll(async () => {
  removeDataDir(dataDir);
});

const ORDER_MESSAGE = { purpose: 'utility', sourceType: 'receiptStory' } as const;

it('sends nothing again while a webhook process is missing, and does so once all have reported', async () => {
  await queueUncertain(ORDER_MESSAGE, 61);
  // A process that died a moment ago and does not count as dead yet.
  await open.pool.query(
    `insert into webhook_processes values (gen_random_uuid(), clock_timestamp() - interval '11 s')`,
  );
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('uncertain');
  // Counts as reported for ten seconds, which a slow test may exceed.
  await open.pool.query(`update webhook_processes set seen_at = clock_timestamp() + interval '1 minute'`);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('queued');
});

it('waits an hour before it sends an order message again, whatever other receipts arrived', async () => {
  await queueUncertain(ORDER_MESSAGE, 59);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('uncertain');
});

it('never sends an offer again, closes it after a day, and counts a later receipt', async () => {
  await queueUncertain({ purpose: 'marketing' }, 23 * 60);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBe('uncertain');
  await claimedAgo(24 * 60 + 1);
  await resolveUncertain(ctx, randomUUID());
  expect(await outboxState()).toBeUndefined();
  expect(await message()).toMatchObject({ state: 'failed', provider_error: 'unknown' });
  expect(await figures()).toEqual({ delivered: 0, failed: 1 });

  const { shop_id: shopId, message_id: messageId, created_at: createdAt } = await message();
  const deliveredAt = testNow();
  await advanceMessages(open.pool, [{ shopId, messageId, createdAt, sentAt: deliveredAt, deliveredAt }]);
  expect(await message()).toMatchObject({ state: 'delivered', failed_at: null });
  expect(await figures()).toEqual({ delivered: 1, failed: 0 });
});

it('neither closes nor blocks a message whose receipt is being recorded', async () => {
  await queueUncertain({ purpose: 'marketing' }, 24 * 60 + 1);
  const { message_id: messageId } = await message();
  await duringReceipt(open.pool, messageId, () => resolveUncertain(ctx, randomUUID()));
  expect(await message()).toMatchObject({ state: 'sent', failed_at: null });
});

it.runIf(hasJournal)(
  'knows what a worker had started that counted as dead, continued, and died',
  async () => {
    const worker = randomUUID();
    const journal = InFlightJournal.open(journalFolder(ctx.settings), worker, ctx.log);
    for (const sourceEvent of ['while it slept', 'since it woke']) {
      await recordHeartbeat(ctx, worker);
      const [begun, marked] = await claimTwo(worker, sourceEvent);
      journal?.begin(begun, Date.now());
      await goSilent(worker);
      await resolveUncertain(ctx, randomUUID());
      const { rows } = await open.pool.query('select message_id, state from outbox order by state');
      expect(rows).toEqual([
        { message_id: marked.messageId, state: 'queued' },
        { message_id: begun.messageId, state: 'uncertain' },
      ]);
      await open.pool.query('delete from outbox');
    }
  },
);

it.runIf(hasJournal)('removes only the journals of workers that were lost over a day ago', async () => {
  const folder = journalFolder(ctx.settings);
  const [lost, living, lostNow] = [randomUUID(), randomUUID(), randomUUID()];
  const aDayAgo = new Date(Date.now() - 25 * 3600 * 1000);
  for (const worker of [lost, living, lostNow]) {
    InFlightJournal.open(folder, worker, ctx.log);
    if (worker !== lostNow) utimesSync(path.join(folder, worker), aDayAgo, aDayAgo);
  }
  await recordHeartbeat(ctx, living);
  await claimTwo(lostNow, 'lost');
  await resolveUncertain(ctx, randomUUID());
  const left = readdirSync(folder);
  expect([lost, living, lostNow].map((worker) => left.includes(worker))).toEqual([false, true, true]);
});

/** Both are marked as handed over. */
async function claimTwo(workerId: string, sourceEvent: string) {
  for (const nth of ['first', 'second'])
    await queueMessages(open.db, shop, { ...ORDER_MESSAGE, sourceEvent: `${sourceEvent}, ${nth}` });
  const claim = { senderId: shop.senderId, workerId, limit: 2, atOnce: 2 };
  const batch = await inConnection(open.pool, (client) => claimBatch(client, claim, testNow()));
  const [first, second] = batch?.messages ?? [];
  if (!first || !second) throw new Error('two were to be claimed');
  return [first, second] as const;
}

async function goSilent(workerId: string): Promise<void> {
  await open.pool.query(
    `update workers set heartbeat_at = clock_timestamp() - interval '1 minute' where worker_id = $1`,
    [workerId],
  );
}

/** A message that was sent this many minutes ago without an answer. Newer receipts of its sender arrived. */
async function queueUncertain(queued: QueuedMessages, minutes: number): Promise<void> {
  await queueMessages(open.db, shop, queued);
  await open.pool.query(`update outbox set state = 'uncertain'`);
  await claimedAgo(minutes);
}

async function claimedAgo(minutes: number): Promise<void> {
  await open.pool.query(`update outbox set claimed_at = $1`, [
    new Date(testNow().getTime() - minutes * 60_000),
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
