import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { syncSubscriberList } from '#features/foundations/subscribers/server/ledger-api.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { findPerson } from '../find-person.ts';
import { listIds } from './list-subscribers.ts';
import { countWaiting, listWaiting, waitingDue } from './list-waiting.ts';
import { findWanted } from './wanted-terms.ts';

const opened = useTestDatabase({ connections: 10 });
let shopId: number;
beforeEach(async () => {
  shopId = await insertShop(opened.db);
  await opened.pool.query('delete from unlisted_subscribers');
});

const listNow = () => listWaiting({ slowDb: opened.db }, { quietMs: 0 });
const waiting = () => inShop(opened.db, shopId, (tx) => countWaiting(tx, shopId));

let brought = 10_000_000;
/** Adds people like a large import: each batch is added to the list later. */
function bring(people: number): Promise<string[]> {
  return opened.db.transaction().execute(async (tx) => {
    await sql`select set_config('bellbird.list_later', 'on', true)`.execute(tx);
    const query = sql`
      select '+49151' || (${(brought += people)}::int - n) as phone_e164, 'Nour' as first_name, null::text as last_name,
        null::text as email, null::text as locale, true as has_agreed
      from generate_series(0, ${people}::int - 1) n`;
    const grant = { origin: 'import', wording: 'At our stand' };
    const { made } = await syncSubscriberList(
      tx,
      shopId,
      { query, most: people },
      { now: new Date(), grant },
    );
    const { rows } = await sql<{ id: string }>`select unnest(${made.ids}::uuid[]) as id`.execute(tx);
    return rows.map(({ id }) => id);
  });
}

async function found(offset = 0): Promise<string[]> {
  const rows = await inShop(opened.db, shopId, async (tx) => {
    const wanted = await findWanted(tx, { shopId, country: 'DE', timeZone: 'UTC' }, {});
    const order = { sortBy: 'name', isDescending: false, cursor: null, limit: 50 } as const;
    return (await listIds(tx, { ...order, shopId, wanted, offset })).rows;
  });
  return rows.map((row) => row.subscriber_id);
}

it('reports how many people of a large import are not in the list yet, and adds them', async () => {
  await bring(3);
  await bring(2);
  expect([(await found()).length, await waiting()]).toEqual([0, 5]);
  expect(await listNow()).toBe(true);
  expect([(await found()).length, await waiting()]).toEqual([5, 0]);
  expect(await listNow()).toBe(false);
});

it('reads the list once for many people, not once for each', async () => {
  const ids = (await bring(1000)).toSorted();
  const looked = await opened.db.transaction().execute(async (tx) => {
    await sql`select put_in_list(${shopId}, ${ids[0]}, ${ids.at(-1)})`.execute(tx);
    const { rows } = await sql<{ lines: number }>`
      select pg_stat_get_xact_tuples_returned('listed_subscribers_pkey'::regclass) as lines`.execute(tx);
    return rows[0]?.lines;
  });
  expect(looked).toBeLessThan(3 * ids.length);
});

it('waits until an import adds no more people, and then lists them', async () => {
  await bring(3);
  const isDue = async () =>
    (await sql<{ due: boolean }>`select ${waitingDue()} as due`.execute(opened.db)).rows[0]?.due;
  const noted = (ago: string) =>
    opened.pool.query('update unlisted_subscribers set noted_at = clock_timestamp() - $1::interval', [ago]);
  await noted('-1 hour');
  expect([await isDue(), await listWaiting({ slowDb: opened.db })]).toEqual([false, false]);
  await noted('2 seconds');
  expect([await isDue(), await listWaiting({ slowDb: opened.db })]).toEqual([true, true]);
});

it('shows the page of a person who is not in the list yet', async () => {
  const [id = ''] = await bring(1);
  await credit(id, 700);
  const page = () => inShop(opened.db, shopId, (tx) => findPerson(tx, shopId, id));
  expect(await page()).toMatchObject({ standing: 1, revenue_minor: 700, orders: 1 });
});

it('counts offsets only from the start while some people are not in the list yet', async () => {
  await bring(30);
  await listNow();
  const all = await found();
  await bring(30);
  expect(await found(20)).toEqual(all.slice(20));
});

it('lists people who unsubscribe before they are in the list', async () => {
  const [id = ''] = await bring(2);
  await change('leaves', id);
  const { rows } = await sql<{ id: string }>`
    select subscriber_id as id from listed_subscribers where shop_id = ${shopId} and standing = 2`.execute(
    opened.db,
  );
  expect(rows).toEqual([{ id }]);
});

const CHANGES = {
  leaves: 'has_marketing_consent = false, opted_out_at = now()',
  isForgotten: 'has_marketing_consent = false, phone_e164 = null, first_name = null',
  isNamed: "first_name = 'Mira'",
} as const;
const DOINGS = [
  ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]),
  'buys',
  'returns',
  'isMerged',
] as const;

async function change(doing: keyof typeof CHANGES, id: string): Promise<void> {
  await opened.pool.query(
    `update subscribers set ${CHANGES[doing]} where shop_id = $1 and subscriber_id = $2`,
    [shopId, id],
  );
}

let orders = 0;
async function credit(id: string, minor: number): Promise<void> {
  const orderId = String((orders += 1));
  await opened.db.transaction().execute(async (tx) => {
    await addOrders(tx, shopId, [{ orderId, totalMinor: minor }]);
    await sql`
      insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type,
        touch_kind, touched_at, amount_minor, ordered_at)
      values (${shopId}, ${orderId}, gen_random_uuid(), now(), ${id}, 'WA', 'abandonedCart', 'click', now(), ${minor}, now())`.execute(
      tx,
    );
  });
}

async function happens(doing: (typeof DOINGS)[number], id: string): Promise<void> {
  const of = [shopId, id];
  if (doing === 'buys') await credit(id, 500);
  else if (doing === 'returns')
    await opened.pool.query(
      'update order_credits set returned_minor = returned_minor + 1 where shop_id = $1 and subscriber_id = $2',
      of,
    );
  else if (doing === 'isMerged')
    await opened.pool.query('delete from subscribers where shop_id = $1 and subscriber_id = $2', of);
  else await change(doing, id);
}

/** Returns people whose row in the list is wrong or missing, and rows of no person. */
async function wrong(): Promise<unknown[]> {
  const { rows } = await sql`
    select subscriber_id, p.standing, l.standing as listed, p.revenue, l.revenue_minor, p.name_key, l.name_key as listed_name
    from (
      select s.subscriber_id, subscriber_standing(s) as standing,
        subscriber_name_key(s.first_name, s.last_name, s.phone_e164, s.email) as name_key,
        subscriber_terms(s.shop_id, s.channel, subscriber_standing(s), s.opt_in_tool_type, s.first_name, s.last_name,
          s.email, s.phone_e164) as terms,
        (select coalesce(sum(c.amount_minor - c.returned_minor), 0) from order_credits c
         where c.shop_id = s.shop_id and c.subscriber_id = s.subscriber_id) as revenue
      from subscribers s where s.shop_id = ${shopId}
    ) p full join (select * from listed_subscribers where shop_id = ${shopId}) l using (subscriber_id)
    where (p.standing, p.name_key, p.terms, p.revenue) is distinct from
      (l.standing, l.name_key, l.terms, l.revenue_minor)`.execute(opened.db);
  return rows;
}

it('agrees with the people’s rows, whatever changes while they are added', async () => {
  const step = fc.record({ doing: fc.constantFrom(...DOINGS), person: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
      const people = await bring(4);
      await Promise.all([
        ...steps.slice(1).map(({ doing, person }) => happens(doing, people[person] ?? '')),
        listNow(),
        bring(1),
        listNow(),
        ...steps.slice(0, 1).map(({ doing, person }) => happens(doing, people[person] ?? '')),
      ]);
      while (await listNow());
      expect(await wrong()).toEqual([]);
    }),
    propertyRuns('waitingLists'),
  );
});
