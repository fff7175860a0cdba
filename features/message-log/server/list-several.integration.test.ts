import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/world/insert-shop.ts';
import type { MessageFilter } from '../contract/message-calls.ts';
import { countMessages, listMessages } from './list-messages.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
let shopId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
  shopId = await insertShop(opened.db);
  await plant('read', { source_type: 'abandonedCart', clicked_at: NOW });
  await plant('delivered', { source_type: 'reviewWA', channel: 'FB' });
  await plant('failed', { source_type: 'abandonedCart', provider_code: 131_026 });
  await plant('skipped', {
    source_type: 'crossSellWA',
    verdict: '{"verdict": "skip", "reason": "quietHours"}',
  });
  await plant('queued', { source_type: 'reviewWA' });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** A message of that state; the one that is queued waits for its turn. */
async function plant(state: string, more: Record<string, unknown>): Promise<void> {
  const row = {
    channel: 'WA',
    purpose: 'marketing',
    source_event: state,
    content: '{}',
    state,
    clicked_at: null,
    provider_code: null,
    verdict: null,
    ...more,
  };
  const { rows } = await sql<{ message_id: string }>`
    insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, ${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    select ${shopId}, message_id_at(${NOW}), ${NOW}, gen_random_uuid(), gen_random_uuid(), ${sql.join(Object.values(row))}
    returning message_id`.execute(opened.db);
  if (state !== 'queued') return;
  await sql`
    insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at)
    values (${shopId}, ${rows[0]?.message_id}, ${NOW}, gen_random_uuid(), 3, 'queued', ${NOW}, ${NOW})`.execute(
    opened.db,
  );
}

it.each<[MessageFilter, string[]]>([
  [{}, ['delivered', 'failed', 'queued', 'read', 'skipped']],
  [{ state: 'failed,skipped' }, ['failed', 'skipped']],
  [{ state: 'queued,waiting' }, ['queued']],
  [{ state: 'queued,read' }, ['queued', 'read']],
  [{ state: 'sending,failed' }, ['failed']],
  [{ reason: 'quietHours,undeliverable' }, ['failed', 'skipped']],
  [{ sourceType: 'abandonedCart,crossSellWA' }, ['failed', 'read', 'skipped']],
  [
    { sourceType: 'abandonedCart,reviewWA', state: 'read,delivered', channel: 'FB,WA' },
    ['delivered', 'read'],
  ],
  [{ channel: 'FB' }, ['delivered']],
  [{ outcome: 'clicked,ordered' }, ['read']],
])('of what is one of several, %j finds %j', async (filter, found) => {
  const query = { ...filter, shopId, cursor: null, now: NOW, bounds: { from: null, until: null } };
  await inShop(opened.db, shopId, async (tx) => {
    const { rows } = await listMessages(tx, query);
    const { rows: states } = await sql<{ state: string }>`
      select state from messages where message_id = any(${rows.map((row) => row.message_id)}::uuid[]) order by 1`.execute(
      tx,
    );
    expect(states.map(({ state }) => state)).toEqual(found);
    expect(await countMessages(tx, query)).toEqual({ count: found.length, isAtLeast: false });
  });
});
