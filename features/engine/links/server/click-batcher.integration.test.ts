import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { queueMessage } from '#tools/test-environment/seeds/queue-message.ts';
import { ClickBatcher, type Click } from './click-batcher.ts';
import { LinkFinder } from './link-finder.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

const open = useTestDatabase({ connections: 3 });
let pool: pg.Pool;
let reminder: Omit<Click, 'clickedAt'>;

beforeAll(async () => {
  pool = open.pool;
  const [shopId, subscriberId] = [await insertShop(open.db), randomUUID()];
  const messageId = await queueMessage(open.db, { shopId, subscriberId }, at(0));
  reminder = { shopId, messageId, createdAt: at(0), subscriberId, within: null };
  await pool.query(
    "insert into short_links values ('Lena000001', $1, $2, $3, $4, 'https://wren.example/cart')",
    [shopId, reminder.messageId, reminder.createdAt, subscriberId],
  );
});

it('finds every link when unknown and impossible codes are looked up with them', async () => {
  const links = new LinkFinder(pool);
  const codes = ['Lena000001', 'nobody', 'a\0b', 'Lena000001', '{"', ''];
  const found = await Promise.allSettled(codes.map((code) => links.find(code)));
  expect(
    found.map((one) => (one.status === 'fulfilled' ? (one.value?.target_url ?? null) : 'refused')),
  ).toEqual(['https://wren.example/cart', null, 'refused', 'https://wren.example/cart', null, null]);
});

it('counts one click a minute over several processes, despite a click of an erased shop in the batch', async () => {
  const [batcher, other] = [1, 2].map(() => new ClickBatcher(pool, openLogger('silent', 'test')));
  const erased = { ...reminder, shopId: 999_999, messageId: timeOrderedId(at(1)), createdAt: at(1) };
  // The first click is written immediately; the others share the next batch.
  for (const one of [reminder, reminder, erased]) batcher?.add({ ...one, clickedAt: at(5) });
  for (let click = 0; click < 3; click += 1) batcher?.add({ ...reminder, clickedAt: at(4) });
  await batcher?.written();
  other?.add({ ...reminder, clickedAt: at(5) });
  await other?.written();
  const { rows } = await pool.query(
    `select (select count(*)::int from touches where kind = 'click') as touches,
       (select sum(clicked)::int from daily_rollups) as counted,
       (select clicked_at from messages where message_id = $1) as clicked_at`,
    [reminder.messageId],
  );
  expect(rows).toEqual([{ touches: 2, counted: 1, clicked_at: at(5) }]);
});

it('keeps clicks while the database is unavailable', async () => {
  const batcher = new ClickBatcher(pool, openLogger('silent', 'test'));
  const cut = await pool.connect();
  await cut.query('begin; lock table touches in access exclusive mode');
  for (const minute of [6, 7, 8]) batcher.add({ ...reminder, clickedAt: at(minute) });
  // Connections that wait for the table are terminated, as in a restart of the database.
  const { rowCount: broken } = await terminateWaitingConnections();
  await cut.query('rollback');
  cut.release();
  await batcher.written();
  const { rows } = await pool.query('select count(*)::int as clicks from touches where touched_at >= $1', [
    at(6),
  ]);
  expect([broken, rows]).toEqual([1, [{ clicks: 3 }]]);
});

async function terminateWaitingConnections(): Promise<pg.QueryResult> {
  for (;;) {
    const ended = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (ended.rowCount !== 0) return ended;
  }
}
