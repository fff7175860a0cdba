import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyStoreWebhooks } from '#features/foundations/store-data/server/wiring.ts';
import { InboxReader } from '#platform/inbox/inbox-reader.ts';
import { storeWebhooks, type WebhookHandler } from '#platform/inbox/webhook-inbox.ts';
import { openFactsFixture, WREN, type FactsFixture } from './facts-fixture.ts';

const AT = new Date('2026-11-20T12:00:00Z');

let fixture: FactsFixture;
beforeAll(async () => {
  fixture = await openFactsFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.rows('truncate webhook_inbox, webhook_deliveries');
  await fixture.rows('delete from orders');
});

it.each([
  ['cannot be read', { ...order(3), currency: 7 }, 'expected string'],
  ['the database refuses', { ...order(3), total_price: '9'.repeat(25) }, 'type bigint'],
])('a webhook that %s does not block its neighbours', async (_what, poison, error) => {
  const batches = await handle([order(1), order(2), poison, order(4), order(5)]);
  expect(batches).toEqual([5, 1, 1, 1, 1, 1]);
  expect(await fixture.rows('select order_id from orders order by order_id')).toEqual(
    ['1', '2', '4', '5'].map((id) => ({ order_id: id })),
  );
  expect(
    await fixture.rows('select attempts, error from webhook_inbox where state <> $1', ['done']),
  ).toMatchObject([{ attempts: 1, error: expect.stringContaining(error) }]);
});

it('work that a dead process had claimed is taken over once, by another process', async () => {
  const dying: WebhookHandler = async (tx, webhooks) => {
    await applyStoreWebhooks(fixture.ctx, tx, webhooks);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  };
  await report([order(1), order(1), order(2)]);
  await readerOf(dying).handleNext();
  expect(await fixture.rows('select order_id from orders')).toEqual([]);
  fixture.at(new Date(AT.getTime() + 3_600_000));
  const reader = readerOf((tx, webhooks) => applyStoreWebhooks(fixture.ctx, tx, webhooks));
  while (await reader.handleNext());
  expect(await fixture.rows('select state, count(*)::int as count from webhook_inbox group by 1')).toEqual([
    { state: 'done', count: 3 },
  ]);
  expect(await fixture.rows('select count(*)::int as count from orders')).toEqual([{ count: 2 }]);
});

function order(id: number) {
  const at = AT.toISOString();
  return { id, currency: 'EUR', total_price: '24.00', line_items: [], created_at: at, updated_at: at };
}

/** Returns how many webhooks each batch had, until none was due. */
async function handle(bodies: readonly object[]): Promise<number[]> {
  await report(bodies);
  const batches: number[] = [];
  const reader = readerOf(async (tx, webhooks) => {
    batches.push(webhooks.length);
    await applyStoreWebhooks(fixture.ctx, tx, webhooks);
  });
  while (await reader.handleNext());
  return batches;
}

function readerOf(handler: WebhookHandler): InboxReader {
  return new InboxReader({ ...fixture.ctx, handle: handler, urgencies: ['trade'], atOnce: 10 });
}

let reported = 0;
async function report(bodies: readonly object[]): Promise<void> {
  const { db, clock } = fixture.ctx;
  const webhooks = bodies.map((body) => {
    reported += 1;
    const triggeredAt = new Date(AT.getTime() + reported);
    const deliveryId = `poison-${reported}`;
    return {
      source: 'shopify',
      deliveryId,
      topic: 'orders/create',
      shopUrl: WREN,
      body,
      triggeredAt,
    } as const;
  });
  await storeWebhooks(db, clock, webhooks);
}
