import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { WebhookBatcher } from './webhook-batcher.ts';
import type { IncomingWebhook } from './webhook-inbox.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

const open = useTestDatabase({ connections: 4 });
beforeEach(async () => {
  await sql`truncate webhook_inbox, webhook_deliveries`.execute(open.db);
});

it('stores concurrent webhooks together, each delivery once and unchanged', async () => {
  const batcher = new WebhookBatcher(open.db, { now: () => NOON });
  const body = { id: '9007199254740993', name: 'Ze\u0000no "the" \\ \ud800 ö', lines: [1.5, null] };
  const reported = [
    webhook('a', body),
    webhook('b', body),
    webhook('a', { id: 'again' }),
    webhook('large', body),
  ];
  const fresh = await Promise.all(reported.map((one, nth) => batcher.add(one, nth === 3 ? 1_000_000 : 100)));
  expect(fresh).toEqual([true, true, false, true]);
  expect(await batcher.add(webhook('b', body), 100)).toBe(false);
  const { rows } = await sql`
    select count(*)::int, min(body::text) as body, max(body::text) as same, min(due_at) as due, min(state) as state,
      min(lane) as lane, min(priority) as priority, min(triggered_at) as reported
    from webhook_inbox`.execute(open.db);
  const stored = expect.stringContaining('Zeno \\"the\\" \\\\ \ufffd ö') as unknown;
  expect(rows).toEqual([
    {
      count: 3,
      body: stored,
      same: stored,
      due: NOON,
      state: 'new',
      lane: 'wren.myshopify.com',
      priority: 1,
      reported: NOON,
    },
  ]);
});

it('fails only the webhook that the database refuses', async () => {
  const batcher = new WebhookBatcher(open.db, { now: () => NOON });
  const bad = { ...webhook('bad', {}), triggeredAt: new Date(-8.64e15) };
  const results = await Promise.allSettled(
    [webhook('a', {}), bad, webhook('b', {})].map((one) => batcher.add(one, 9)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

function webhook(deliveryId: string, body: unknown): IncomingWebhook {
  const shopUrl = 'wren.myshopify.com';
  return { source: 'shopify', deliveryId, topic: 'orders/create', shopUrl, body, triggeredAt: NOON };
}
