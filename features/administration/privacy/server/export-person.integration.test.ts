import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { get, post } from '#tools/test-environment/channels-client.ts';
import { ask, refusal } from '#tools/test-environment/open-server.ts';
import { openPrivacyClient, type PrivacyClient } from '#tools/test-environment/privacy-client.ts';

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

describe('the stored data of a person', () => {
  it('is collected for the store platform in a readable file behind an expiring link', async () => {
    await client.livesABit(person);
    await client.server.environment.control(`/shops/${DEMO_SHOP}/privacy`, {
      topic: 'customers/data_request',
      customer: { phone: lena },
    });
    const request = await client.answered('dataRequest', lena);
    expect(request).toMatchObject({ origin: 'store', state: 'done', person: showPhone(lena) });
    expect(Date.parse(request.dueAt) - Date.parse(request.receivedAt)).toBe(30 * DAY_MS);

    const json = await ask(`${client.server.appUrl}${request.files?.jsonUrl}`);
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
    const page = await ask(`${client.server.appUrl}${request.files?.htmlUrl}`);
    expect(page.body).toContain('Is the moss mug dishwasher safe?');

    const changed = request.files?.jsonUrl.replace('kind=json', 'kind=html') ?? '';
    expect(refusal(await ask(`${client.server.appUrl}${changed}`))).toEqual({
      status: 410,
      code: 'LINK_EXPIRED',
    });
  });

  it('can also be requested by the merchant, and contains nothing about other people', async () => {
    const { subscriberId } = await client.find(lena);
    expect(
      (await post(client.merchant, '/database/api/privacy/requestData', { shopUrl: DEMO_SHOP, subscriberId }))
        .status,
    ).toBe(200);
    const request = await client.answered('dataRequest', lena);
    const { body } = await ask(`${client.server.appUrl}${request.files?.jsonUrl}`);
    const phones = JSON.stringify(body).match(/\+?49151123\d{5}/g) ?? [];
    expect(new Set(phones.map((phone) => phone.slice(-11)))).toEqual(new Set([lena.slice(-11)]));
  });
});

describe('the proof of a consent', () => {
  it('is a file without active content', async () => {
    const { subscriberId } = await client.find(lena);
    await client.server.rows("update consent_ledger set user_agent = '=cmd|x' where subscriber_id = $1", [
      subscriberId,
    ]);
    const proof = `/database/api/privacy/getProof?shopUrl=${DEMO_SHOP}&subscriberId=${subscriberId}`;
    const csv = await get(client.merchant, `${proof}&format=csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.body).toContain(`"${lena}",`);
    expect(csv.body).toContain('I agree to receive offers');
    expect(csv.body).toContain("'=cmd|x");
    expect((await get(client.merchant, `${proof}&format=json`)).body).toMatchObject({
      phone: lena,
      proof: [{ kind: 'granted', pageAddress: 'https://demo.myshopify.com/products/stoneware-mug' }],
    });
  });
});
