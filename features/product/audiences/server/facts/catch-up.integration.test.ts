import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tx } from '#platform/database/database.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/make-broadcast.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { countAudience } from '../count-audience.ts';
import { catchUp } from './catch-up.ts';

const PEOPLE = 400;

const open = useTestDatabase({ connections: 2 });

// The database has no statistics about a new shop, so it can choose a bad plan.
it('looks up the orders of new people by person', async () => {
  const shopId = await insertShop(open.db);
  await addPeople(open.db, shopId, PEOPLE);
  const scans = await open.db.transaction().execute(async (tx) => {
    await catchUp({ clock: { now: () => new Date() } }, tx, shopId);
    return countScans(tx);
  });
  // Each person has one identifier, which is looked up once for spending and once for products.
  expect(scans).toBeLessThanOrEqual(2 * PEOPLE);
  const facts = open.db
    .selectFrom('subscriber_facts')
    .where('shop_id', '=', shopId)
    .where('presence', '=', 1);
  expect(await facts.select(sql<number>`count(*)`.as('people')).executeTakeFirst()).toEqual({
    people: PEOPLE,
  });
});

it('looks up queued orders one by one', async () => {
  const shopId = await insertShop(open.db);
  await addPeople(open.db, shopId, PEOPLE);
  const clock = { now: () => new Date() };
  await open.db.transaction().execute((tx) => catchUp({ clock }, tx, shopId));
  const people = await open.db
    .selectFrom('subscribers')
    .select('phone_e164')
    .where('shop_id', '=', shopId)
    .execute();
  await addOrders(
    open.db,
    shopId,
    people.map(({ phone_e164: phoneE164 }, nth) => ({ orderId: String(nth), phoneE164 })),
  );
  const scans = await open.db.transaction().execute(async (tx) => {
    await catchUp({ clock }, tx, shopId);
    return countScans(tx);
  });
  // A few lookups for each order and its person, not for every order combined with every person of the shop.
  expect(scans).toBeLessThanOrEqual(9 * PEOPLE);
});

it('reports that a count after a large import is incomplete', async () => {
  const shopId = await insertShop(open.db);
  await addPeople(open.db, shopId, 5000);
  await addPeople(open.db, shopId, 100, { phone: sql`'+4915198' || (10000 + n)::text` });
  const condition = { rules: [{ segmentType: 'NumberOfOrders<', conditions: [{ checkValue: 1 }] }] };
  const clock = { now: () => new Date() };
  const asked = { shopId, condition, at: clock.now() };
  const counts = [];
  for (let nth = 0; nth < 2; nth += 1) counts.push(await countAudience({ db: open.db, clock }, asked));
  expect(counts).toEqual([{ population: 5000, isCatchingUp: true }, { population: 5100 }]);
});

it('ignores the amounts of orders from before the shop changed its currency', async () => {
  const shopId = await insertShop(open.db);
  const phone = '+4915215550101';
  await addSubscriber(open.db, shopId, { phone });
  await addOrders(open.db, shopId, [{ orderId: '1', phoneE164: phone, totalMinor: 5000 }]);
  const clock = { now: () => new Date() };
  const condition = { rules: [{ segmentType: 'TotalSpent>', conditions: [{ checkValue: 10 }] }] };
  const count = () => countAudience({ db: open.db, clock }, { shopId, condition, at: clock.now() });
  expect(await count()).toEqual({ population: 1 });
  await open.db.updateTable('shops').set({ currency: 'USD' }).where('shop_id', '=', shopId).execute();
  expect(await count()).toEqual({ population: 0 });
});

/** Returns how many scans of the orders table the transaction has made. */
async function countScans(tx: Tx): Promise<number | undefined> {
  const { rows } = await sql<{ scans: number }>`
    select seq_scan + idx_scan as scans from pg_stat_xact_user_tables where relname = 'orders'`.execute(tx);
  return rows[0]?.scans;
}
