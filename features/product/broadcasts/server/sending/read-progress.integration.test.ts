import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import { findBroadcast } from '../stored-broadcast.ts';
import { hasMore } from './count-first-group.ts';
import { listRecipients } from './list-recipients.ts';
import { readOutcome } from './read-outcome.ts';
import { readProgress } from './read-progress.ts';
import { watchNextBroadcast } from './watch-broadcasts.ts';

const clock = { now: () => new Date() };
const PEOPLE = 500;
const MORE_PEOPLE = 1200;
/** The number of a sending's messages that are written together, with one timestamp. */
const PIECE = 100;
/** The number of other broadcasts' messages between two messages of this one. */
const OTHERS = 9;
/** Each message is looked up once, by the claim that names it. */
const MOST_LOOK_UPS = PEOPLE;

const open = useTestDatabase({ connections: 2 });
let shopId: number;
const broadcastId = randomUUID();
const sendingId = randomUUID();

beforeAll(async () => {
  shopId = await insertShop(open.db);
  await plantBroadcast();
});

it('counts messages in flight with one lookup each, also without statistics for the planner', async () => {
  const { waiting, more, lookUps } = await open.db.transaction().execute(async (tx) => {
    const row = await findBroadcast(tx, shopId, broadcastId);
    const progress = await readProgress(tx, row);
    const { rows } = await sql<{ looked: number }>`
      select sum(coalesce(idx_scan, 0) + seq_scan)::int as looked from pg_stat_xact_user_tables
      where relname like 'messages%'`.execute(tx);
    return { ...progress, more: await hasMore(tx, row), lookUps: rows[0]?.looked ?? 0 };
  });
  expect([waiting, more]).toEqual([PEOPLE, true]);
  expect(lookUps).toBeGreaterThan(0);
  expect(lookUps).toBeLessThanOrEqual(MOST_LOOK_UPS);
});

it('reads each page of people from an index, wherever the page is', async () => {
  await plantMessages();
  const seen: string[] = [];
  let cursor: string | undefined;
  let read = 0;
  do {
    const turned = await open.db.transaction().execute(async (tx) => {
      const before = await countFetched(tx);
      const page = await listRecipients({ clock }, tx, { shopId, broadcastId, cursor });
      return { ...page, fetched: (await countFetched(tx)) - before };
    });
    seen.push(...turned.recipients.map(({ messageId }) => messageId ?? ''));
    read = Math.max(read, turned.fetched);
    cursor = turned.nextCursor?.startsWith('m:') ? turned.nextCursor : undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(PEOPLE + MORE_PEOPLE);
  expect(seen).toEqual(seen.toSorted());
  // A hundred messages for a page, and a few to find its start.
  expect(read).toBeLessThanOrEqual(108);
});

it('ends without uncertain messages once somebody was reached', async () => {
  await open.pool.query('delete from claims');
  await open.pool.query('delete from messages where sending_id = $1 and state <> $2', [sendingId, 'queued']);
  await open.pool.query(
    `insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, due_at, expires_at, claimed_at)
     select shop_id, message_id, created_at, sender_id, sending_id, 6, 'uncertain', now(), now(), now()
     from messages where sending_id = $1`,
    [sendingId],
  );
  const ctx = { db: open.db, clock: { now: () => new Date(Date.now() + 60_000) } } as unknown as Context;
  const read = () =>
    open.db.transaction().execute(async (tx) => {
      const row = await findBroadcast(tx, shopId, broadcastId);
      return { status: row?.status, outcome: row && (await readOutcome(ctx, tx, row)) };
    });
  await watchNextBroadcast(ctx);
  expect(await read()).toMatchObject({
    status: 'sending',
    outcome: {
      progress: { waiting: 0 },
      states: [{ state: 'uncertain', people: PEOPLE, why: 'Not confirmed by the provider' }],
    },
  });
  await open.pool.query(
    `with reached as (delete from outbox where message_id = (select min(message_id::text)::uuid from outbox) returning message_id)
     update messages m set state = 'sent' from reached r where m.message_id = r.message_id`,
  );
  await open.pool.query('update broadcasts set looked_at = now()');
  await watchNextBroadcast(ctx);
  expect((await read()).status).toBe('sent');
});

/** Returns how many messages this transaction has read. */
async function countFetched(tx: Tx): Promise<number> {
  const { rows } = await sql<{ fetched: number }>`
    select coalesce(sum(coalesce(idx_tup_fetch, 0) + seq_tup_read), 0)::int as fetched
    from pg_stat_xact_user_tables where relname like 'messages%'`.execute(tx);
  return rows[0]?.fetched ?? 0;
}

/** Inserts more messages of the broadcast among messages of another one, and updates the planner's statistics. */
async function plantMessages(): Promise<void> {
  await open.pool.query(
    `insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
       source_type, source_id, source_event, state, sending_id)
     select $1, message_id_at(moment), moment, gen_random_uuid(), gen_random_uuid(), 'WA', 'marketing', 'broadcast',
       'broadcast', $2, sending::text, 'read', sending
     from generate_series(1, $4) n,
       lateral (select case when n % $5 = 0 then $3::uuid else $2::uuid end as sending,
         date_trunc('milliseconds', now()) + (n / ($6 * $5) * $5 + n % $5) * interval '1 ms' as moment) s`,
    [shopId, broadcastId, sendingId, MORE_PEOPLE * (OTHERS + 1), OTHERS + 1, PIECE],
  );
  await open.pool.query('analyze messages');
}

/** Inserts a broadcast whose messages one worker has claimed and is sending. */
async function plantBroadcast(): Promise<void> {
  const write = (statement: string, ...values: unknown[]) => open.pool.query(statement, [shopId, ...values]);
  const senderId = await insertSender(open.db, shopId);
  await insertTemplate(open.db, { shopId, senderId, name: 'sale', language: 'en', category: 'MARKETING' });
  await write(
    `insert into broadcasts (shop_id, broadcast_id, name, status, condition, created_at, changed_at, started_at,
       sender_id, recipients, looked_at)
     values ($1, $2, 'Sale', 'sending', '{}', now(), now(), now(), $3, $4, now())`,
    broadcastId,
    senderId,
    PEOPLE,
  );
  await write(
    `insert into sendings (shop_id, sending_id, sender_id, channel, purpose, source_kind, source_type, source_id,
       content, value_names, priority, due_at, expires_at, created_at, state, changed_at, recipients, expanded_to,
       is_expanded, looked_at)
     values ($1, $2, $3, 'WA', 'marketing', 'broadcast', 'broadcast', $4, '{}', '{}', 5, now(), now(), now(),
       'running', now(), $5, $5, true, now())`,
    sendingId,
    senderId,
    broadcastId,
    PEOPLE,
  );
  await write(
    `insert into broadcast_sendings (shop_id, broadcast_id, sending_id, part, arm, template_name, language, recipients)
     values ($1, $2, $3, 'all', 'A', 'sale', 'en', $4)`,
    broadcastId,
    sendingId,
    PEOPLE,
  );
  await write(
    `with made as (
       insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
         source_type, source_id, source_event, state, sending_id)
       select $1, message_id_at(moment), moment, $2, gen_random_uuid(), 'WA', 'marketing', 'broadcast', 'broadcast', $3,
         $4::text, 'queued', $4::uuid
       from generate_series(1, $5), date_trunc('milliseconds', now()) moment
       returning message_id, created_at
     )
     insert into claims (shop_id, sender_id, worker_id, claimed_at, message_ids, created_ats, expires_ats, priorities,
       attempts, unknown_retries, sending_ids)
     select $1, $2, gen_random_uuid(), now(), array_agg(message_id), array_agg(created_at), '{}', '{}', '{}', '{}', '{}'
     from made`,
    senderId,
    broadcastId,
    sendingId,
    PEOPLE,
  );
}
