import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KnownSubscriber, PrivacyRequest } from '#features/privacy/contract/privacy-calls.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import {
  allHandled,
  ask,
  openServer,
  optIn,
  PHONE_NUMBER_ID,
  postStoreWebhook,
  refusal,
  writeMessage,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { queueMessages } from '#tools/world/queue-messages.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { get, openShop, post, type Shop } from './channels-merchant.ts';

const DEMO = 'demo.myshopify.com';
const DAY_MS = 24 * 3600 * 1000;
/** The business account of the demo shop's number. */
const ACCOUNT = '102290129340398';

let server: OpenServer;
let merchant: Shop;
let people = 0;
/** Each story has a Lena of its own, who opted in. */
let lena: string;

beforeAll(async () => {
  server = await openServer();
  merchant = await openShop(server.appUrl, DEMO);
});
afterAll(() => server.close());

beforeEach(async () => {
  people += 1;
  lena = `+49151123${String(50_000 + people)}`;
  const { status } = await optIn(server, { phone: lena, ip: `10.1.${people}.1` });
  if (status !== 200) throw new Error(`The opt-in was answered ${status}.`);
});

describe('what is held of a person', () => {
  it('is gathered for the store platform, with a file to read, behind a link that expires', async () => {
    await livesABit(lena);
    await server.world.control(`/shops/${DEMO}/privacy`, {
      topic: 'customers/data_request',
      customer: { phone: lena },
    });
    const request = await answered('dataRequest', lena);
    expect(request).toMatchObject({ origin: 'store', state: 'done', person: showPhone(lena) });
    expect(Date.parse(request.dueAt) - Date.parse(request.receivedAt)).toBe(30 * DAY_MS);

    const json = await ask(`${server.appUrl}${request.files?.jsonUrl}`);
    expect(json.headers.get('cache-control')).toBe('no-store');
    const { tables } = json.body as { tables: { table: string; rows: Record<string, unknown>[] }[] };
    const held = new Map(tables.map(({ table, rows }) => [table, rows]));
    expect([...held.keys()]).toEqual(
      expect.arrayContaining(['subscribers', 'consent_ledger', 'messages', 'inbound_messages', 'checkouts']),
    );
    expect(held.get('subscribers')).toMatchObject([{ phone_e164: lena, first_name: 'Lena' }]);
    expect(held.get('consent_ledger')).toMatchObject([
      { wording: expect.stringContaining('I agree to receive offers') as string },
    ]);
    expect(held.get('inbound_messages')).toMatchObject([{ text: 'Is the moss mug dishwasher safe?' }]);
    const page = await ask(`${server.appUrl}${request.files?.htmlUrl}`);
    expect(page.body).toContain('Is the moss mug dishwasher safe?');

    const changed = request.files?.jsonUrl.replace('kind=json', 'kind=html') ?? '';
    expect(refusal(await ask(`${server.appUrl}${changed}`))).toEqual({ status: 410, code: 'LINK_EXPIRED' });
  });

  it('can be asked for by the merchant too, and says nothing of other people', async () => {
    const { subscriberId } = await find(lena);
    expect(
      (await post(merchant, '/database/api/privacy/requestData', { shopUrl: DEMO, subscriberId })).status,
    ).toBe(200);
    const request = await answered('dataRequest', lena);
    const { body } = await ask(`${server.appUrl}${request.files?.jsonUrl}`);
    const phones = JSON.stringify(body).match(/\+?49151123\d{5}/g) ?? [];
    expect(new Set(phones.map((phone) => phone.slice(-11)))).toEqual(new Set([lena.slice(-11)]));
  });
});

describe('a person who is to be forgotten', () => {
  it('is told nothing more at once, and leaves counts but no trace', async () => {
    await livesABit(lena);
    const { subscriberId } = await find(lena);
    await queueMessages(server.db, await sender(), { phone: lena, delaySeconds: 3600 });
    const counts = await rollups();
    await server.world.control(`/shops/${DEMO}/privacy`, {
      topic: 'customers/redact',
      customer: { phone: lena },
    });
    await waitFor('the erasure', async () => (await listed()).some(wasErased(lena)));

    expect(await mentions(lena)).toEqual([]);
    expect(await mentions(`lena${people}@example.com`)).toEqual([]);
    expect(await rollups()).toEqual(counts);
    expect(await server.rows('select from messages where subscriber_id = $1', [subscriberId])).toHaveLength(
      2,
    );
    // What waited, and what was written before but never reached the provider.
    expect(
      await server.rows("select from messages where subscriber_id = $1 and state = 'skipped'", [
        subscriberId,
      ]),
    ).toHaveLength(2);
    const ledger = await server.rows(
      'select kind, origin, page_address, ip_prefix from consent_ledger where subscriber_id = $1 order by recorded_at',
      [subscriberId],
    );
    expect(ledger).toEqual([
      { kind: 'granted', origin: 'persistentPill', page_address: null, ip_prefix: null },
      { kind: 'revoked', origin: 'privacyRequest', page_address: null, ip_prefix: null },
    ]);
    const { body } = await post(merchant, '/database/api/privacy/findPerson', { shopUrl: DEMO, phone: lena });
    expect(body).toEqual({ person: null, erasedAt: expect.any(String) as string });
  });

  it('loses the files that were made of them', async () => {
    const { subscriberId } = await find(lena);
    await post(merchant, '/database/api/privacy/requestData', { shopUrl: DEMO, subscriberId });
    const { files } = await answered('dataRequest', lena);
    await post(merchant, '/database/api/privacy/erasePerson', { shopUrl: DEMO, subscriberId });
    await waitFor('the erasure', async () => (await listed()).some(wasErased(lena)));
    expect((await ask(`${server.appUrl}${files?.jsonUrl}`)).status).toBe(410);
    expect(await mentions(lena)).toEqual([]);
  });

  it('may begin anew herself', async () => {
    const { subscriberId } = await find(lena);
    await post(merchant, '/database/api/privacy/erasePerson', { shopUrl: DEMO, subscriberId });
    await waitFor('the erasure', async () => (await listed()).some(wasErased(lena)));
    await optIn(server, { phone: lena, ip: `10.1.${people}.2` });
    const again = await find(lena);
    expect(again).toMatchObject({ hasMarketingConsent: true, proof: [{ kind: 'granted' }] });
    expect(again.subscriberId).not.toBe(subscriberId);
  });
});

describe('the merchant', () => {
  it('unsubscribes a person by hand; what waits for them is dropped, and says why', async () => {
    const { subscriberId } = await find(lena);
    await queueMessages(server.db, await sender(), { phone: lena, delaySeconds: 3600 });
    const call = '/database/api/privacy/unsubscribePerson';
    expect((await post(merchant, call, { shopUrl: DEMO, subscriberId })).body).toEqual({ hadConsent: true });
    expect((await post(merchant, call, { shopUrl: DEMO, subscriberId })).body).toEqual({ hadConsent: false });
    expect(await find(lena)).toMatchObject({
      hasMarketingConsent: false,
      proof: [{ kind: 'granted' }, { kind: 'revoked', origin: 'merchant' }],
    });
    const messages = await server.rows('select state, verdict from messages where subscriber_id = $1', [
      subscriberId,
    ]);
    expect(messages).toEqual([{ state: 'skipped', verdict: { verdict: 'skip', reason: 'noConsent' } }]);
    expect(
      await server.rows(
        'select from outbox join messages using (shop_id, message_id) where subscriber_id = $1',
        [subscriberId],
      ),
    ).toEqual([]);
  });

  it('gets the proof of a consent as a file, in which nothing runs', async () => {
    const { subscriberId } = await find(lena);
    await server.rows("update consent_ledger set user_agent = '=cmd|x' where subscriber_id = $1", [
      subscriberId,
    ]);
    const proof = `/database/api/privacy/getProof?shopUrl=${DEMO}&subscriberId=${subscriberId}`;
    const csv = await get(merchant, `${proof}&format=csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body).toContain(`"${lena}",`);
    expect(csv.body).toContain('I agree to receive offers');
    expect(csv.body).toContain("'=cmd|x");
    expect((await get(merchant, `${proof}&format=json`)).body).toMatchObject({
      phone: lena,
      proof: [{ kind: 'granted', pageAddress: 'https://demo.myshopify.com/products/stoneware-mug' }],
    });
  });

  it('is refused what is another shop’s, or nobody’s', async () => {
    const nobody = { shopUrl: DEMO, subscriberId: '00000000-0000-4000-8000-000000000000' };
    expect(refusal(await post(merchant, '/database/api/privacy/erasePerson', nobody))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const other = await openShop(server.appUrl, 'nightjar.myshopify.com');
    const { subscriberId } = await find(lena);
    for (const call of ['erasePerson', 'requestData', 'unsubscribePerson']) {
      const answer = await post(other, `/database/api/privacy/${call}`, { shopUrl: other.url, subscriberId });
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    const proof = `/database/api/privacy/getProof?shopUrl=${other.url}&subscriberId=${subscriberId}&format=csv`;
    expect((await get(other, proof)).status).toBe(404);
    expect((await ask(`${server.appUrl}${proof}`)).status).toBe(401);
    const wrong = { shopUrl: DEMO, phone: '12' };
    expect(refusal(await post(merchant, '/database/api/privacy/findPerson', wrong))).toMatchObject({
      status: 422,
      code: 'PHONE_INVALID',
    });
  });
});

const samples = path.join(
  process.env['SHARED_DIR'] ?? path.join(import.meta.dirname, '../../shared'),
  'providers/payloads/shopify',
);

describe.skipIf(!existsSync(samples))('the store platform’s published samples', () => {
  it.each(['customers__data_request', 'customers__redact'])('%s is answered', async (name) => {
    const file = readdirSync(samples).find((one) => one.startsWith(name)) ?? '';
    const body = JSON.parse(readFileSync(path.join(samples, file), 'utf8')) as object;
    const before = (await listed()).length;
    await postStoreWebhook(server.appUrl, { topic: name.replace('__', '/'), body });
    await waitFor('the answer', async () => {
      const requests = await listed();
      return requests.length === before + 1 && requests[0]?.state === 'done';
    });
  });
});

describe('a shop that is to be forgotten', () => {
  it('is left alone while it has the app', async () => {
    await server.world.control(`/shops/${DEMO}/privacy`, { topic: 'shop/redact' });
    await allHandled(server.rows);
    await waitFor('the job', async () => (await jobsLeft()) === 0);
    expect((await find(lena)).hasMarketingConsent).toBe(true);
  });

  it('leaves nothing but its address and our books, and may come back', async () => {
    const neighbour = await sharesTheAccount();
    await server.world.control(`/shops/${DEMO}/uninstall`, {});
    await allHandled(server.rows);
    await server.world.forward(2 * DAY_MS);
    await server.world.control(`/shops/${DEMO}/privacy`, { topic: 'shop/redact' });
    await waitFor('the erasure', async () => {
      const [left] = await server.rows('select from subscribers where shop_id = $1 limit 1', [server.shopId]);
      return left === undefined;
    });
    const kept = ['app_subscriptions', 'shops', 'usage_charges', 'usage_counts'];
    const full: string[] = [];
    for (const table of await shopTables()) {
      const rows = await server.rows(`select from ${table} where shop_id = $1 limit 1`, [server.shopId]);
      if (rows.length > 0) full.push(table);
    }
    expect(full.filter((table) => !kept.includes(table))).toEqual([]);
    expect(
      await server.rows('select name, domain, email from shops where shop_id = $1', [server.shopId]),
    ).toEqual([{ name: DEMO, domain: DEMO, email: null }]);
    expect(
      await server.rows('select from webhook_inbox where shop_url = $1 and state = $2', [DEMO, 'failed']),
    ).toEqual([]);
    expect(await mentions(lena)).toEqual([]);
    expect(await noticesTo(ACCOUNT)).toEqual([neighbour]);

    // It begins anew when it lets the app in again.
    await openShop(server.appUrl, DEMO);
    await waitFor('its tools', async () => {
      const tools = await server.rows('select from opt_in_tools where shop_id = $1', [server.shopId]);
      return tools.length > 0;
    });
    expect(await server.rows('select from subscribers where shop_id = $1', [server.shopId])).toEqual([]);
    expect(await server.rows('select name from shops where shop_id = $1', [server.shopId])).toEqual([
      { name: 'Wren & Willow' },
    ]);
  });
});

/** Another shop's number on the same business account, and a STOP to each of the two; returns the other's number. */
async function sharesTheAccount(): Promise<string> {
  const number = '990088007700';
  const [shop] = await server.rows<{ shop_id: string }>(
    `insert into shops (shop_url, name, domain, currency, time_zone, country, facebook_page_id, charge_status, plan_name, installed_at)
     values ('neighbour.myshopify.com', 'Neighbour', 'neighbour.example', 'EUR', 'Europe/Berlin', 'DE', 'BSFBneighbour', 'active', 'Free', now())
     returning shop_id`,
  );
  await server.rows(
    `insert into senders (shop_id, sender_id, channel, external_id, business_account_id, access_token_sealed, token_died_at, budget_at)
     values ($1, gen_random_uuid(), 'WA', $2, $3, '', now(), now())`,
    [shop?.shop_id, number, ACCOUNT],
  );
  for (const phoneNumberId of [number, PHONE_NUMBER_ID]) {
    await server.rows(
      `insert into webhook_inbox (event_id, received_at, source, topic, priority, lane, body, triggered_at, state, due_at)
       values (gen_random_uuid(), now(), 'whatsapp', 'whatsapp/user_preferences', 0, 'their words', $1, now(), 'done', now())`,
      [{ accountId: ACCOUNT, phoneNumberId, preference: { value: 'stop' } }],
    );
  }
  return number;
}

async function noticesTo(accountId: string): Promise<string[]> {
  const rows = await server.rows<{ number: string }>(
    `select body ->> 'phoneNumberId' as number from webhook_inbox where body ->> 'accountId' = $1 and topic = 'whatsapp/user_preferences'`,
    [accountId],
  );
  return rows.map(({ number }) => number);
}

/** A checkout, a message of hers, and one of ours. */
async function livesABit(phone: string): Promise<void> {
  await server.world.control(`/shops/${DEMO}/checkouts`, {
    phone,
    firstName: 'Lena',
    lastName: 'Vogel',
    email: `lena${people}@example.com`,
    lines: [{ handle: 'moss-mug', quantity: 1 }],
  });
  await server.world.control('/whatsapp/inbound', {
    from: phone,
    text: 'Is the moss mug dishwasher safe?',
    name: 'Lena',
  });
  await waitFor('her message', async () => {
    const rows = await server.rows(
      'select from inbound_messages join subscribers using (shop_id, subscriber_id) where phone_e164 = $1',
      [phone],
    );
    return rows.length === 1;
  });
  await waitFor('her checkout', async () => {
    const rows = await server.rows('select from checkouts where phone_e164 = $1', [phone]);
    return rows.length === 1;
  });
  await writeMessage(server, { phone, at: new Date() });
}

async function sender() {
  const [row] = await server.rows<{ sender_id: string }>(
    'select sender_id from senders where shop_id = $1 and released_at is null',
    [server.shopId],
  );
  return { shopId: server.shopId, senderId: row?.sender_id ?? '' };
}

async function find(phone: string): Promise<KnownSubscriber> {
  const { body } = await post(merchant, '/database/api/privacy/findPerson', { shopUrl: DEMO, phone });
  const { person } = body as { person: KnownSubscriber | null };
  if (!person) throw new Error(`Nobody has ${phone}: ${JSON.stringify(body)}`);
  return person;
}

async function listed(): Promise<PrivacyRequest[]> {
  const { body } = await get(merchant, `/database/api/privacy/getRequests?shopUrl=${DEMO}`);
  return (body as { requests: PrivacyRequest[] }).requests;
}

function answered(kind: PrivacyRequest['kind'], person: string): Promise<PrivacyRequest> {
  return waitFor('the answer', async () =>
    (await listed()).find(
      (one) => one.kind === kind && one.person === showPhone(person) && one.state === 'done',
    ),
  );
}

function wasErased(phone: string) {
  return ({ kind, state, person }: PrivacyRequest) =>
    kind === 'erasure' && state === 'done' && person === `Number ending in ${phone.slice(-3)}`;
}

function rollups(): Promise<object[]> {
  return server.rows('select * from daily_rollups order by day, channel, source_type');
}

async function shopTables(): Promise<string[]> {
  const rows = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'shop_id' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}

/** The tables, of all there are, in which a number or an e-mail can still be read in any form. */
async function mentions(text: string): Promise<string[]> {
  const needle = text.replace(/^\+/, '');
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema in ('public') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.rows(`select from ${name} t where t::text like '%' || $1 || '%' limit 1`, [
      needle,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function jobsLeft(): Promise<number> {
  const [row] = await server.rows<{ left: number }>(
    "select count(*)::int as left from pgboss.job where name like 'privacy.%' and state not in ('completed', 'failed')",
  );
  return row?.left ?? 0;
}
