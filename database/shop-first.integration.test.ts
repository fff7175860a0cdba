import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';

/** Tables of the whole installation: each machine that shops are spread over would have a copy, or one of them the only one. */
const OF_ALL_SHOPS = {
  agencies: 'an agency may work for several shops',
  agency_people: 'of an agency, which may work for several shops',
  agency_people_invitations: 'of an agency, which may work for several shops',
  authenticator_apps: 'of a person, who may belong to several shops',
  commit_markers: 'asked for by the process that made one, for minutes',
  installation: 'one row',
  invariant_checks: 'a row for each check of all rows',
  login_links: 'a link says nothing but its person, who may belong to several shops',
  lost_workers: 'of processes',
  passkey_challenges: 'asked for by the browser that has its secret, for minutes',
  passkeys: 'of a person, who may belong to several shops',
  pending_logins: 'of a person, who may belong to several shops',
  receipt_flow: 'by number or page, before their shop is known',
  recovery_codes: 'of a person, who may belong to several shops',
  schema_migrations: 'of the program',
  unmatched_receipts: 'receipts whose message, and so whose shop, is yet to be found',
  users: 'a person may belong to several shops',
  webhook_availability: 'one row',
  webhook_deliveries: 'stored before a webhook’s shop is known',
  webhook_inbox: 'stored before a webhook’s shop is known',
  webhook_processes: 'of processes',
  workers: 'of processes',
};
/** Ways to a shop from outside, each one in all shops: a table of look-ups would lead to the shop first. */
const LOOK_UPS = {
  agency_invitations_by_token: 'a link’s secret is all that is clicked',
  api_keys_pkey: 'a program sends nothing but its key',
  app_subscriptions_provider_id_key: 'the store platform names a subscription by its own number',
  invitations_by_token: 'a link’s secret is all that is clicked',
  media_page_id_kind_name_key: 'the address of a picture says its page',
  merchant_sessions_pkey: 'a cookie says nothing but its session',
  senders_external: 'a provider names a number or page, which one shop has',
  senders_id: 'claims name a sender; its shop is beside it',
  sending_links_pkey: 'a link’s code is all that is clicked',
  shops_shop_url_key: 'a store is named by its address',
  short_links_pkey: 'a link’s code is all that is clicked',
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('has the shop in every table but those of all shops', async () => {
  expect(await names(TABLES_WITHOUT_SHOP)).toEqual(Object.keys(OF_ALL_SHOPS));
});

it('begins every key and unique index of a shop’s table with the shop, but for ways in from outside', async () => {
  expect(await names(UNIQUE_WITHOUT_SHOP, [Object.keys(OF_ALL_SHOPS)])).toEqual(Object.keys(LOOK_UPS));
});

it('has a key in every table', async () => {
  expect(await names(TABLES_WITHOUT_KEY)).toEqual([]);
});

it('has no row point at a row of another shop', async () => {
  expect(await names(POINTING_ELSEWHERE, [Object.keys(OF_ALL_SHOPS)])).toEqual([]);
});

/** Partitions are as their table is. */
const TABLES = `pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
const TABLES_WITHOUT_SHOP = `
  select c.relname as name from ${TABLES} and not exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped)
  order by c.relname`;
const TABLES_WITHOUT_KEY = `
  select c.relname as name from ${TABLES} and not exists (
    select from pg_index i where i.indrelid = c.oid and i.indisprimary)`;
const UNIQUE_WITHOUT_SHOP = `
  select i.indexrelid::regclass::text as name from pg_index i, ${TABLES}
    and c.oid = i.indrelid and i.indisunique and c.relname <> all($1)
    and (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0])
      is distinct from 'shop_id'
  order by 1`;
const POINTING_ELSEWHERE = `
  select conname as name from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid::regclass::text <> all($1)
    and pg_get_constraintdef(oid) !~ '^FOREIGN KEY \\(shop_id\\y.* REFERENCES \\w+\\(shop_id\\y'`;

async function names(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(text, values);
  return rows.map(({ name }) => name).toSorted();
}
