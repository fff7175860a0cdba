import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import {
  announceBody,
  ask,
  openServer,
  optInBody,
  postJson,
  refusal,
  worldNow,
  type OpenServer,
} from './open-server.ts';

const LENA = '+4915215550101';
const impression = (toolId: string) => ({ toolId, kind: 'impression' });
const NEWCOMER = '+4915215550102';
/** Whose proofs are looked at. */
const PROVEN = '+4915215550104';

let server: OpenServer;
let pillId: string;
beforeAll(async () => {
  server = await openServer();
  const [pill] = await server.rows<{ tool_id: string }>('select tool_id from opt_in_tools');
  pillId = pill?.tool_id ?? '';
});
afterAll(() => server.close());

/** Each test's shoppers come from networks of their own, so that none meets another's limit. */
let network = 0;
beforeEach(() => {
  network += 1;
});

function post(path: string, body: unknown, host = 1, headers: Record<string, string> = {}) {
  return postJson(`${server.appUrl}/storefront/${path}`, body, {
    'x-forwarded-for': `203.0.${network}.${host}`,
    ...headers,
  });
}

const optInWith = (change: object = {}, host?: number, headers?: Record<string, string>) =>
  post('opt-ins', { ...optInBody(pillId, LENA), ...change }, host, headers);

async function stored() {
  const [row] = await server.rows<
    Record<'subscribers' | 'ledger' | 'opt_ins' | 'counted' | 'impressions', number>
  >(
    `select (select count(*)::int from subscribers) subscribers, (select count(*)::int from consent_ledger) ledger,
       (select coalesce(sum(opt_ins), 0)::int from tool_days) opt_ins,
       (select coalesce(sum(opt_ins), 0)::int from daily_rollups) counted,
       (select coalesce(sum(impressions), 0)::int from daily_rollups) impressions`,
  );
  if (!row) throw new Error('no counts');
  return row;
}

async function expectRefused(answering: ReturnType<typeof post>, expected: object) {
  const answer = await answering;
  expect(refusal(answer)).toEqual(expected);
  // A page of the shop can read why, too.
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}

it.each(['', 'not a number', '12', '+49', '+4915215550101555555', '+1 555 0100'])(
  'refuses "%s", which is no number to write to, and says which field it is',
  async (phone) => {
    const before = await stored();
    await expectRefused(optInWith({ phone }), { status: 422, code: 'PHONE_INVALID', field: 'phone' });
    expect(await stored()).toEqual(before);
  },
);

it.each([
  ['a page that is not there', { pageId: 'nobody.myshopify.com' }, 'pageId'],
  ['a page that cannot be', { pageId: "'; drop table shops" }, 'pageId'],
  ['a tool that is not there', { toolId: '01a1f8b4-7965-7f06-8434-417d01bc2f37' }, 'toolId'],
  ['a tool that cannot be', { toolId: 'the-pill' }, 'toolId'],
])('finds nothing for %s', async (_what, change, field) => {
  const before = await stored();
  await expectRefused(optInWith(change), { status: 404, code: 'NOT_FOUND', field });
  expect(await stored()).toEqual(before);
});

it.each([
  ['malformed JSON', '{"pageId": "demo', { status: 422, code: 'MALFORMED_REQUEST', field: 'body' }],
  ['no object', '[]', { status: 422, code: 'MALFORMED_REQUEST', field: '' }],
  ['a missing field', { locale: undefined }, { status: 422, code: 'MALFORMED_REQUEST', field: 'locale' }],
  [
    'a visitor id that is markup',
    { visitorId: '<script>' },
    { status: 422, code: 'MALFORMED_REQUEST', field: 'visitorId' },
  ],
  ['a zero character', { pageId: 'demo\0' }, { status: 422, code: 'MALFORMED_REQUEST' }],
])('refuses %s', async (_what, change, expected) => {
  const before = await stored();
  const { field, ...rest } = expected as { field?: string; status: number; code: string };
  const answering = typeof change === 'string' ? post('opt-ins', change) : optInWith(change);
  await expectRefused(answering, { ...rest, ...(field && { field }) });
  expect(await stored()).toEqual(before);
});

it('refuses a body over the limit', async () => {
  expect(await announceBody(`${server.appUrl}/storefront/opt-ins`, 1024 * 1024 + 1)).toEqual({
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
});

it('records the whole proof of a consent, with the network and not the address of the shopper', async () => {
  const earliest = worldNow();
  const answer = await optInWith({ phone: '0152 15550101' }, 77, { 'user-agent': 'Lena/1.0' });
  expect(answer).toMatchObject({ status: 200, body: { stored: true } });
  const entries = await server.rows<{ recorded_at: Date }>('select * from consent_ledger');
  const given = optInBody(pillId, LENA);
  expect(entries).toEqual([
    {
      shop_id: String(server.shopId),
      entry_id: expect.any(String) as string,
      subscriber_id: expect.any(String) as string,
      kind: 'granted',
      purpose: 'marketing',
      origin: 'persistentPill',
      tool_id: pillId,
      wording: await wordingNow(),
      page_address: given.pageAddress,
      ip_prefix: `203.0.${network}.0/24`,
      user_agent: 'Lena/1.0',
      locale: 'de-DE',
      own_message_id: null,
      recorded_at: expect.any(Date) as Date,
    },
  ]);
  expect(entries[0]?.recorded_at.getTime()).toBeGreaterThanOrEqual(earliest.getTime());
  expect(entries[0]?.recorded_at.getTime()).toBeLessThanOrEqual(worldNow().getTime());
  expect(await server.rows('select phone_e164, has_marketing_consent from subscribers')).toEqual([
    { phone_e164: LENA, has_marketing_consent: true },
  ]);
});

it('keeps one Lena and counts her once when she opts in again, with a proof for each time', async () => {
  const before = await stored();
  expect(before).toMatchObject({ subscribers: 1, ledger: 1, opt_ins: 1, counted: 1 });
  await Promise.all([optInWith({}, 1), optInWith({ phone: '+49 152 15550101' }, 2)]);
  expect(await stored()).toEqual({ ...before, ledger: 3 });
});

it('counts a new shopper once who taps twice at the same moment', async () => {
  const before = await stored();
  const answers = await Promise.all([1, 2, 3].map((host) => optInWith({ phone: '+4915215550109' }, host)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored()).toMatchObject({
    subscribers: before.subscribers + 1,
    ledger: before.ledger + 3,
    opt_ins: before.opt_ins + 1,
    counted: before.counted + 1,
  });
});

it('answers known and unknown numbers the same', async () => {
  const facts = async (phone: string) => {
    const { status, body, headers } = await optInWith({ phone });
    // The link is there for everybody; its code is another each time, and so is the word that the browser gets.
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

it('takes no opt-in through a pill that is switched off', async () => {
  const url = `${server.appUrl}/database/api/optinTools/changeActive`;
  await server.world.merchant.post(url, { id: pillId, active: false });
  const before = await stored();
  await expectRefused(optInWith({ phone: '+4915215550103' }), { status: 409, code: 'TOOL_NOT_ACTIVE' });
  expect(await stored()).toEqual(before);
  await server.world.merchant.post(url, { id: pillId, active: true });
});

it('counts what shoppers saw, and leaves out tools of others', async () => {
  const before = await stored();
  const events = ['impression', 'impression', 'open', 'dismissal'].map((kind) => ({ toolId: pillId, kind }));
  const foreign = ['01a1f8b4-7965-7f06-8434-417d01bc2f37', 'no-id'].map((toolId) => ({
    toolId,
    kind: 'impression',
  }));
  const beacon = JSON.stringify({ pageId: DEMO_SHOP, events: [...events, ...foreign] });
  const answer = await post('events', beacon, 1, { 'content-type': 'text/plain;charset=UTF-8' });
  expect(answer).toMatchObject({ status: 200, body: { counted: 4 } });
  expect(await server.rows('select impressions::int, opens::int, dismissals::int from tool_days')).toEqual([
    { impressions: 2, opens: 1, dismissals: 1 },
  ]);
  expect((await stored()).impressions - before.impressions).toBe(2);
});

it.each([
  ['no JSON', 'oops', 422, 'body'],
  [
    'more than fifty events',
    { events: Array.from({ length: 51 }, () => impression('a-tool')) },
    422,
    'events',
  ],
  ['an event of no kind', { events: [{ toolId: 'a-tool', kind: 'bought' }] }, 422, 'events.0.kind'],
  ['an unknown page', { pageId: 'nobody.myshopify.com', events: [] }, 404, 'pageId'],
])('refuses a beacon with %s', async (_what, change, status, field) => {
  const body = typeof change === 'string' ? change : { pageId: DEMO_SHOP, ...change };
  const code = status === 404 ? 'NOT_FOUND' : 'MALFORMED_REQUEST';
  await expectRefused(post('events', body, 1, { 'content-type': 'text/plain' }), { status, code, field });
});

it('counts a customer’s whole network as one, and leaves the next one alone', async () => {
  const from = (ip: string) => optInWith({ phone: 'nobody' }, 1, { 'x-forwarded-for': ip });
  const hosts = Array.from(
    { length: 45 },
    (_, nth) => `2001:db8:1:10${nth.toString(16).padStart(2, '0')}::1`,
  );
  const tries = await Promise.all(hosts.map(from));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(40);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await from('2001:db8:1:2000::1')).status).toBe(422);
});

it('refuses more than 20 tries a minute from one address, which lock nobody else out', async () => {
  // More than the whole shop is allowed.
  const tries = await Promise.all(Array.from({ length: 650 }, () => optInWith({ phone: 'nobody' })));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(20);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(630);
  await expectRefused(optInWith(), { status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await optInWith({}, 2)).toMatchObject({ status: 200 });
});

it('lets a shopper opt in who has looked around a lot, and limits the beacons by themselves', async () => {
  const look = () => post('events', { pageId: DEMO_SHOP, events: [] });
  const looks = await Promise.all(Array.from({ length: 125 }, look));
  expect(looks.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await optInWith()).toMatchObject({ status: 200 });
});

it('shows every origin the public document, without a secret, to be kept for seconds', async () => {
  const answer = await ask(`${server.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`, {
    headers: { origin: 'https://demo.example' },
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { pageId: DEMO_SHOP, tools: [{ id: pillId }] },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  expect(Object.keys(answer.body as object).toSorted()).toEqual(['country', 'pageId', 'shopName', 'tools']);
  for (const pageId of ['nobody.myshopify.com', '', '%00']) {
    const missing = await ask(`${server.appUrl}/storefront/tools?pageId=${pageId}`);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(missing.status).toBe(pageId === '%00' ? 422 : 404);
  }
});

it.each(['opt-ins', 'events', 'tools'])('allows the browser to ask before it posts to %s', async (path) => {
  const answer = await ask(`${server.appUrl}/storefront/${path}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://demo.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
});

it.each([
  ['a page of somebody else', { pageAddress: 'https://another.example/never-shown' }, { page_address: null }],
  [
    'words in the address',
    { pageAddress: 'https://demo.myshopify.com/cart?note=I+agree|=1+1#yes' },
    { page_address: 'https://demo.myshopify.com/cart' },
  ],
  ['a language that is none', { locale: '=1+1;I agree' }, { locale: null }],
  ['a wording of their own, as scripts of old sent', { consentWording: 'I agree to everything|=1+1' }, {}],
])('keeps nothing of the caller’s as proof: %s', async (_what, change, kept) => {
  expect(await optInWith({ phone: PROVEN, ...change })).toMatchObject({ status: 200 });
  const [entry] = await newestEntries();
  expect(entry).toMatchObject({ wording: await wordingNow(), ...kept });
  expect(JSON.stringify(entry)).not.toMatch(/never-shown|=1|agree to everything/);
});

it('keeps a page of the shop’s own, under each of its addresses', async () => {
  await server.rows("update shops set domain = 'wren.example'");
  const pages = ['https://wren.example/cart', `${server.world.sandboxUrl}/store/${DEMO_SHOP}/cart`];
  for (const pageAddress of pages) {
    await optInWith({ phone: PROVEN, pageAddress });
    expect((await newestEntries())[0]).toMatchObject({ page_address: pageAddress });
  }
});

it('keeps the words that were shown when they are changed meanwhile, and refuses words that never were', async () => {
  const shown = await wordingNow();
  const wordingVersion = await versionNow();
  await changeWording('I agree to the new words.');
  expect(await versionNow()).not.toBe(wordingVersion);
  await optInWith({ phone: PROVEN, wordingVersion });
  expect((await newestEntries())[0]).toMatchObject({ wording: shown });
  await optInWith({ phone: PROVEN, wordingVersion: await versionNow() });
  expect((await newestEntries())[0]).toMatchObject({ wording: 'I agree to the new words.' });

  const before = await stored();
  const changed = { status: 409, code: 'WORDING_CHANGED', field: 'wordingVersion' };
  await expectRefused(optInWith({ phone: PROVEN, wordingVersion: 'never-was' }), changed);
  // It cannot be known which of the two a script of old showed.
  await expectRefused(optInWith({ phone: PROVEN }), changed);
  await server.rows("update tool_wordings set replaced_at = replaced_at - interval '1 day 1 second'");
  await expectRefused(optInWith({ phone: PROVEN, wordingVersion }), changed);
  expect(await stored()).toEqual(before);
  expect(await optInWith({ phone: PROVEN })).toMatchObject({ status: 200 });
  await changeWording(shown);
  expect(await versionNow()).toBe(wordingVersion);
});

const newestEntries = () =>
  server.rows('select * from consent_ledger order by recorded_at desc, entry_id desc limit 1');

async function wordingNow(): Promise<string> {
  const [tool] = await server.rows<{ wording: string }>(
    "select settings ->> 'consentWording' as wording from opt_in_tools",
  );
  return tool?.wording ?? '';
}

/** Of the wording that pages show now, as the public document says. */
async function versionNow(): Promise<string | undefined> {
  const { body } = await ask(`${server.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`);
  return (body as { tools: { wordingVersion: string }[] }).tools[0]?.wordingVersion;
}

async function changeWording(wording: string): Promise<void> {
  await server.rows(
    "update opt_in_tools set settings = jsonb_set(settings, '{consentWording}', to_jsonb($1::text))",
    [wording],
  );
}
