import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { addUpTallies } from './add-up-tallies.ts';
import { readTallies } from './read-tallies.ts';
import { recountTallies } from './recount-tallies.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
let shopId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, { connections: 8 });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  shopId = await insertShop(opened.db);
});

const NOBODY = { known: 0, subscribed: 0, unsubscribed: 0 };
const tallies = () => inShop(opened.db, shopId, (tx) => readTallies(tx, shopId));
/** What the rows themselves say is different; nothing is, where the tallies are right. */
const recount = () => opened.db.transaction().execute((tx) => recountTallies(tx, shopId));

/** Several in one statement, which is counted at once, on either channel. */
async function signUp(people: number, channel: 'WA' | 'FB' = 'WA'): Promise<void> {
  await opened.pool.query(
    `insert into subscribers (shop_id, subscriber_id, channel, psid, has_marketing_consent, created_at)
     select $1, gen_random_uuid(), $2, gen_random_uuid()::text, true, now() from generate_series(1, $3::int)`,
    [shopId, channel, people],
  );
}

const CHANGES = {
  signsUp: 'has_marketing_consent = true, opted_out_at = null',
  leaves: 'has_marketing_consent = false, opted_out_at = now()',
  isForgotten: 'has_marketing_consent = false, psid = null',
  isNamed: "first_name = 'Mira'",
} as const;

/** Something becomes of one person, whoever it is. */
function becomes(change: keyof typeof CHANGES, person: number) {
  return opened.pool.query(
    `update subscribers set ${CHANGES[change]} where (shop_id, subscriber_id) = (
       select shop_id, subscriber_id from subscribers where shop_id = $1 order by subscriber_id offset $2 limit 1)`,
    [shopId, person],
  );
}

it('tells the channels apart, and who is known from who agreed and who left', async () => {
  await signUp(3);
  await signUp(2, 'FB');
  await opened.pool.query(
    `update subscribers set ${CHANGES.leaves} where shop_id = $1 and channel = 'FB' and subscriber_id = (
       select subscriber_id from subscribers where shop_id = $1 and channel = 'FB' limit 1)`,
    [shopId],
  );
  expect(await tallies()).toEqual({
    WA: { known: 3, subscribed: 3, unsubscribed: 0 },
    FB: { known: 2, subscribed: 1, unsubscribed: 1 },
  });
});

it('comes to what the rows say, whatever happens at once and however often it is added up in between', async () => {
  const step = fc.record({
    change: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
    person: fc.nat(5),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 5 }),
      async (rounds) => {
        await opened.pool.query('delete from subscribers where shop_id = $1', [shopId]);
        await Promise.all([signUp(4), signUp(2, 'FB'), addUpTallies(opened), addUpTallies(opened)]);
        for (const round of rounds)
          await Promise.all([
            ...round.map(({ change, person }) => becomes(change, person)),
            addUpTallies(opened),
            addUpTallies(opened),
          ]);
        expect(await recount()).toEqual([]);
      },
    ),
    propertyRuns('tallies'),
  );
});

it('shows the same to whoever looks while the lines are added up', async () => {
  for (let nth = 0; nth < 20; nth += 1) await signUp(1);
  const looks = async () => {
    const seen = [];
    for (let look = 0; look < 20; look += 1) seen.push((await tallies()).WA.subscribed);
    return seen;
  };
  const adding = async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      await addUpTallies(opened);
      // Two changes that come to nothing, so that there are lines to add up and nothing else to see.
      await opened.pool.query(
        `insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed) values ($1, 'WA', 1, 1, 0), ($1, 'WA', -1, -1, 0)`,
        [shopId],
      );
    }
  };
  const [one, other] = await Promise.all([looks(), looks(), adding(), adding()]);
  expect(new Set([...one, ...other])).toEqual(new Set([20]));
});

describe('a recount', () => {
  it('says to the unit what was wrong, and puts it right', async () => {
    await signUp(3);
    await opened.pool.query('update subscriber_tallies set subscribed = subscribed + 2 where shop_id = $1', [
      shopId,
    ]);
    expect(await recount()).toEqual(['WA: subscribed 5 kept, 3 counted']);
    expect(await recount()).toEqual([]);
    expect((await tallies()).WA.subscribed).toBe(3);
  });

  it('finds people where none are', async () => {
    await signUp(1, 'FB');
    await opened.pool.query('alter table subscribers disable trigger list_gone_subscribers');
    await opened.pool.query('delete from subscribers where shop_id = $1', [shopId]);
    await opened.pool.query('alter table subscribers enable trigger list_gone_subscribers');
    expect(await recount()).toEqual(['FB: known 1 kept, 0 counted; subscribed 1 kept, 0 counted']);
    expect(await tallies()).toEqual({ WA: NOBODY, FB: NOBODY });
  });
});
