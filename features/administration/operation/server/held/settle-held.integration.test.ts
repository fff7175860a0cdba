import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { inConnection } from '#platform/database/in-connection.ts';
import { defineJob, Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { HeldKind } from '../../rules/held-kinds.ts';
import { listHeld } from '../list-items.ts';
import { holdEverything } from './hold-everything.ts';
import { settleHeld } from './settle-held.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const ID = '00000000-0000-4000-8000-000000000001';
const job = defineJob({
  name: 'test-job',
  timeoutSeconds: 60,
  payload: z.object({}),
  run: async () => undefined,
});

const open = useTestDatabase({ connections: 2 });
let jobs: Jobs;
beforeAll(async () => {
  jobs = new Jobs(open.url, openLogger('silent', 'test'));
  await jobs.start([job], { run: false });
  const shopId = await insertShop(open.db, { shop_url: 'wren.myshopify.com' });
  for (const statement of PLANT) await open.pool.query(statement, [shopId, NOW]);
  await inConnection(open.pool, (client) => holdEverything(client, { backedUpAt: NOW, restoredAt: NOW }));
  await open.pool.query(
    `insert into held_items (shop_id, kind, source_row) values ($1, 'job', '{"name": "test-job", "data": {"no": 1}}')`,
    [shopId],
  );
});
afterAll(async () => {
  await jobs.stop();
});

const PLANT = [
  `insert into timers (shop_id, timer_key, kind, subject, due_at, payload) values ($1, 'one', 'reminder', 's', $2, '{"a": 1}')`,
  `insert into mails (shop_id, mail_id, recipient, subject, body, state, due_at, created_at)
     values ($1, '${ID}', 'a@b.example', 'Your file', 'It is here', 'queued', $2, $2)`,
  `insert into store_commands (shop_id, command_key, order_id, kind, payload, due_at, created_at)
     values ($1, 'one', '1', 'tagOrder', '{"tag": "cod"}', $2, $2)`,
  `insert into webhook_inbox (event_id, received_at, source, topic, body, triggered_at, state, due_at, priority, lane)
     values ('${ID}', $2, 'shopify', 'orders/create', jsonb_build_object('shop', $1::bigint), $2, 'new', $2, 1, 'wren.myshopify.com')`,
  `insert into broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, looked_at, starts_at, scheduled_at)
     values ($1, '${ID}', 'Winter sale', 'scheduled', '{}', $2, $2, $2, $2, $2)`,
];

/** The rows while they are held, and after their release. */
it.each<[HeldKind, string, string, unknown[], unknown[]]>([
  ['timer', 'reminder', 'select payload from timers', [], [{ payload: { a: 1 } }]],
  ['mail', 'Your file', 'select state, body from mails', [], [{ state: 'queued', body: 'It is here' }]],
  [
    'command',
    'tagOrder',
    'select state, payload from store_commands',
    [],
    [{ state: 'due', payload: { tag: 'cod' } }],
  ],
  [
    'webhook',
    'shopify orders/create',
    'select state from webhook_inbox',
    [{ state: 'failed' }],
    [{ state: 'new' }],
  ],
  [
    'broadcast',
    'Winter sale',
    'select status from broadcasts',
    [{ status: 'draft' }],
    [{ status: 'scheduled' }],
  ],
  ['job', 'test-job', `select data from pgboss.job where name = 'test-job'`, [], [{ data: { no: 1 } }]],
])(
  'holds a %s, listed as "%s", and continues it unchanged after the release',
  async (kind, about, rows, held, released) => {
    expect((await open.pool.query(rows)).rows).toEqual(held);
    const items = await listHeld(open.db, kind);
    // A webhook belongs to the installation and not to a shop.
    expect(items).toMatchObject([{ shop: kind === 'webhook' ? null : 'wren.myshopify.com', about }]);
    const [{ key } = { key: null }] = items;
    const ctx = { slowDb: open.db, clock: { now: () => NOW }, jobs };
    expect(await settleHeld(ctx, { kind, decision: 'release', note: 'nothing had gone out', key })).toBe(1);
    expect((await open.pool.query(rows)).rows).toEqual(released);
    expect(await listHeld(open.db, kind)).toEqual([]);
  },
);
