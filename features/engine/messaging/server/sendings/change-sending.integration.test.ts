import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Jobs } from '#platform/jobs/jobs.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { settleSendingJob } from './change-sending.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const PEOPLE = 9;
const CHUNK = 3;

const open = useTestDatabase({ connections: 3 });
let shop: SeededShop;
let jobs: Jobs;
let sendingId: string;
beforeAll(async () => {
  // The jobs are never called, because one run has capacity for all messages.
  jobs = new Jobs(open.url, openLogger('silent', 'test'));
  shop = await seedShop(open.db, Buffer.alloc(32), PEOPLE);
});
beforeEach(async () => {
  await open.pool.query('delete from outbox');
  sendingId = randomUUID();
  await open.pool.query(
    `insert into sendings (shop_id, sending_id, sender_id, channel, purpose, source_kind, source_type, source_id, content,
       value_names, priority, due_at, expires_at, created_at, state, changed_at, recipients, expanded_to, is_expanded, looked_at)
     values ($1, $2, $3, 'WA', 'marketing', 'broadcast', 'broadcast', $2, '{}', '{}', 5, $4, $4, $4, 'paused', $4, $5, $5, true, $4)`,
    [shop.shopId, sendingId, shop.senderId, NOW, PEOPLE],
  );
  await queueMessages(open.db, shop, { sendingId });
  await open.pool.query(`update outbox set state = 'paused'`);
});

const job = () => settleSendingJob({ db: open.db, clock: { now: () => NOW }, jobs }, CHUNK);
const settle = () => job().run({ shopId: shop.shopId, sendingId });
const setSending = (state: string) =>
  open.pool.query('update sendings set state = $2 where sending_id = $1', [sendingId, state]);

/** Does what a receipt does when it arrives while its message is put back. */
const sendOne = () =>
  open.pool.query(
    `update messages set state = 'sent', sent_at = $1 where message_id = (select min(message_id::text)::uuid from outbox)`,
    [NOW],
  );

async function count(): Promise<Record<string, number>> {
  const { rows } = await open.pool.query<{ state: string; messages: number }>(
    `select m.state || coalesce(' ' || o.state, '') as state, count(*)::int as messages
     from messages m left join outbox o using (shop_id, message_id) where m.sending_id = $1 group by 1`,
    [sendingId],
  );
  return Object.fromEntries(rows.map(({ state, messages }) => [state, messages]));
}

it('removes all messages of a cancelled sending from the outbox, even if one was sent meanwhile', async () => {
  await sendOne();
  await setSending('cancelled');
  await settle();
  expect(await count()).toEqual({ sent: 1, skipped: PEOPLE - 1 });
});

it.each([
  ['cancelled', { skipped: PEOPLE }],
  ['running', { 'queued queued': PEOPLE }],
])('waits for a row that is locked while its sending is %s', async (state, expected) => {
  await setSending(state);
  const holder = await open.pool.connect();
  await holder.query('begin');
  await holder.query('select from outbox order by message_id limit 1 for update');
  let isSettled = false;
  const settled = settle().finally(() => {
    isSettled = true;
  });
  await waitFor('the job to wait for the row, or to end without it', async () => {
    const { rowCount } = await open.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return isSettled || rowCount === 1;
  });
  await holder.query('commit');
  holder.release();
  await settled;
  expect(await count()).toEqual(expected);
});
