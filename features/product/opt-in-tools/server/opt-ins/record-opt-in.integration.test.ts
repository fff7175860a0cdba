import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { LENA } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import { optInBody, testNow } from '#tools/test-environment/open-server.ts';
import {
  expectRefused,
  openStorefrontClient,
  type StorefrontClient,
} from '#tools/test-environment/storefront-client.ts';

const NEWCOMER = '+4915215550102';
/** The number of the person whose proofs the tests check. */
const PROVEN = '+4915215550104';

let client: StorefrontClient;
beforeAll(async () => {
  client = await openStorefrontClient(LENA.phone);
});
afterAll(() => client.server.close());
beforeEach(() => client.moveOn());

it.each(['', 'not a number', '12', '+49', '+4915215550101555555', '+1 555 0100'])(
  'refuses "%s", which is no number to write to, and says which field it is',
  async (phone) => {
    const before = await client.stored();
    await expectRefused(client.optInWith({ phone }), { status: 422, code: 'PHONE_INVALID', field: 'phone' });
    expect(await client.stored()).toEqual(before);
  },
);

it.each([
  ['an unknown page', { pageId: 'nobody.myshopify.com' }, 'pageId'],
  ['an impossible page', { pageId: "'; drop table shops" }, 'pageId'],
  ['an unknown tool', { toolId: '01a1f8b4-7965-7f06-8434-417d01bc2f37' }, 'toolId'],
  ['an impossible tool', { toolId: 'the-pill' }, 'toolId'],
])('answers 404 for %s', async (_case, change, field) => {
  const before = await client.stored();
  await expectRefused(client.optInWith(change), { status: 404, code: 'NOT_FOUND', field });
  expect(await client.stored()).toEqual(before);
});

it.each([
  ['malformed JSON', '{"pageId": "demo', { status: 422, code: 'MALFORMED_REQUEST', field: 'body' }],
  ['a list', '[]', { status: 422, code: 'MALFORMED_REQUEST', field: '' }],
  ['a missing field', { locale: undefined }, { status: 422, code: 'MALFORMED_REQUEST', field: 'locale' }],
  [
    'a visitor id that is markup',
    { visitorId: '<script>' },
    { status: 422, code: 'MALFORMED_REQUEST', field: 'visitorId' },
  ],
  ['a zero character', { pageId: 'demo\0' }, { status: 422, code: 'MALFORMED_REQUEST' }],
])('refuses %s', async (_case, change, expected) => {
  const before = await client.stored();
  const { field, ...rest } = expected as { field?: string; status: number; code: string };
  const answering = typeof change === 'string' ? client.post('opt-ins', change) : client.optInWith(change);
  await expectRefused(answering, { ...rest, ...(field && { field }) });
  expect(await client.stored()).toEqual(before);
});

it('refuses a body over the limit', async () => {
  expect(await announceBody(`${client.server.appUrl}/storefront/opt-ins`, 1024 * 1024 + 1)).toEqual({
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
});

it('records the whole proof of a consent, with the shopper’s network instead of the IP address', async () => {
  const earliest = testNow();
  const answer = await client.optInWith({ phone: '0152 15550101' }, 77, { 'user-agent': 'Lena/1.0' });
  expect(answer).toMatchObject({ status: 200, body: { stored: true } });
  const entries = await client.server.rows<{ recorded_at: Date }>('select * from consent_ledger');
  const given = optInBody(client.pillId, LENA.phone);
  expect(entries).toEqual([
    {
      shop_id: client.server.shopId,
      entry_id: expect.any(String) as string,
      subscriber_id: expect.any(String) as string,
      kind: 'granted',
      purpose: 'marketing',
      origin: 'persistentPill',
      tool_id: client.pillId,
      wording: await client.wordingNow(),
      page_address: given.pageAddress,
      ip_prefix: `203.0.${client.network()}.0/24`,
      user_agent: 'Lena/1.0',
      locale: 'de-DE',
      own_message_id: null,
      is_first: true,
      recorded_at: expect.any(Date) as Date,
    },
  ]);
  expect(entries[0]?.recorded_at.getTime()).toBeGreaterThanOrEqual(earliest.getTime());
  expect(entries[0]?.recorded_at.getTime()).toBeLessThanOrEqual(testNow().getTime());
  expect(await client.server.rows('select phone_e164, has_marketing_consent from subscribers')).toEqual([
    { phone_e164: LENA.phone, has_marketing_consent: true },
  ]);
});

it('stores and counts Lena once if she opts in again, with a proof for each opt-in', async () => {
  const before = await client.stored();
  expect(before).toMatchObject({ subscribers: 1, ledger: 1, opt_ins: 1, counted: 1 });
  await Promise.all([client.optInWith({}, 1), client.optInWith({ phone: '+49 152 15550101' }, 2)]);
  expect(await client.stored()).toEqual({ ...before, ledger: 3 });
});

it('counts a new shopper once if their requests arrive at the same moment', async () => {
  const before = await client.stored();
  const answers = await Promise.all(
    [1, 2, 3].map((host) => client.optInWith({ phone: '+4915215550109' }, host)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await client.stored()).toMatchObject({
    subscribers: before.subscribers + 1,
    ledger: before.ledger + 3,
    opt_ins: before.opt_ins + 1,
    counted: before.counted + 1,
  });
});

it('answers known and unknown numbers the same', async () => {
  const facts = async (phone: string) => {
    const { status, body, headers } = await client.optInWith({ phone });
    // Everybody gets a link. Its code and the browser's token differ each time.
    const same = JSON.stringify(body)
      .replace(/%20[0-9A-Za-z]{10}"/, '%20code"')
      .replace(/"shopperToken":"\w{32}"/, '"shopperToken":"word"');
    return { status, same, headers: [...headers.keys()].filter((name) => name !== 'date') };
  };
  const unknown = await facts(NEWCOMER);
  expect(unknown.same).toContain('code"');
  expect(unknown.same).toContain('"word"');
  expect(await facts(NEWCOMER)).toEqual(unknown);
});

it('refuses an opt-in through a pill that is switched off', async () => {
  const url = `${client.server.appUrl}/database/api/optinTools/changeActive`;
  await client.server.environment.merchant.post(url, { id: client.pillId, active: false });
  const before = await client.stored();
  await expectRefused(client.optInWith({ phone: '+4915215550103' }), {
    status: 409,
    code: 'TOOL_NOT_ACTIVE',
  });
  expect(await client.stored()).toEqual(before);
  await client.server.environment.merchant.post(url, { id: client.pillId, active: true });
});

it.each([
  ['a page of another site', { pageAddress: 'https://another.example/never-shown' }, { page_address: null }],
  [
    'the query and fragment of an address',
    { pageAddress: 'https://demo.myshopify.com/cart?note=I+agree|=1+1#yes' },
    { page_address: 'https://demo.myshopify.com/cart' },
  ],
  ['an invalid language', { locale: '=1+1;I agree' }, { locale: null }],
  ['a wording in the request, as old scripts sent', { consentWording: 'I agree to everything|=1+1' }, {}],
])('does not store the caller’s free text as proof: %s', async (_case, change, kept) => {
  expect(await client.optInWith({ phone: PROVEN, ...change })).toMatchObject({ status: 200 });
  const [entry] = await newestEntries();
  expect(entry).toMatchObject({ wording: await client.wordingNow(), ...kept });
  expect(JSON.stringify(entry)).not.toMatch(/never-shown|=1|agree to everything/);
});

it('stores a page of the shop under each of its addresses', async () => {
  await client.server.rows("update shops set domain = 'wren.example'");
  const pages = [
    'https://wren.example/cart',
    `${client.server.environment.sandboxUrl}/store/${DEMO_SHOP}/cart`,
  ];
  for (const pageAddress of pages) {
    await client.optInWith({ phone: PROVEN, pageAddress });
    expect((await newestEntries())[0]).toMatchObject({ page_address: pageAddress });
  }
});

it('stores the wording that was shown even if it changed since, and refuses a wording that never existed', async () => {
  const shown = await client.wordingNow();
  const wordingVersion = await client.versionNow();
  await client.changeWording('I agree to the new words.');
  expect(await client.versionNow()).not.toBe(wordingVersion);
  await client.optInWith({ phone: PROVEN, wordingVersion });
  expect((await newestEntries())[0]).toMatchObject({ wording: shown });
  await client.optInWith({ phone: PROVEN, wordingVersion: await client.versionNow() });
  expect((await newestEntries())[0]).toMatchObject({ wording: 'I agree to the new words.' });

  const before = await client.stored();
  const changed = { status: 409, code: 'WORDING_CHANGED', field: 'wordingVersion' };
  await expectRefused(client.optInWith({ phone: PROVEN, wordingVersion: 'never-was' }), changed);
  // An old script sends no version, so it is unknown which of the two wordings it showed.
  await expectRefused(client.optInWith({ phone: PROVEN }), changed);
  await client.server.rows("update tool_wordings set replaced_at = replaced_at - interval '1 day 1 second'");
  await expectRefused(client.optInWith({ phone: PROVEN, wordingVersion }), changed);
  expect(await client.stored()).toEqual(before);
  expect(await client.optInWith({ phone: PROVEN })).toMatchObject({ status: 200 });
  await client.changeWording(shown);
  expect(await client.versionNow()).toBe(wordingVersion);
});

it.each([
  ['known', LENA.phone, LENA.phone.replace(/^\+49(\d{4})/, '+49 $1 ')],
  ['unknown', '+4915215550199', '+49 1521 5550199'],
])('asks about an ambiguous number in the same way if it is %s', async (_case, phone, proposal) => {
  const before = await client.stored();
  const { status, body } = await client.optInWith({ phone: phone.slice(1) });
  expect({ status, body }).toEqual({
    status: 422,
    body: {
      error: {
        code: 'PHONE_UNCLEAR',
        message: sentenceFor('PHONE_UNCLEAR'),
        field: 'phone',
        proposal,
        requestId: expect.any(String) as string,
      },
    },
  });
  expect(await client.stored()).toEqual(before);
  // The proposal itself is a number.
  const answer = await client.optInWith({ phone: proposal, wordingVersion: await client.versionNow() });
  expect(answer).toMatchObject({ status: 200 });
});

const newestEntries = () =>
  client.server.rows('select * from consent_ledger order by recorded_at desc, entry_id desc limit 1');
