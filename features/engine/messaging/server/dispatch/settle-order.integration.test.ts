import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { advanceMessages } from '../receipts/advance-messages.ts';
import { claimBatch, type ClaimedMessage } from './claim-batch.ts';
import { settleAnswers, type Ending } from './settle-answers.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const CODE = 131_026;
const SENT: Ending = { kind: 'sent', providerMessageId: 'wamid.1' };
const ALSO_SENT: Ending = { kind: 'sent', providerMessageId: 'wamid.2' };
const UNCERTAIN: Ending = { kind: 'uncertain', reason: 'TIMEOUT' };
const FAILED: Ending = { kind: 'failed', code: CODE, detail: 'no' };

const open = useTestDatabase({ connections: 4 });
let pool: pg.Pool;
let shopId: number;
let [senderId, subscriberId] = ['', ''];

beforeAll(async () => {
  pool = open.pool;
  shopId = await insertShop(open.db);
  senderId = await insertSender(open.db, shopId, { sends_per_second: 1000 });
  subscriberId = await addSubscriber(open.db, shopId, { phone: '+4915215550101' });
});
beforeEach(async () => {
  await pool.query('truncate outbox, claims, messages, daily_rollups, failure_days');
  await pool.query('update senders set budget = 1000, budget_at = $1', [NOW]);
});

/** Queues and claims messages that count on the same day. */
async function claim(count: number): Promise<ClaimedMessage[]> {
  for (let nth = 0; nth < count; nth += 1) {
    const source = { kind: 'campaign', type: 'orderReceipt', id: null } as const;
    const to = { shopId, senderId, subscriberId, purpose: 'utility' } as const;
    const message = { ...to, source, sourceEvent: `order ${nth}`, priority: PRIORITY.transactional };
    await queueMessage(open.db, { ...message, dueAt: new Date(NOW.getTime() + nth) }, NOW);
  }
  const wanted = { senderId, workerId: randomUUID(), limit: 100, atOnce: 100 };
  const at = new Date(NOW.getTime() + 1000);
  const batch = await inConnection(pool, (client) => claimBatch(client, wanted, at));
  return [...(batch?.messages ?? [])];
}

function settle(messages: readonly ClaimedMessage[], endings: readonly Ending[]): Promise<void> {
  const settlements = messages.map((message, at) => ({ message, ending: endings[at] ?? SENT }));
  return inConnection(pool, (client) => settleAnswers(client, settlements, [], NOW));
}

/** A webhook reports the failure of a message before its answer is stored. */
const receiptOf = ({ shopId: shop, messageId, createdAt }: ClaimedMessage) =>
  advanceMessages(pool, [{ shopId: shop, messageId, createdAt, failedAt: NOW, code: CODE }]);

const countsOf = async () => {
  const { rows } = await pool.query('select sent, failed from daily_rollups');
  return rows;
};

// A receipt and a retry lock messages, reasons and days in this order. The other order is a deadlock.
it.each([
  [
    'a message whose receipt was faster',
    [SENT, ALSO_SENT],
    'select from messages where message_id = $1 for update',
  ],
  [
    'a message that may still get a receipt',
    [SENT, UNCERTAIN],
    'select from messages where message_id = $1 for update',
  ],
  [
    'the reason of a failure',
    [SENT, FAILED],
    'select from failure_days where $1::uuid is not null for update',
  ],
])('holds no day while it waits for %s', async (_what, endings, lock) => {
  const [first, sent, other] = await claim(3);
  if (!first || !sent || !other) throw new Error('nothing was claimed');
  await settle([first], [FAILED]);
  if (endings[1] === ALSO_SENT) await receiptOf(other);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(lock, [other.messageId]);
  let isOver = false;
  const settling = settle([sent, other], endings)
    .catch(() => undefined)
    .finally(() => (isOver = true));
  await waitFor('the answers to wait', async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0 || isOver;
  });
  const { rows: free } = await holder.query('select from daily_rollups for update skip locked');
  await holder.query('rollback');
  holder.release();
  await settling;
  expect(free).toHaveLength(1);
});

it('counts a message once whose receipt was faster, and the others of its batch', async () => {
  const [first, other] = await claim(2);
  if (!first || !other) throw new Error('nothing was claimed');
  await receiptOf(other);
  await settle([first, other], [SENT, ALSO_SENT]);
  await settle([first, other], [SENT, ALSO_SENT]);
  const { rows } = await pool.query('select state, provider_message_id as id from messages order by id');
  expect(rows).toEqual([
    { state: 'sent', id: 'wamid.1' },
    { state: 'failed', id: 'wamid.2' },
  ]);
  expect(await countsOf()).toEqual([{ sent: 2, failed: 1 }]);
});
