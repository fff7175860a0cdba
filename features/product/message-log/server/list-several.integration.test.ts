import { sql, type Updateable } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Messages } from '#database/schema/rows.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import type { MessageFilter } from '../contract/message-calls.ts';
import { countMessages, listMessages } from './list-messages.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const opened = useTestDatabase();
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(opened.db);
  await plant('read', 'abandonedCart', { clicked_at: NOW });
  await plant('delivered', 'reviewWA', { channel: 'FB' });
  await plant('failed', 'abandonedCart', { provider_code: 131_026 });
  await plant('skipped', 'crossSellWA', { verdict: '{"verdict": "skip", "reason": "quietHours"}' });
  await plant('queued', 'reviewWA');
});

/** Inserts a message in this state. Only a queued message stays in the outbox. */
async function plant(state: string, type: string, became: Updateable<Messages> = {}): Promise<void> {
  const source = { kind: 'campaign', type, id: null } as const;
  const messageId = await queueMessage(opened.db, { shopId, source }, NOW);
  if (state === 'queued') return;
  await opened.db.deleteFrom('outbox').where('message_id', '=', messageId).execute();
  await opened.db
    .updateTable('messages')
    .set({ state, ...became })
    .where('message_id', '=', messageId)
    .execute();
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
])('the filter %j finds %j', async (filter, found) => {
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
