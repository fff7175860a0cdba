import { afterAll, beforeEach, expect, it } from 'vitest';
import { openClock } from '#platform/clock/clock.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { ON_KNOWN_TIMELINE } from '#platform/database/timeline.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { seedShop, type SeededShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { followTimeline } from './follow-timeline.ts';

const lines: string[] = [];
const log = openLogger('error', 'worker', { write: (line) => void lines.push(line) });
const clock = openClock(null);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let shop: SeededShop;
let storeChecks: number;
beforeEach(async () => {
  await close();
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 2 });
  await open.pool.query(`insert into installation (check_sealed) values ('')`);
  shop = await seedShop(open.db, Buffer.alloc(32), 3);
  await queueMessages(open.db, shop, { purpose: 'utility', sourceType: 'receiptStory' });
  storeChecks = 0;
  lines.length = 0;
});
afterAll(close);

async function close(): Promise<void> {
  await open?.close();
  await database?.drop();
}

it('holds the queued messages of a promoted standby, and nothing that is queued later', async () => {
  await setKnownTimeline('current_timeline() - 1');
  await follow({ isStandbySynchronous: false });
  expect(await countStates()).toEqual({ held: 3 });
  expect(storeChecks).toBe(1);
  expect(lines.join()).toContain('Decide about it at /operator');

  await queueMessages(open.db, shop, { purpose: 'utility', sourceType: 'receiptStory', sourceEvent: 'new' });
  await follow({ isStandbySynchronous: false });
  expect(await countStates()).toEqual({ held: 3, queued: 3 });
  expect(storeChecks).toBe(1);
});

it('holds the queued messages of a restored dump, and nothing after the next restore into the same database', async () => {
  await follow({ isStandbySynchronous: false });
  await open.pool.query(`update installation set kind = 'sandbox'`);
  await open.pool.query('vacuum (full, freeze) installation');
  await follow({ isStandbySynchronous: false });
  expect(await countStates()).toEqual({ queued: 3 });
  expect(await isClaimable()).toBe(true);

  await restoreDump();
  await open.pool.query(
    `insert into workers (worker_id, started_at, heartbeat_at)
     values (gen_random_uuid(), clock_timestamp() - interval '9 hours', clock_timestamp() - interval '8 hours')`,
  );
  expect(await isClaimable()).toBe(false);
  // A process that writes the row before a server has checked it must not hide the restore.
  await open.pool.query(`update installation set kind = 'real'`);
  expect(await isClaimable()).toBe(false);
  await follow({ isStandbySynchronous: true });
  expect([await countStates(), await isClaimable()]).toEqual([{ held: 3 }, true]);
  const { rows } = await open.pool.query<{ hours: number }>(
    'select extract(epoch from restored_at - backed_up_at) / 3600 as hours from installation',
  );
  expect(Number(rows[0]?.hours)).toBeCloseTo(8, 1);
  expect(lines.join()).toContain('filled from a dump');
});

it.each([
  ['a synchronous standby', 'current_timeline() - 1', true],
  ['another server after a move', 'current_timeline() + 1', false],
  ['the first server that is seen', 'null', false],
])('holds nothing on %s', async (_name, known, isStandbySynchronous) => {
  await setKnownTimeline(known);
  await follow({ isStandbySynchronous });
  expect(await countStates()).toEqual({ queued: 3 });
  expect([storeChecks, lines]).toEqual([0, []]);
});

async function setKnownTimeline(timeline: string): Promise<void> {
  await open.pool.query(`update installation set timeline = ${timeline}`);
}

/** Writes the row as a restored dump does: with the same content, from another transaction. */
async function restoreDump(): Promise<void> {
  await open.pool.query(
    `create table brought as select * from installation; delete from installation;
     insert into installation select * from brought; drop table brought`,
  );
}

async function isClaimable(): Promise<boolean> {
  const { rows } = await open.pool.query<{ isKnown: boolean }>(`select ${ON_KNOWN_TIMELINE} as "isKnown"`);
  return rows[0]?.isKnown ?? false;
}

async function follow({ isStandbySynchronous }: { isStandbySynchronous: boolean }): Promise<void> {
  const ctx = { db: open.db, slowDb: open.db, clock, log };
  await followTimeline({ ctx, isStandbySynchronous, askStores: async () => void (storeChecks += 1) });
}

async function countStates(): Promise<Record<string, number>> {
  const { rows } = await open.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from outbox group by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
