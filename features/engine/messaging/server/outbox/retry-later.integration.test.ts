import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import type { Context } from '#platform/context.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { retryLater } from './retry-later.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

const open = useTestDatabase({ connections: 1 });

it("retries a message beyond a person's limit with the same flow part, sending and due time", async () => {
  const [sendingId, flowId] = [randomUUID(), randomUUID()];
  const shopId = await insertShop(open.db);
  const part = { flowId, nodeId: 'offer' };
  const ofSending = {
    sendingId,
    priority: PRIORITY.broadcast,
    sourceAt: NOW,
    voidedBy: 'cartEnding',
  } as const;
  const messageId = await queueMessage(open.db, { shopId, part, ...ofSending }, NOW);
  await open.pool.query('delete from outbox');
  await open.pool.query("update messages set state = 'failed', failed_at = $1", [NOW]);
  const ctx = { db: open.db, clock: { now: () => NOW } } as unknown as Context;
  await retryLater(ctx, { shopId, messageId, createdAt: NOW, failedAt: NOW });
  const queued = await open.pool.query('select sending_id, priority, state from outbox');
  expect(queued.rows).toEqual([{ sending_id: sendingId, priority: PRIORITY.broadcast, state: 'queued' }]);
  const copies = await open.pool.query(
    'select source_at, voided_by, flow_id, node_id from messages where message_id <> $1',
    [messageId],
  );
  expect(copies.rows).toEqual([
    { source_at: NOW, voided_by: 'cartEnding', flow_id: flowId, node_id: 'offer' },
  ]);
});
