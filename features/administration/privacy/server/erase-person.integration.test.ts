import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, openShop, post } from '#tools/test-environment/channels-client.ts';
import { ask, optIn, postStoreWebhook, refusal } from '#tools/test-environment/open-server.ts';
import { openPrivacyClient, type PrivacyClient } from '#tools/test-environment/privacy-client.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let client: PrivacyClient;
/** Each test has its own Lena, who opted in. */
let person: { lena: string; email: string };
let lena: string;
beforeAll(async () => {
  client = await openPrivacyClient();
});
afterAll(() => client.server.close());
beforeEach(async () => {
  person = await client.newLena();
  lena = person.lena;
});

describe('an erased person', () => {
  it('gets no further message, and leaves only counts', async () => {
    await client.livesABit(person);
    const { subscriberId } = await client.find(lena);
    await queueMessages(client.server.db, await client.sender(), { phone: lena, delaySeconds: 3600 });
    const counts = await rollups();
    await client.server.environment.control(`/shops/${DEMO_SHOP}/privacy`, {
      topic: 'customers/redact',
      customer: { phone: lena },
    });
    await client.erased(lena);

    expect(await client.mentions(lena)).toEqual([]);
    expect(await client.mentions(person.email)).toEqual([]);
    expect(await rollups()).toEqual(counts);
    expect(
      await client.server.rows('select from messages where subscriber_id = $1', [subscriberId]),
    ).toHaveLength(2);
    // A waiting message, and an earlier one that never reached the provider.
    expect(
      await client.server.rows("select from messages where subscriber_id = $1 and state = 'skipped'", [
        subscriberId,
      ]),
    ).toHaveLength(2);
    const ledger = await client.server.rows(
      'select kind, origin, page_address, ip_prefix from consent_ledger where subscriber_id = $1 order by recorded_at',
      [subscriberId],
    );
    expect(ledger).toEqual([
      { kind: 'granted', origin: 'persistentPill', page_address: null, ip_prefix: null },
      { kind: 'revoked', origin: 'privacyRequest', page_address: null, ip_prefix: null },
    ]);
    const { body } = await post(client.merchant, '/database/api/privacy/findPerson', {
      shopUrl: DEMO_SHOP,
      phone: lena,
    });
    expect(body).toEqual({ person: null, erasedAt: expect.any(String) as string });
  });

  it('loses the files with their data', async () => {
    const { subscriberId } = await client.find(lena);
    await post(client.merchant, '/database/api/privacy/requestData', { shopUrl: DEMO_SHOP, subscriberId });
    const { files } = await client.answered('dataRequest', lena);
    await post(client.merchant, '/database/api/privacy/erasePerson', { shopUrl: DEMO_SHOP, subscriberId });
    await client.erased(lena);
    expect((await ask(`${client.server.appUrl}${files?.jsonUrl}`)).status).toBe(410);
    expect(await client.mentions(lena)).toEqual([]);
  });

  it('appears in no notice to us and in no planner statistics', async () => {
    const { subscriberId } = await client.find(lena);
    const message = `Please look at ${lena}`;
    await post(client.merchant, '/userEvents/sendSlackMessage', { message });
    const notices = (state: string) =>
      client.server.rows(
        "select from pgboss.job where data ->> 'text' like '%' || $1 and state::text like $2",
        [message, state],
      );
    await waitFor('the notice', async () => (await notices('completed')).length === 1);
    // The planner's sample contains nothing if there is only one person.
    await client.newLena();
    await client.server.rows('analyze subscribers, listed_subscribers');
    expect(await findSampledTables(lena)).not.toEqual([]);
    await post(client.merchant, '/database/api/privacy/erasePerson', { shopUrl: DEMO_SHOP, subscriberId });
    await client.erased(lena);
    expect(await notices('%')).toEqual([]);
    expect(await findSampledTables(lena)).toEqual([]);
  });

  it('stays erased if somebody types her number, and returns after a message of her own', async () => {
    const { subscriberId } = await client.find(lena);
    await post(client.merchant, '/database/api/privacy/erasePerson', { shopUrl: DEMO_SHOP, subscriberId });
    await client.erased(lena);
    const { status, body } = await optIn(client.server, { phone: lena, ip: '10.2.0.1' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        stored: true,
        mustConfirm: false,
        confirmUrl: expect.any(String) as string,
        shopperToken: expect.stringMatching(/^\w{32}$/) as string,
      },
    });
    expect(await client.mentions(lena)).toEqual([]);
    await client.confirms(lena, body);
    const again = await client.find(lena);
    expect(again).toMatchObject({ hasMarketingConsent: true, proof: [{ kind: 'granted' }] });
    expect(again.subscriberId).not.toBe(subscriberId);
    const { body: found } = await post(client.merchant, '/database/api/privacy/findPerson', {
      shopUrl: DEMO_SHOP,
      phone: lena,
    });
    expect(found).toMatchObject({ erasedAt: null });
  });
});

describe('the merchant', () => {
  it('unsubscribes a person by hand, which drops their waiting messages with a reason', async () => {
    const { subscriberId } = await client.find(lena);
    await queueMessages(client.server.db, await client.sender(), { phone: lena, delaySeconds: 3600 });
    const call = '/database/api/privacy/unsubscribePerson';
    expect((await post(client.merchant, call, { shopUrl: DEMO_SHOP, subscriberId })).body).toEqual({
      hadConsent: true,
    });
    expect((await post(client.merchant, call, { shopUrl: DEMO_SHOP, subscriberId })).body).toEqual({
      hadConsent: false,
    });
    expect(await client.find(lena)).toMatchObject({
      hasMarketingConsent: false,
      proof: [{ kind: 'granted' }, { kind: 'revoked', origin: 'merchant' }],
    });
    const messages = await client.server.rows(
      'select state, verdict from messages where subscriber_id = $1',
      [subscriberId],
    );
    expect(messages).toEqual([{ state: 'skipped', verdict: { verdict: 'skip', reason: 'noConsent' } }]);
    expect(
      await client.server.rows(
        'select from outbox join messages using (shop_id, message_id) where subscriber_id = $1',
        [subscriberId],
      ),
    ).toEqual([]);
  });

  it('unsubscribes a person for good: a typed number stays out until its owner writes', async () => {
    const { subscriberId } = await client.find(lena);
    const call = '/database/api/privacy/unsubscribePerson';
    await post(client.merchant, call, { shopUrl: DEMO_SHOP, subscriberId });
    const { body } = await optIn(client.server, { phone: lena, ip: '10.2.0.2' });
    expect(await client.find(lena)).toMatchObject({
      hasMarketingConsent: false,
      proof: [{ kind: 'granted' }, { kind: 'revoked', origin: 'merchant' }],
    });
    await client.confirms(lena, body);
    expect(await client.find(lena)).toMatchObject({ hasMarketingConsent: true });
  });

  it('is refused a person of another shop and an unknown person', async () => {
    const nobody = { shopUrl: DEMO_SHOP, subscriberId: '00000000-0000-4000-8000-000000000000' };
    expect(refusal(await post(client.merchant, '/database/api/privacy/erasePerson', nobody))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const other = await openShop(client.server.appUrl, 'nightjar.myshopify.com');
    const { subscriberId } = await client.find(lena);
    for (const call of ['erasePerson', 'requestData', 'unsubscribePerson']) {
      const answer = await post(other, `/database/api/privacy/${call}`, { shopUrl: other.url, subscriberId });
      expect(refusal(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    const proof = `/database/api/privacy/getProof?shopUrl=${other.url}&subscriberId=${subscriberId}&format=csv`;
    expect((await get(other, proof)).status).toBe(404);
    expect((await ask(`${client.server.appUrl}${proof}`)).status).toBe(401);
    const wrong = { shopUrl: DEMO_SHOP, phone: '12' };
    expect(refusal(await post(client.merchant, '/database/api/privacy/findPerson', wrong))).toMatchObject({
      status: 422,
      code: 'PHONE_INVALID',
    });
  });
});

const samples = path.join(
  process.env['SHARED_DIR'] ?? path.join(import.meta.dirname, '../../../../shared'),
  'providers/payloads/shopify',
);

describe.skipIf(!existsSync(samples))('the store platform’s published samples', () => {
  it.each(['customers__data_request', 'customers__redact'])('%s is accepted', async (name) => {
    const file = readdirSync(samples).find((one) => one.startsWith(name)) ?? '';
    const body = JSON.parse(readFileSync(path.join(samples, file), 'utf8')) as object;
    const before = (await client.listed()).length;
    await postStoreWebhook(client.server.appUrl, { topic: name.replace('__', '/'), body });
    await waitFor('the answer', async () => {
      const requests = await client.listed();
      return requests.length === before + 1 && requests[0]?.state === 'done';
    });
  });
});

function rollups(): Promise<object[]> {
  return client.server.rows('select * from daily_rollups order by day, channel, source_type');
}

/** The tables whose planner statistics contain a number. */
function findSampledTables(phone: string): Promise<object[]> {
  return client.server.rows(
    `select tablename from pg_stats
     where concat(most_common_vals::text, histogram_bounds::text) like '%' || $1 || '%'`,
    [phone.slice(1)],
  );
}
