import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { fireDueTimers, type FireTimer } from './fire-due-timers.ts';
import { DueTimers } from './take-due-timers.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

const open = useTestDatabase({ connections: 4 });
let shops: number[];
let now: Date;

beforeAll(async () => {
  shops = [];
  for (let nth = 0; nth < 80; nth += 1) shops.push(await insertShop(open.db));
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

it('fires an equal number of timers of each shop, however many a shop has', async () => {
  await setTimers(0, 300);
  await setTimers(1, 300, new Date(NOON.getTime() - 1000));
  await setTimers(2, 80);
  const [, ...others] = await fire(5);
  const counts = [0, 1, 2].map((nth) => others.flat().filter((shopId) => shopId === shops[nth]).length);
  expect(counts).toEqual([64, 64, 64]);
});

it('fires timers of all shops in turn, some shops in each batch', async () => {
  for (let nth = 0; nth < 80; nth += 1) await setTimers(nth, 10);
  const [, ...others] = await fire(3);
  expect(others.map((batch) => batch.length)).toEqual([50, 50]);
  expect(new Set(others.flat()).size).toBe(80);
});

it('fires full batches if only one shop has timers, the longest due first, until none are left', async () => {
  await setTimers(3, 120);
  const due = new DueTimers();
  const keys: string[] = [];
  const more = [];
  const note: FireTimer = async (_tx, timer) => {
    keys.push(timer.timerKey);
    return { kind: 'done', decided: null };
  };
  for (let batch = 0; batch < 3; batch += 1) more.push(await fireDueTimers(contextOf(due), note));
  expect(more).toEqual([true, true, false]);
  expect(keys).toEqual(Array.from({ length: 120 }, (_, nth) => `timer ${nth + 1}`));
});

it('fires other shops’ timers if all timers of one shop fail, and tries those later', async () => {
  await setTimers(0, 200);
  await setTimers(1, 30, new Date(NOON.getTime() + 1000));
  now = new Date(NOON.getTime() + 2000);
  const due = new DueTimers();
  const failing: FireTimer = async (_tx, { shopId }) => {
    if (shopId === shops[0]) throw new Error('poisoned');
    return { kind: 'done', decided: null };
  };
  for (let batch = 0; batch < 4; batch += 1) await fireDueTimers(contextOf(due), failing);
  const { rows } = await sql<{ tried: number; due: number; others: number }>`
    select count(*) filter (where attempts > 0)::int as tried,
      count(*) filter (where attempts > 0 and due_at <= ${now})::int as due,
      count(*) filter (where shop_id <> ${shops[0]})::int as others from timers`.execute(open.db);
  expect(rows).toEqual([{ tried: 150, due: 0, others: 0 }]);
});

it('fires the other timers of a batch one by one if one decision cannot be stored', async () => {
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

it('reads for all timers of a batch with one statement, and writes to each person one timer at a time', async () => {
  await setTimers(0, 6);
  const asked: number[] = [];
  const facts = new BatchedRead<string, number>(String, (_tx, keys) => {
    asked.push(keys.length);
    return Promise.resolve(keys.map(() => asked.length));
  });
  let writing = 0;
  const fired: string[] = [];
  await fireDueTimers(contextOf(new DueTimers()), async (tx, { timerKey }) => {
    const read = await facts.of(tx, timerKey);
    const person = timerKey === 'timer 5' || timerKey === 'timer 2' ? 'the same' : timerKey;
    const writeTo = async () => {
      const others = (writing += 1);
      await sql`select pg_sleep(0)`.execute(tx);
      writing -= 1;
      fired.push(`${timerKey}, read ${read}, beside ${others}`);
      return { kind: 'done' as const, decided: null };
    };
    return { kind: 'ready', person, fire: writeTo };
  });
  expect(asked).toEqual([6, 1]);
  expect(fired).toHaveLength(6);
  expect(fired.at(-1)).toBe('timer 5, read 2, beside 1');
  expect(await keysLeft()).toEqual([]);
});

it('undoes a batch if one timer fails, and fires its timers again one by one', async () => {
  await setTimers(0, 4);
  const written: FireTimer = async (tx, { shopId, timerKey }) => ({
    kind: 'ready',
    person: timerKey,
    fire: async () => {
      // Stands for a timer's writes: a row that occurs twice if the first attempt is not undone.
      await sql`insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
        values (${shopId}, ${`after ${timerKey}`}, 'abandonedCart', 'checkout:0', ${now}::timestamptz + interval '1 day', '{}')`.execute(
        tx,
      );
      if (timerKey === 'timer 3') throw new Error('poisoned');
      return { kind: 'done', decided: null };
    },
  });
  await fireDueTimers(contextOf(new DueTimers()), written);
  expect(await keysLeft()).toEqual(['after timer 1', 'after timer 2', 'after timer 4', 'timer 3']);
});

it('runs a task alone, before later timers of its subject', async () => {
  await setTimers(0, 3);
  await sql`update timers set subject = 'checkout:1', payload = '{"task":"ask"}' where timer_key = 'timer 1'`.execute(
    open.db,
  );
  await sql`update timers set subject = 'checkout:1' where timer_key = 'timer 3'`.execute(open.db);
  const order: string[] = [];
  await fireDueTimers(contextOf(new DueTimers()), async (tx, { timerKey }) => {
    order.push(`begins ${timerKey}`);
    await sql`select 1`.execute(tx);
    order.push(`ends ${timerKey}`);
    return { kind: 'done', decided: null };
  });
  const expected = ['timer 1', 'timer 2', 'timer 3'].flatMap((key) => [`begins ${key}`, `ends ${key}`]);
  expect(order).toEqual(expected);
});

async function keysLeft(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select timer_key as key from timers order by key`.execute(open.db);
  return rows.map(({ key }) => key);
}

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

/** Sets timers of the nth shop, each due a millisecond after the previous one. */
async function setTimers(nth: number, count: number, first = new Date(NOON.getTime() - 500)): Promise<void> {
  await sql`
    insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
    select ${shops[nth]}, 'timer ' || n, 'abandonedCart', 'checkout:' || n, ${first}::timestamptz + n * interval '1 ms', '{}'
    from generate_series(1, ${count}::int) n`.execute(open.db);
}
