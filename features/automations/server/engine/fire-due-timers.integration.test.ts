import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/world/seeds/insert-shop.ts';
import { fireDueTimers, type FireTimer } from './fire-due-timers.ts';
import { DueTimers } from './take-due-timers.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let shops: number[];
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 4 });
  shops = [];
  for (let nth = 0; nth < 40; nth += 1) shops.push(await insertShop(open.db));
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  now = NOON;
  await sql`truncate timers`.execute(open.db);
});

it.each([
  ['a shop that was installed later', 0, 39],
  ['a shop that was installed earlier', 39, 0],
])('fires the timer of %s in the second batch at the latest', async (_name, busy, quiet) => {
  await setTimers(busy, 300);
  await setTimers(quiet, 1, new Date(NOON.getTime() + 1000));
  now = new Date(NOON.getTime() + 2000);
  const batches = await fire(2);
  expect(batches.flat()).toContain(shops[quiet]);
});

it('fires as many timers of each shop, whatever the number of its timers', async () => {
  await setTimers(0, 300);
  await setTimers(1, 300, new Date(NOON.getTime() - 1000));
  await setTimers(2, 40);
  const [, ...others] = await fire(5);
  const counts = [0, 1, 2].map((nth) => others.flat().filter((shopId) => shopId === shops[nth]).length);
  expect(counts).toEqual([32, 32, 32]);
});

it('goes round all shops, some in each batch', async () => {
  for (let nth = 0; nth < 40; nth += 1) await setTimers(nth, 10);
  const [, ...others] = await fire(3);
  expect(others.map((batch) => batch.length)).toEqual([25, 25]);
  expect(new Set(others.flat()).size).toBe(40);
});

it('fires full batches of a shop alone, the longest due first, until nothing is left', async () => {
  await setTimers(3, 60);
  const due = new DueTimers();
  const keys: string[] = [];
  const more = [];
  const note: FireTimer = async (_tx, timer) => {
    keys.push(timer.timerKey);
    return { kind: 'done', decided: null };
  };
  for (let batch = 0; batch < 3; batch += 1) more.push(await fireDueTimers(contextOf(due), note));
  expect(more).toEqual([true, true, false]);
  expect(keys).toEqual(Array.from({ length: 60 }, (_, nth) => `timer ${nth + 1}`));
});

it('fires other shops’ timers beside one whose timers all fail, and tries those later', async () => {
  await setTimers(0, 200);
  await setTimers(1, 30, new Date(NOON.getTime() + 1000));
  now = new Date(NOON.getTime() + 2000);
  const due = new DueTimers();
  let fired = 0;
  const failing: FireTimer = async (_tx, { shopId }) => {
    if (shopId === shops[0]) throw new Error('poisoned');
    fired += 1;
    return { kind: 'done', decided: null };
  };
  for (let batch = 0; batch < 4; batch += 1) await fireDueTimers(contextOf(due), failing);
  expect(fired).toBe(30);
  const { rows } = await sql<{ tried: number; due: number }>`
    select count(*) filter (where attempts > 0)::int as tried,
      count(*) filter (where attempts > 0 and due_at <= ${now})::int as due from timers`.execute(open.db);
  expect(rows).toEqual([{ tried: 61, due: 0 }]);
});

it('fires the others of a batch by themselves when one timer’s decision cannot be stored', async () => {
  await setTimers(0, 3);
  await fireDueTimers(contextOf(new DueTimers()), async (_tx, { shopId, timerKey }) => ({
    kind: 'done',
    decided: {
      shopId,
      type: 'abandonedCart',
      channel: 'WA',
      subject: { kind: 'checkout', id: timerKey },
      dripId: null,
      subscriberId: null,
      outcome: (timerKey === 'timer 2' ? 'nonsense' : 'drop') as 'drop',
      reason: 'subjectGone',
      facts: { eventAt: null },
      messageId: null,
    },
  }));
  const { rows } = await sql`select timer_key, attempts, due_at > ${now} as waits from timers`.execute(
    open.db,
  );
  expect(rows).toEqual([{ timer_key: 'timer 2', attempts: 1, waits: true }]);
  const decided = await sql`select subject from decisions order by subject`.execute(open.db);
  expect(decided.rows).toEqual([{ subject: 'checkout:timer 1' }, { subject: 'checkout:timer 3' }]);
});

function contextOf(dueTimers: DueTimers) {
  return { db: open.db, clock: { now: () => now }, log: openLogger('silent', 'test'), dueTimers };
}

/** Fires this many batches, and returns the shops of the timers in each. */
async function fire(batches: number): Promise<number[][]> {
  const due = new DueTimers();
  const all: number[][] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const fired: number[] = [];
    all.push(fired);
    await fireDueTimers(contextOf(due), async (_tx, { shopId }) => {
      fired.push(shopId);
      return { kind: 'done', decided: null };
    });
  }
  return all;
}

/** Timers of the nth shop, each a millisecond later than the one before it. */
async function setTimers(nth: number, count: number, first = new Date(NOON.getTime() - 500)): Promise<void> {
  await sql`
    insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
    select ${shops[nth]}, 'timer ' || n, 'abandonedCart', 'checkout:' || n, ${first}::timestamptz + n * interval '1 ms', '{}'
    from generate_series(1, ${count}::int) n`.execute(open.db);
}
