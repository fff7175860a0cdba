import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/world/insert-shop.ts';
import { retryLater } from './retry-later.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const BROADCAST = 5;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 1 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('tries what a person’s limit held back again as the part of a flow and of a sending that it is, in its turn, for the same moment', async () => {
  const [messageId, sendingId, flowId] = [timeOrderedId(NOW), randomUUID(), randomUUID()];
  const shopId = await insertShop(open.db);
  await open.pool.query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type,
       source_event, content, state, failed_at, expires_at, sending_id, priority, source_at, voided_by, flow_id, node_id)
     values ($1, $2, $3, gen_random_uuid(), gen_random_uuid(), 'WA', 'marketing', 'broadcast', 'sale',
       '{"kind":"text","body":"Sale"}', 'failed', $3, $3::timestamptz + interval '7 days', $4, $5, $3, 'cartEnding', $6, 'offer')`,
    [shopId, messageId, NOW, sendingId, BROADCAST, flowId],
  );
  const ctx = { db: open.db, clock: { now: () => NOW } } as unknown as Context;
  await retryLater(ctx, { shopId, messageId, createdAt: NOW, failedAt: NOW });
  const queued = await open.pool.query('select sending_id, priority, state from outbox');
  expect(queued.rows).toEqual([{ sending_id: sendingId, priority: BROADCAST, state: 'queued' }]);
  const copies = await open.pool.query(
    'select source_at, voided_by, flow_id, node_id from messages where message_id <> $1',
    [messageId],
  );
  expect(copies.rows).toEqual([
    { source_at: NOW, voided_by: 'cartEnding', flow_id: flowId, node_id: 'offer' },
  ]);
});
