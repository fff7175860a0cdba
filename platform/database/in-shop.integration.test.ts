import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { Tx } from './database.ts';
import { inShop } from './in-shop.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
/** The tables without rows of a shop, and the tables that only the server's own queries use. */
const SERVER_ONLY = [
  'agencies',
  'agency_people',
  'agency_people_invitations',
  'api_keys',
  'authenticator_apps',
  'commit_markers',
  'installation',
  'invariant_checks',
  'login_links',
  'lost_workers',
  'merchant_sessions',
  'passkey_challenges',
  'passkeys',
  'pending_logins',
  'receipt_flow',
  'recovery_codes',
  'schema_migrations',
  'shop_access',
  'unmatched_receipts',
  'webhook_availability',
  'webhook_deliveries',
  'webhook_inbox',
  'webhook_processes',
  'workers',
];

const open = useTestDatabase({ connections: 2 });
let bluebell: number;
let wren: number;
beforeAll(async () => {
  bluebell = await makeShop();
  wren = await makeShop();
});

/** A shop with a customer, a subscriber and the proof of her consent. */
async function makeShop(): Promise<number> {
  const { db } = open;
  const shopId = await insertShop(db);
  await db.transaction().execute((tx) => addCustomer(tx, shopId, 'lena'));
  await addSubscriber(db, shopId, { phone: '+4915215550101', at: NOW });
  return shopId;
}

async function addCustomer(tx: Tx, shopId: number, customerId: string): Promise<void> {
  await tx
    .insertInto('customers')
    .values({ shop_id: shopId, customer_id: customerId, store_updated_at: NOW })
    .execute();
}

async function addProof(tx: Tx, shopId: number, subscriberId: string): Promise<void> {
  const entry = {
    shop_id: shopId,
    entry_id: timeOrderedId(NOW),
    subscriber_id: subscriberId,
    recorded_at: NOW,
  };
  await tx
    .insertInto('consent_ledger')
    .values({ ...entry, kind: 'granted', purpose: 'marketing', origin: 'test' })
    .execute();
}

const asBluebell = <Result>(work: (tx: Tx) => Promise<Result>) => inShop(open.db, bluebell, work);
const customersOf = (shopId: number) =>
  open.db
    .selectFrom('customers')
    .select('customer_id')
    .where('shop_id', '=', shopId)
    .orderBy('customer_id')
    .execute();

describe("in Bluebell Candles' transaction", () => {
  it('every query returns only the shop’s own rows', async () => {
    const seen = await asBluebell(async (tx) => ({
      shops: await tx.selectFrom('shops').select('shop_id').execute(),
      customers: await tx.selectFrom('customers').select('shop_id').execute(),
      ledger: await tx.selectFrom('consent_ledger').select('shop_id').execute(),
    }));
    expect(seen).toEqual({
      shops: [{ shop_id: bluebell }],
      customers: [{ shop_id: bluebell }],
      ledger: [{ shop_id: bluebell }],
    });
  });

  it('a row of Wren & Willow can be neither read, changed, taken over nor deleted', async () => {
    const touched = await asBluebell(async (tx) => ({
      read: await tx.selectFrom('customers').selectAll().where('shop_id', '=', wren).execute(),
      changed: await tx
        .updateTable('customers')
        .set({ first_name: 'Mallory' })
        .where('shop_id', '=', wren)
        .returningAll()
        .execute(),
      deleted: await tx.deleteFrom('customers').where('shop_id', '=', wren).returningAll().execute(),
    }));
    expect(touched).toEqual({ read: [], changed: [], deleted: [] });
    expect(await customersOf(wren)).toEqual([{ customer_id: 'lena' }]);
  });

  it('nothing can be written for Wren & Willow', async () => {
    await expect(asBluebell((tx) => addCustomer(tx, wren, 'mallory'))).rejects.toThrow('row-level security');
    const give = (tx: Tx) =>
      tx.updateTable('customers').set({ shop_id: wren, customer_id: 'mallory' }).execute();
    await expect(asBluebell(give)).rejects.toThrow('row-level security');
    expect(await customersOf(wren)).toEqual([{ customer_id: 'lena' }]);
    expect(await customersOf(bluebell)).toEqual([{ customer_id: 'lena' }]);
  });

  it("the proof of consent can grow, and what is in it can't be changed or deleted", async () => {
    const ledger = () =>
      open.db
        .selectFrom('consent_ledger')
        .selectAll()
        .where('shop_id', '=', bluebell)
        .orderBy('entry_id')
        .execute();
    const before = await ledger();
    const rewrite = (tx: Tx) =>
      tx.updateTable('consent_ledger').set({ wording: 'I agreed to everything.' }).execute();
    const forget = (tx: Tx) => tx.deleteFrom('consent_ledger').execute();
    const empty = (tx: Tx) => sql`truncate consent_ledger`.execute(tx);
    for (const work of [rewrite, forget, empty])
      await expect(asBluebell<unknown>(work)).rejects.toThrow('permission denied');
    expect(await ledger()).toEqual(before);
    await asBluebell((tx) => addProof(tx, bluebell, before[0]?.subscriber_id ?? ''));
    expect(await ledger()).toHaveLength(before.length + 1);
  });

  it('the keys to the store and the sessions of merchants are not accessible', async () => {
    for (const table of ['shop_access', 'merchant_sessions', 'webhook_inbox'] as const) {
      await expect(asBluebell((tx) => tx.selectFrom(table).selectAll().execute())).rejects.toThrow(
        'permission denied',
      );
    }
  });
});

it('protects a new table by one call in its migration', async () => {
  await sql`create table candles (shop_id bigint, colour text, primary key (shop_id, colour))`.execute(
    open.db,
  );
  await sql`insert into candles values (${bluebell}, 'blue'), (${wren}, 'brown')`.execute(open.db);
  const colours = (tx: Tx) => sql<{ colour: string }>`select colour from candles`.execute(tx);
  await expect(asBluebell(colours)).rejects.toThrow('permission denied');
  await sql`select protect_tenant_table('candles')`.execute(open.db);
  expect((await asBluebell(colours)).rows).toEqual([{ colour: 'blue' }]);
  const give = (tx: Tx) => sql`insert into candles values (${wren}, 'black')`.execute(tx);
  await expect(asBluebell(give)).rejects.toThrow('row-level security');
  await sql`drop table candles`.execute(open.db);
});

it('leaves the connection unchanged, so that the next transaction sees all rows again', async () => {
  await asBluebell((tx) => addCustomer(tx, bluebell, 'marie'));
  await expect(asBluebell(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow(
    'changed my mind',
  );
  const roles = await Promise.all(
    [1, 2].map(() => sql<{ role: string }>`select current_user as role`.execute(open.db)),
  );
  expect(roles.map(({ rows }) => rows[0]?.role)).not.toContain('bellbird_shop');
  expect(await open.db.selectFrom('shops').select('shop_id').execute()).toHaveLength(2);
});

it('rolls back a transaction that fails', async () => {
  const work = async (tx: Tx) => {
    await addCustomer(tx, bluebell, 'half-done');
    throw new Error('too late');
  };
  await expect(asBluebell(work)).rejects.toThrow('too late');
  expect(await customersOf(bluebell)).not.toContainEqual({ customer_id: 'half-done' });
});

it('enables row-level security on every table with rows of shops', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not relrowsecurity
    order by relname`.execute(open.db);
  expect(rows.map(({ name }) => name)).toEqual(SERVER_ONLY);
});

it('gives a shop no direct access to a partition, which would bypass row-level security', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relispartition and relkind = 'r' and has_table_privilege('bellbird_shop', oid, 'select')`.execute(
    open.db,
  );
  expect(rows).toEqual([]);
});
