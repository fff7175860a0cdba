import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { audiencePeople, audienceWaterfall, catchUp } from '#features/product/audiences/server/index.ts';
import {
  applyNextChanges,
  compareFacts,
  countAudience,
  noteForRecount,
  refreshNextBits,
  sampleAudience,
} from '#features/product/audiences/server/wiring.ts';
import type { Database } from '#platform/database/database.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { RUN_SEED, sizeOf, testSeed } from '#platform/testing/test-sizes.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { anyCondition, RECENT_CONDITIONS } from './any-condition.ts';
import { dice, furnish, somethingHappens } from './busy-shop.ts';
import { isInPlainly, readPlainPeople } from './plain-audience.ts';

const NOW = new Date('2026-11-20T12:34:56.789Z');
const ROUNDS = 2;
const WRITERS = 4;
const THINGS_A_WRITER = 120;
const CONDITIONS = sizeOf('audienceConditions');
/** Smaller than many audiences of this test, and larger than others. */
const SAMPLE = 20;
const open = useTestDatabase({ connections: WRITERS + 2 });
let shopId: number;
const segments = new Map<string, AudienceCondition>();

beforeAll(async () => {
  shopId = await insertShop(open.db, { time_zone: 'UTC' });
  await furnish({ ...open, shopId });
  for (const [nth, condition] of fc.sample(anyCondition(), { seed: RUN_SEED, numRuns: 2 }).entries()) {
    const id = `01a1f8b4-7965-7f06-8434-417d01bc2f3${nth}`;
    segments.set(id, condition);
    await sql`
      insert into saved_segments (shop_id, segment_id, name, condition, created_at, updated_at)
      values (${shopId}, ${id}, ${id}, ${JSON.stringify(condition)}, now(), now())`.execute(open.db);
  }
});

it('finds the same people as a plain reading of the rules, despite concurrent writes', async () => {
  testSeed();
  for (let round = 0; round < ROUNDS; round += 1) {
    await liveThrough(round);
    await goOn(round);
    const caughtUp = await open.db.transaction().execute((tx) => catchUp(ctx(), tx, shopId));
    expect(caughtUp).toBeGreaterThanOrEqual(0);
    expect(await compareFacts(open.db, shopId)).toMatchObject({ different: [] });
    expect(await findBits()).toEqual({ has_bits: true, has_stale: true });
    const { people, catalogue } = await readPlainPeople(open.pool, shopId);
    const sizes = new Set<number>();
    const conditions = fc.sample(anyCondition([...segments.keys()]), {
      seed: RUN_SEED + round,
      numRuns: CONDITIONS,
    });
    for (const condition of [...conditions, ...RECENT_CONDITIONS]) {
      const question = { condition, at: NOW, catalogue, segments };
      const expected = people.filter((person) => isInPlainly(person, question)).map(({ id }) => id);
      const found = await findPeople(open.db, condition);
      const counted = await countAudience(ctx(), { shopId, condition, at: NOW });
      expect({ condition, ...counted }).toEqual({ condition, population: expected.length });
      const steps = await audienceWaterfall(ctx(), { shopId, condition, at: NOW });
      expect(steps).toMatchObject({ population: expected.length });
      expect(steps.included - steps.excluded - steps.withoutConsent).toBe(expected.length);
      const sample = await sampleAudience(ctx(), { shopId, condition, at: NOW, size: SAMPLE });
      const seen = new Set(sample.map((person) => person.subscriberId));
      expect({ condition, size: seen.size }).toEqual({ condition, size: Math.min(SAMPLE, expected.length) });
      expect([...seen].filter((id) => !expected.includes(id))).toEqual([]);
      sizes.add(found.length);
      expect({ condition, people: found.toSorted() }).toEqual({ condition, people: expected.toSorted() });
    }
    // If every condition matched everybody or nobody, the test would prove nothing.
    expect(sizes.size).toBeGreaterThan(4);
  }
});

it('reports the people whose facts are wrong, and recounts those facts', async () => {
  const { rows } = await sql<{ id: string }>`
    update subscriber_facts set order_count = order_count + 1, last_read_at = 5 where subscriber_no = (
      select max(subscriber_no) from subscriber_facts) returning subscriber_id as id`.execute(open.db);
  const wrong = rows.map(({ id }) => id);
  expect(await compareFacts(open.db, shopId)).toMatchObject({ different: wrong });
  await noteForRecount(open.db, shopId, wrong);
  await open.db.transaction().execute((tx) => catchUp(ctx(), tx, shopId));
  expect(await compareFacts(open.db, shopId)).toMatchObject({ different: [] });
});

const ctx = () => ({ db: open.db, slowDb: open.db, clock: { now: () => NOW } });

/** The test must also cover counts that use bits, and bits with stale people. */
async function findBits(): Promise<unknown> {
  const { rows } = await sql`
    select bits_width is not null as has_bits,
      exists (select from audience_stale s where s.shop_id = a.shop_id) as has_stale
    from audience_shops a where shop_id = ${shopId}`.execute(open.db);
  return rows[0];
}

/** Keeps writers busy while two appliers apply their changes concurrently. */
async function liveThrough(round: number): Promise<void> {
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async (_, nth) => {
    const roll = dice(RUN_SEED + round * WRITERS + nth);
    for (let thing = 0; thing < THINGS_A_WRITER; thing += 1)
      await somethingHappens({ db: open.db, pool: open.pool, shopId, now: NOW, roll }).catch(
        refuseAllButDeadlocks,
      );
  });
  const appliers = [1, 2].map(async () => {
    while (!isOver) await applyNextChanges(ctx(), 0);
  });
  const refresher = refreshWhile(() => !isOver);
  await Promise.all(writers);
  isOver = true;
  await refresher;
  await Promise.all(appliers);
}

/** Rebuilds the bits again and again, as happens in a large shop whose last check was long ago. */
async function refreshWhile(isOn: () => boolean): Promise<void> {
  do {
    await sql`update audience_shops set bits_made_at = null where shop_id = ${shopId}`.execute(open.db);
    // It leaves a shop alone that an applier holds, and in this test that is often.
    while (!(await refreshNextBits(ctx(), 1)));
  } while (isOn());
}

/** Writes more changes after the last rebuild of the bits. */
async function goOn(round: number): Promise<void> {
  const roll = dice(RUN_SEED - round);
  const busy = { db: open.db, pool: open.pool, shopId, now: NOW, roll };
  for (let thing = 0; thing < 20; thing += 1) await somethingHappens(busy).catch(refuseAllButDeadlocks);
}

/** The writers of this test lock rows in any order and can deadlock. The product's own writers cannot. */
function refuseAllButDeadlocks(error: unknown): void {
  if (!(error instanceof Error) || !/deadlock|duplicate key|kept changing/.test(error.message)) throw error;
}

async function findPeople(db: Database, condition: AudienceCondition): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const people = await audiencePeople(tx, { shopId, condition, at: NOW });
    const { rows } = await people.execute(tx);
    return rows.map((row) => row.subscriber_id);
  });
}
