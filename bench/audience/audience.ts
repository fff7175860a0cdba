import { sql } from 'kysely';
import { loadavg } from 'node:os';
import type pg from 'pg';
import type {
  AudienceCondition,
  AudienceRule,
} from '#features/product/audiences/contract/audience-condition.ts';
import { audiencePeople } from '#features/product/audiences/server/index.ts';
import {
  applyNextChanges,
  countAudience,
  explainPerson,
  refreshNextBits,
  sampleAudience,
} from '#features/product/audiences/server/wiring.ts';
import { openDatabase, type Database, type OpenDatabase } from '#platform/database/database.ts';
import { SLOW } from '#platform/database/time-limits.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { printFigure } from '../figure.ts';
import { withWorker } from '../worker/with-worker.ts';
import { measureNotes } from './measure-notes.ts';
import { MIX, RULES } from './rules.ts';
import { seedPeople } from './seed-people.ts';

const REPEATS = 20;
/** Only twenty repeats would mostly measure a program that is warming up. */
const REPEATS_OF_WHY = 2000;
const EDITORS = 50;
const LIMITS = { rule: 100, sample: 50, why: 5, editors: 1000 };

interface Counting {
  db: Database;
  clock: { now: () => Date };
}

/**
 * Measures how long counting, sampling and explaining people takes in a shop of `BENCH_PEOPLE` (100,000 by default)
 * with twice as many orders, beside other shops. Also measures the cost of writing facts.
 */
export function benchAudience(): Promise<void> {
  const people = Number(process.env['BENCH_PEOPLE'] ?? 100_000);
  return withWorker(async ({ pool, db, databaseUrl }) => {
    const slow = openDatabase(databaseUrl, { connections: 2, limits: SLOW });
    try {
      const clock = { now: () => new Date() };
      const shopId = await seed(slow.pool, db, people);
      print(`load average, ${people} people`, loadavg()[0] ?? 0, null, '');
      await timed(`facts of ${people} people`, async () => {
        while (await applyNextChanges({ slowDb: slow.db, clock }, 0));
      });
      await slow.pool.query(
        'vacuum analyze subscriber_facts, subscriber_products, recent_sends, recent_orders, broadcast_people, audience_changes',
      );
      const ctx = { db, clock };
      const rowsMs = await measureMany(5, () => byRows(ctx, { shopId, condition: MIX }));
      print('five rules by rows, as a freeze does, p95', p95(rowsMs), null);
      await timed('bits made', () => refreshNextBits({ slowDb: slow.db, clock }, people));
      await measureRules(ctx, shopId);
      await measurePolls(ctx, pool, shopId);
      await measureStale(ctx, slow, shopId);
      await measureNotes({ db, pool }, shopId);
      print('load average at the end', loadavg()[0] ?? 0, null, '');
    } finally {
      await slow.close();
    }
  });
}

async function seed(pool: pg.Pool, db: Database, people: number): Promise<number> {
  const shopId = await insertShop(db);
  await timed('seeded', async () => {
    await seedPeople(pool, shopId, people);
    for (let nth = 0; nth < 5; nth += 1) await seedPeople(pool, await insertShop(db), Math.ceil(people / 50));
  });
  return shopId;
}

async function measureRules(ctx: Counting, shopId: number): Promise<void> {
  for (const [name, condition] of [...RULES.map(ofOne), ['a mix of five', MIX] as const]) {
    const firstMs = await measure(() => countAudience(ctx, { shopId, condition, at: new Date() }));
    const ms = await measureMany(REPEATS, () => countAudience(ctx, { shopId, condition, at: new Date() }));
    print(`${name}, first time`, firstMs, null);
    print(`${name}, p95`, p95(ms), LIMITS.rule);
  }
}

function ofOne(rule: AudienceRule): readonly [string, AudienceCondition] {
  const type = typeof rule.segmentType === 'string' ? rule.segmentType : 'attribute';
  const values = rule.conditions?.[0];
  return [`${type} ${values?.engagement ?? values?.bound ?? ''}`.trim(), { rules: [rule] }];
}

async function measurePolls(ctx: Counting, pool: pg.Pool, shopId: number): Promise<void> {
  const asked = { shopId, condition: MIX, at: new Date() };
  print(
    'a sample of 20, p95',
    p95(await measureMany(REPEATS, () => sampleAudience(ctx, asked))),
    LIMITS.sample,
  );
  const { rows } = await pool.query<{ subscriber_id: string }>(
    'select subscriber_id from subscriber_facts where shop_id = $1 limit 1',
    [shopId],
  );
  const subscriberId = rows[0]?.subscriber_id ?? '';
  const why = await measureMany(REPEATS_OF_WHY, () => explainPerson(ctx, { ...asked, subscriberId }));
  print('why is one person in or out, p95', p95(why), LIMITS.why);
  const editors: number[] = [];
  for (let round = 0; round < 3; round += 1)
    await Promise.all(
      Array.from({ length: EDITORS }, async () => {
        editors.push(await measure(() => countAudience(ctx, asked)));
      }),
    );
  print(`${EDITORS} editors at once, p95`, p95(editors), LIMITS.editors);
}

/** Counts must stay exact and fast during many changes. */
async function measureStale(ctx: Counting, slow: OpenDatabase, shopId: number): Promise<void> {
  await slow.pool.query(
    `update subscribers set opted_in_at = now() where (shop_id, subscriber_id) in (
       select shop_id, subscriber_id from subscribers where shop_id = $1 limit 5000)`,
    [shopId],
  );
  while (await applyNextChanges({ slowDb: slow.db, clock: ctx.clock }, 0));
  const asked = { shopId, condition: MIX, at: new Date() };
  const ms = await measureMany(REPEATS, () => countAudience(ctx, asked));
  print('a mix of five after 5,000 people changed, p95', p95(ms), LIMITS.rule);
}

function byRows({ db }: Counting, asked: { shopId: number; condition: AudienceCondition }): Promise<unknown> {
  return db.transaction().execute(async (tx) => {
    const people = await audiencePeople(tx, { ...asked, at: new Date() });
    return sql`select count(*) from (${people}) p`.execute(tx);
  });
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

async function measureMany(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) took.push(await measure(work));
  return took;
}

async function timed(figure: string, work: () => Promise<unknown>): Promise<void> {
  print(figure, await measure(work), null);
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}

function print(figure: string, value: number, limit: number | null, unit = 'ms'): void {
  printFigure({ bench: 'audience', figure, value, unit, limit });
}
