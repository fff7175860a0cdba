import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { advanceMessages } from './advance-messages.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let message: Pick<Advance, 'shopId' | 'messageId' | 'createdAt'>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ shop_id: string }>(
    `insert into shops (shop_url, name, domain, currency, time_zone, country, facebook_page_id, charge_status, plan_name, installed_at)
     values ('wren.myshopify.com', 'Wren', 'wren.example', 'EUR', 'Europe/Berlin', 'DE', 'BSFB0', 'active', 'Free', now())
     returning shop_id`,
  );
  const [shopId, senderId, subscriberId] = [Number(rows[0]?.shop_id), randomUUID(), randomUUID()];
  message = { shopId, messageId: timeOrderedId(at(0)), createdAt: at(0) };
  await client.query(
    `insert into senders (shop_id, sender_id, channel, external_id, business_account_id, access_token_sealed, sends_per_second, budget, budget_at)
     values ($1, $2, 'WA', 'wren', 'wren', '', 80, 80, now())`,
    [shopId, senderId],
  );
  await client.query(
    `insert into subscribers (shop_id, subscriber_id, channel, has_marketing_consent, created_at)
     values ($1, $2, 'WA', true, now())`,
    [shopId, subscriberId],
  );
  await client.query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type, source_event, content, state)
     values ($1, $2, $3, $4, $5, 'WA', 'marketing', 'abandonedCart', 'one', '{}', 'queued')`,
    [shopId, message.messageId, message.createdAt, senderId, subscriberId],
  );
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The state, and the number of the transaction that wrote the row as it is. */
async function stored() {
  const { rows } = await client.query<{ state: string; writer: string }>(
    'select state, xmin::text as writer from messages where message_id = $1',
    [message.messageId],
  );
  return rows[0];
}

it('writes what a receipt says that is new, and nothing when it says nothing new', async () => {
  const steps: [Omit<Advance, keyof typeof message>, string, 'written' | 'left'][] = [
    [{ sentAt: at(1), providerMessageId: 'wamid.1' }, 'sent', 'written'],
    [{ sentAt: at(1), providerMessageId: 'wamid.1' }, 'sent', 'left'],
    [{ sentAt: at(2) }, 'sent', 'left'],
    [{ readAt: at(5) }, 'read', 'written'],
    [{ deliveredAt: at(4) }, 'read', 'left'],
    [{ readAt: at(6) }, 'read', 'left'],
    [{ clickedAt: at(7) }, 'read', 'written'],
    [{ failedAt: at(8), code: 131_000, error: 'late' }, 'read', 'written'],
    [{ failedAt: at(8), code: 131_000, error: 'late' }, 'read', 'left'],
  ];
  for (const [news, state, outcome] of steps) {
    const before = await stored();
    expect(await advanceMessages(client, [{ ...message, ...news }])).toEqual([]);
    const after = await stored();
    expect([news, after?.state, after?.writer === before?.writer ? 'left' : 'written']).toEqual([
      news,
      state,
      outcome,
    ]);
  }
  const { rows } = await client.query(
    'select sent::int, delivered::int, read::int, clicked::int, failed::int from daily_rollups',
  );
  expect(rows).toEqual([{ sent: 1, delivered: 1, read: 1, clicked: 1, failed: 0 }]);
});
