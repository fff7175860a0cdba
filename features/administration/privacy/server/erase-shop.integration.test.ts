import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { BUSINESS_ACCOUNT } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { logInWithFacebook, openShop, post } from '#tools/test-environment/channels-client.ts';
import { allHandled, PHONE_NUMBER_ID, postStoreWebhook } from '#tools/test-environment/open-server.ts';
import { openPrivacyClient, type PrivacyClient } from '#tools/test-environment/privacy-client.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const WREN_PAGE = '112233445566778';

let client: PrivacyClient;
/** Each test has its own Lena, who opted in. */
let lena: string;
beforeAll(async () => {
  client = await openPrivacyClient();
});
afterAll(() => client.server.close());

describe('a shop to be erased', () => {
  beforeEach(async () => {
    ({ lena } = await client.newLena());
  });

  it('is not erased while it has the app', async () => {
    await client.server.environment.control(`/shops/${DEMO_SHOP}/privacy`, { topic: 'shop/redact' });
    await allHandled(client.server.rows);
    await waitFor('the job', async () => (await jobsLeft()) === 0);
    expect((await client.find(lena)).hasMarketingConsent).toBe(true);
  });

  it('leaves only its domain and our accounting, and may come back', async () => {
    const neighbour = await shareBusinessAccount();
    await addImports();
    await addAgency();
    await connectPage();
    await post(client.merchant, '/userEvents/sendSlackMessage', { message: `Who is ${lena}?` });
    await client.server.environment.control(`/shops/${DEMO_SHOP}/uninstall`, {});
    await waitFor('the removal of the app', async () => {
      const removed = await client.server.rows(
        'select 1 from shops where shop_id = $1 and uninstalled_at is not null',
        [client.server.shopId],
      );
      return removed.length === 1;
    });
    await client.server.environment.forward(2 * DAY_MS);
    await client.server.environment.control(`/shops/${DEMO_SHOP}/privacy`, { topic: 'shop/redact' });
    await waitForErasure();
    const kept = ['app_subscriptions', 'shops', 'usage_charges', 'usage_counts'];
    const full: string[] = [];
    for (const table of await shopTables()) {
      const rows = await client.server.rows(`select from ${table} where shop_id = $1 limit 1`, [
        client.server.shopId,
      ]);
      if (rows.length > 0) full.push(table);
    }
    expect(full.filter((table) => !kept.includes(table))).toEqual([]);
    expect(
      await client.server.rows('select name, domain, email from shops where shop_id = $1', [
        client.server.shopId,
      ]),
    ).toEqual([{ name: DEMO_SHOP, domain: DEMO_SHOP, email: null }]);
    expect(
      await client.server.rows('select from webhook_inbox where shop_url = $1 and state = $2', [
        DEMO_SHOP,
        'failed',
      ]),
    ).toEqual([]);
    expect(await client.mentions(lena)).toEqual([]);
    expect(storedLists()).toEqual([]);
    await waitFor('the end of the page’s subscription', async () => (await fieldsOfPage()).length === 0);
    await waitFor('the end of the erasure', async () => (await jobsLeft()) === 0);
    expect(
      await client.server.rows('select from pgboss.job where data::text like $1', [`%${lena}%`]),
    ).toEqual([]);
    expect(await readNotices(BUSINESS_ACCOUNT)).toEqual([neighbour]);

    // The shop starts from scratch when it installs the app again.
    await openShop(client.server.appUrl, DEMO_SHOP);
    await waitFor('the shop’s tools', async () => {
      const tools = await client.server.rows('select from opt_in_tools where shop_id = $1', [
        client.server.shopId,
      ]);
      return tools.length > 0;
    });
    expect(
      await client.server.rows('select from subscribers where shop_id = $1', [client.server.shopId]),
    ).toEqual([]);
    expect(
      await client.server.rows('select name from shops where shop_id = $1', [client.server.shopId]),
    ).toEqual([{ name: 'Wren & Willow' }]);
  });
});

it('erases a shop whose store refuses our token if the uninstall webhook was lost', async () => {
  const shopId = await insertShop(client.server.db, { shop_url: 'wren.myshopify.com', name: 'Wren' });
  await postStoreWebhook(client.server.appUrl, {
    topic: 'shop/redact',
    shop: 'wren.myshopify.com',
    body: { shop_id: 1, shop_domain: 'wren.myshopify.com' },
  });
  const forgotten = await waitFor('the erasure', async () => {
    const [shop] = await client.server.rows<{ name: string; has_app: boolean }>(
      'select name, uninstalled_at is null as has_app from shops where shop_id = $1',
      [shopId],
    );
    return shop?.name === 'Wren' ? null : shop;
  });
  expect(forgotten).toEqual({ name: 'wren.myshopify.com', has_app: false });
});

async function waitForErasure(): Promise<void> {
  await waitFor('the erasure', async () => {
    const [left] = await client.server.rows('select from subscribers where shop_id = $1 limit 1', [
      client.server.shopId,
    ]);
    return left === undefined;
  });
}

async function connectPage(): Promise<void> {
  const { body } = await post(client.merchant, '/getPages', await logInWithFacebook(client.merchant));
  const page = (body as { id: string; access_token: string }[]).find(({ id }) => id === WREN_PAGE);
  const connection = { pageId: WREN_PAGE, shopUrl: DEMO_SHOP, pageAccessToken: page?.access_token };
  await post(client.merchant, '/database/api/user/master', connection);
  expect(await fieldsOfPage()).toContain('messages');
}

/** The page's webhooks from Facebook. */
async function fieldsOfPage(): Promise<string[]> {
  const { pages } = await client.server.environment.control<{
    pages: { id: string; subscribedFields: string[] }[];
  }>('/facebook');
  return pages.find(({ id }) => id === WREN_PAGE)?.subscribedFields ?? [];
}

/** An import that was never started, and the rejected rows of another import. */
async function addImports(): Promise<void> {
  mkdirSync(listsFolder(), { recursive: true });
  for (const name of ['list.csv', 'errors.csv']) writeFileSync(path.join(listsFolder(), name), lena);
  await client.server.rows(
    `insert into imports (shop_id, import_id, name, state, file_key, errors_key, errors_expire_at, due_at, created_at)
     select $1, gen_random_uuid(), 'Fair', state, file, errors, now() + interval '20 days', now(), now() + interval '2 days'
     from (values ('uploaded', $2 || '/list.csv', null), ('completed', null, $2 || '/errors.csv')) as l (state, file, errors)`,
    [client.server.shopId, `imports/${client.server.shopId}`],
  );
  expect(storedLists()).toHaveLength(2);
}

/** An agency that works for the shop, with one person who is let in and one who was removed. */
async function addAgency(): Promise<void> {
  const { rows, shopId } = client.server;
  await rows(
    `with agency as (
       insert into agencies (name, created_at, idle_since) values ('Wren', now(), now()) returning agency_id
     ), work as (
       insert into agency_shops (shop_id, agency_id, role, invited_at, joined_at)
       select $1, agency_id, 'viewer', now(), now() from agency returning shop_id, agency_id
     )
     insert into memberships (shop_id, user_id, role, joined_at, agency_id)
     select shop_id, gen_random_uuid(), 'viewer', now(), agency_id from work`,
    [shopId],
  );
  await rows(
    `insert into agency_exclusions select shop_id, agency_id, 'ben@wren.example' from agency_shops where shop_id = $1`,
    [shopId],
  );
}

const storedLists = () => readdirSync(listsFolder());
const listsFolder = () =>
  path.join(client.server.environment.dataDir, 'files', 'imports', String(client.server.shopId));

/**
 * Another shop's number on the same business account, and an opt-out at each of the two. Returns the other's number.
 */
async function shareBusinessAccount(): Promise<string> {
  const number = '990088007700';
  const shopId = await insertShop(client.server.db);
  await insertSender(client.server.db, shopId, {
    external_id: number,
    business_account_id: BUSINESS_ACCOUNT,
    token_died_at: new Date(),
  });
  for (const phoneNumberId of [number, PHONE_NUMBER_ID]) {
    await client.server.rows(
      `insert into webhook_inbox (event_id, received_at, source, topic, priority, lane, body, triggered_at, state, due_at)
       values (gen_random_uuid(), now(), 'whatsapp', 'whatsapp/user_preferences', 0, 'their words', $1, now(), 'done', now())`,
      [{ accountId: BUSINESS_ACCOUNT, phoneNumberId, preference: { value: 'stop' } }],
    );
  }
  return number;
}

async function readNotices(accountId: string): Promise<string[]> {
  const rows = await client.server.rows<{ number: string }>(
    `select body ->> 'phoneNumberId' as number from webhook_inbox where body ->> 'accountId' = $1 and topic = 'whatsapp/user_preferences'`,
    [accountId],
  );
  return rows.map(({ number }) => number);
}

async function shopTables(): Promise<string[]> {
  const rows = await client.server.rows<{ name: string }>(
    `select table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'shop_id' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}

async function jobsLeft(): Promise<number> {
  const [row] = await client.server.rows<{ left: number }>(
    "select count(*)::int as left from pgboss.job where name like 'privacy.%' and state not in ('completed', 'failed')",
  );
  return row?.left ?? 0;
}
