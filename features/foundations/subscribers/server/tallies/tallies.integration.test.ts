import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { addUpTallies } from './add-up-tallies.ts';
import { readTallies } from './read-tallies.ts';
import { recountTallies } from './recount-tallies.ts';

const opened = useTestDatabase({ connections: 8 });
let shopId: number;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
});

const NOBODY = { known: 0, subscribed: 0, unsubscribed: 0 };
const tallies = () => inShop(opened.db, shopId, (tx) => readTallies(tx, shopId));
/** Returns the differences between the tallies and the rows. Empty if the tallies are right. */
const recount = () => opened.db.transaction().execute((tx) => recountTallies(tx, shopId));

/** Adds several people in one statement, which are counted immediately. */
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

/** Applies a change to one person, chosen by position. */
function becomes(change: keyof typeof CHANGES, person: number) {
  return opened.pool.query(
    `update subscribers set ${CHANGES[change]} where (shop_id, subscriber_id) = (
       select shop_id, subscriber_id from subscribers where shop_id = $1 order by subscriber_id offset $2 limit 1)`,
    [shopId, person],
  );
}

it('counts by channel who is known, who agreed and who left', async () => {
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

it('matches the rows, despite concurrent changes and additions of the lines', async () => {
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

it('shows the same counts while the lines are being added up', async () => {
  for (let nth = 0; nth < 20; nth += 1) await signUp(1);
  const looks = async () => {
    const seen = [];
    for (let look = 0; look < 20; look += 1) seen.push((await tallies()).WA.subscribed);
    return seen;
  };
  const adding = async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      await addUpTallies(opened);
      // Two changes that cancel each other out, so that there are lines to add up but no other effect.
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
  it('reports exactly what was wrong, and corrects it', async () => {
    await signUp(3);
    await opened.pool.query('update subscriber_tallies set subscribed = subscribed + 2 where shop_id = $1', [
      shopId,
    ]);
    expect(await recount()).toEqual(['WA: subscribed 5 kept, 3 counted']);
    expect(await recount()).toEqual([]);
    expect((await tallies()).WA.subscribed).toBe(3);
  });

  it('finds counted people who do not exist', async () => {
    await signUp(1, 'FB');
    await opened.pool.query('alter table subscribers disable trigger list_gone_subscribers');
    await opened.pool.query('delete from subscribers where shop_id = $1', [shopId]);
    await opened.pool.query('alter table subscribers enable trigger list_gone_subscribers');
    expect(await recount()).toEqual(['FB: known 1 kept, 0 counted; subscribed 1 kept, 0 counted']);
    expect(await tallies()).toEqual({ WA: NOBODY, FB: NOBODY });
  });
});
