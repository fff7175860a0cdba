import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import type { Advance } from '../../rules/receipts/advance.ts';
import { takeBackFailures } from '../outbox/take-back-failures.ts';
import { advanceMessages } from './advance-messages.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

const open = useTestDatabase({ connections: 4 });
let client: pg.PoolClient;
let message: Pick<Advance, 'shopId' | 'messageId' | 'createdAt'>;

beforeAll(async () => {
  client = await open.pool.connect();
  const shopId = await insertShop(open.db);
  message = { shopId, messageId: await queueMessage(open.db, { shopId }, at(0)), createdAt: at(0) };
});

afterAll(async () => {
  client.release();
});

/** A message's state, and the transaction that last wrote its row. */
async function stored() {
  const { rows } = await client.query<{ state: string; writer: string }>(
    'select state, xmin::text as writer from messages where message_id = $1',
    [message.messageId],
  );
  return rows[0];
}

it('writes what is new in a receipt, and nothing if nothing is new', async () => {
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

it('stores no provider text that could name a person who was erased while the message was sent', async () => {
  const messageId = await queueMessage(open.db, { shopId: message.shopId }, at(0));
  await client.query("update messages set state = 'skipped', source_event = 'erased' where message_id = $1", [
    messageId,
  ]);
  const sent = { sentAt: at(1), providerMessageId: 'wamid.HBgN' };
  await advanceMessages(client, [{ ...message, messageId, ...sent }]);
  await advanceMessages(client, [
    { ...message, messageId, failedAt: at(2), error: '+4915112345678 is unknown' },
  ]);
  const { rows } = await client.query(
    'select provider_message_id, provider_error from messages where message_id = $1',
    [messageId],
  );
  expect(rows).toEqual([{ provider_message_id: null, provider_error: null }]);
});

it.each(['takeBackFailures', 'advanceMessages'] as const)(
  'writes the failure reason before the day, in the common lock order: %s',
  async (which) => {
    const failed = { failedAt: at(3), code: 131_000 };
    const first = await queueMessage(open.db, { shopId: message.shopId }, at(0));
    const second = await queueMessage(open.db, { shopId: message.shopId }, at(0));
    await advanceMessages(client, [{ ...message, messageId: first, ...failed }]);
    const holder = await open.pool.connect();
    await holder.query('begin');
    await holder.query('select from failure_days for update');
    const counting =
      which === 'advanceMessages'
        ? advanceMessages(client, [{ ...message, messageId: second, ...failed }])
        : open.db.transaction().execute((tx) =>
            takeBackFailures(tx, {
              shopId: message.shopId,
              now: at(9),
              which: sql`m.message_id = ${first}::uuid`,
            }),
          );
    await waitFor('the statement to wait for the reason', async () => {
      // Within a transaction, the view keeps showing its first result.
      const { rowCount } = await open.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount === 1;
    });
    // This fails if the day is locked already.
    await holder.query('select from daily_rollups for update nowait');
    await holder.query('commit');
    holder.release();
    await counting;
  },
);
