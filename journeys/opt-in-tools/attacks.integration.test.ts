import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { ask, postJson, type Answer } from '#tools/test-environment/open-server.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { addShop, openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

const BASE = '/database/api/optinTools';
const BLUEBELL = 'bluebell.myshopify.com';

let server: ToolServer;
let otherShop = 0;
beforeAll(async () => {
  server = await openToolServer(TOOLS);
  otherShop = await addShop(server.ctx, BLUEBELL);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { ctx, shopId } = server;
  for (const table of ['tool_prizes', 'tool_days', 'tool_wordings', 'consent_ledger', 'opt_in_tools'])
    await sql`delete from ${sql.table(table)}`.execute(ctx.db);
  for (const shop of [shopId, otherShop]) await inShop(ctx.db, shop, (tx) => ensureTools(ctx, tx, shop));
  await sql`update opt_in_tools set is_active = true where type in ('persistentPill', 'spinTheWheel')`.execute(
    ctx.db,
  );
});

const post = (path: string, body: unknown) => postJson(server.appUrl + path, body);
const save = (id: string, states: unknown, rest: object = {}) =>
  post(`${BASE}/update`, { id, states, ...rest });
const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code ?? null;

async function idOf(type: string, shopId = server.shopId): Promise<string> {
  const { rows } = await sql<{ tool_id: string }>`
    select tool_id from opt_in_tools where type = ${type} and channel = 'WA' and shop_id = ${shopId}`.execute(
    server.ctx.db,
  );
  return rows[0]?.tool_id ?? '';
}

/** Returns how much of what a shopper can change is stored. */
async function kept(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from consent_ledger) as proofs, (select count(*)::int from tool_prizes) as prizes,
      (select count(*)::int from tool_days) as days`.execute(server.ctx.db);
  return rows[0];
}
const NOTHING = { proofs: 0, prizes: 0, days: 0 };

const optIn = (change: object) =>
  post('/storefront/opt-ins', {
    pageId: WREN,
    phone: '+4915215550102',
    pageAddress: '',
    locale: 'en',
    visitorId: 'visitor-12345678',
    ...change,
  });

it('signs nobody up through another shop’s tool, and counts or draws nothing there', async () => {
  const [pill, wheel] = [await idOf('persistentPill', otherShop), await idOf('spinTheWheel', otherShop)];
  expect(codeOf(await optIn({ toolId: pill }))).toBe('NOT_FOUND');
  const events = [{ toolId: pill, kind: 'impression' }];
  expect((await post('/storefront/events', { pageId: WREN, events })).body).toEqual({ counted: 0 });
  const turned = await post('/storefront/spins', {
    pageId: WREN,
    toolId: wheel,
    shopper: 'visitor-12345678',
  });
  expect(codeOf(turned)).toBe('SPIN_NOT_EARNED');
  expect(await kept()).toEqual(NOTHING);
});

it.each<[string, object]>([
  ['a forged test link', { test: `x.${Date.now() + 60_000}.signature` }],
  ['a consent text that the tool never had', { wordingVersion: 'mine' }],
])('signs nobody up with %s', async (_what, change) => {
  expect((await optIn({ toolId: await idOf('persistentPill'), ...change })).status).toBeGreaterThanOrEqual(
    400,
  );
  expect(await kept()).toEqual(NOTHING);
});

it('limits how often it counts events of one network', async () => {
  const toolId = await idOf('persistentPill');
  const events = Array.from({ length: 50 }, () => ({ toolId, kind: 'impression' }));
  const sent = await Promise.all(
    Array.from({ length: 100 }, () => post('/storefront/events', { pageId: WREN, events })),
  );
  expect(sent.every(({ status }) => status === 200)).toBe(true);
  const visitor = { pageId: WREN, visitorId: 'visitor-12345678', events };
  expect((await post('/storefront/events', visitor)).body).toEqual({ counted: 1 });
  expect((await post('/storefront/events', visitor)).body).toEqual({ counted: 0 });
  const { rows } = await sql`select sum(impressions)::int as impressions from tool_days`.execute(
    server.ctx.db,
  );
  expect(rows).toEqual([{ impressions: 301 }]);
});

it('asks shoppers of a network with many sign-ups to confirm, and nobody else', async () => {
  await insertSender(server.ctx.db, server.shopId, { display_phone_number: '+49 30 123456' });
  const toolId = await idOf('spinTheWheel');
  let people = 0;
  const signUp = async (ip: string) => {
    people += 1;
    const phone = `+49152155${String(60_000 + people)}`;
    const given = {
      pageId: WREN,
      toolId,
      phone,
      pageAddress: '',
      locale: 'en',
      visitorId: `visitor-${phone.slice(1)}`,
    };
    const { body } = await postJson(`${server.appUrl}/storefront/opt-ins`, given, { 'x-forwarded-for': ip });
    return body as { mustConfirm: boolean; shopperToken: string | null };
  };
  // Otherwise the limit per minute would refuse them first.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    for (let one = 0; one < 24; one += 1) {
      vi.setSystemTime(Date.now() + 10_000);
      expect(await signUp('198.51.100.7')).toMatchObject({ mustConfirm: false });
    }
    expect(await signUp('198.51.100.7')).toMatchObject({ mustConfirm: true, shopperToken: null });
    expect(await signUp('203.0.113.7')).toMatchObject({ mustConfirm: false });
  } finally {
    vi.useRealTimers();
  }
});

it('accepts no prize, weight or code from a page', async () => {
  await sql`update opt_in_tools set settings = jsonb_set(settings, '{wheel,offers}',
    '[{"key": "a", "text": "A", "weight": 1, "discountCode": "SMALL", "discountPercent": null, "message": ""},
      {"key": "b", "text": "B", "weight": 0, "discountCode": "LARGE", "discountPercent": null, "message": ""}]')
    where type = 'spinTheWheel'`.execute(server.ctx.db);
  const toolId = await idOf('spinTheWheel');
  const { body } = await optIn({ toolId, offerKey: 'b', weight: 1000, settings: { offerKey: 'b' } });
  const { shopperToken: shopper } = body as { shopperToken: string };
  const turns = await Promise.all(
    Array.from({ length: 10 }, () =>
      post('/storefront/spins', { pageId: WREN, toolId, shopper, offerKey: 'b', discountCode: 'LARGE' }),
    ),
  );
  expect(new Set(turns.map((turn) => JSON.stringify(turn.body))).size).toBe(1);
  expect(turns[0]?.body).toMatchObject({ offerKey: 'a', discountCode: 'SMALL' });
});

const ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://wren.example/a"onerror="alert(1)',
  'https://wren.example/a);background:url(https://evil.example/',
  '//evil.example/a.png\\',
  `https://wren.example/${'a'.repeat(3000)}`,
];

it.each(ADDRESSES)('stores no picture from %s', async (url) => {
  const [popup, wheel] = [await idOf('visualPopup'), await idOf('spinTheWheel')];
  const tried = [
    await save(popup, { image: { url } }),
    await save(popup, { open: { props: { heroLogoUrl: url } } }),
    await save(wheel, { open: { props: { wheelLogoUrl: url } } }),
    await save(wheel, { backgroundStyle: `url("${url}")` }),
  ];
  expect(tried.map(codeOf)).toEqual(Array(4).fill('MALFORMED_REQUEST'));
});

it.each([
  '#12345g',
  'red',
  '#123456;position:fixed',
  'linear-gradient(45deg, #123456, #123456), url(https://evil.example)',
  'expression(alert(1))',
])('stores no colour %s', async (colour) => {
  const wheel = await idOf('spinTheWheel');
  const tried = [
    await save(wheel, { backgroundStyle: colour }),
    await save(wheel, { spinTheWheel: { markerColor: colour } }),
    await save(wheel, { open: { props: { content: { backgroundColor: colour } } } }),
    await save(wheel, { open: { props: { title: { color: colour } } } }),
  ];
  expect(tried.map(codeOf)).toEqual(Array(4).fill('MALFORMED_REQUEST'));
});

it('serves markup in texts as plain text, and never as an HTML page', async () => {
  const pill = await idOf('persistentPill');
  const text = '</script><img src=x onerror=alert(1)>';
  expect((await save(pill, { open: { props: { title: { text } } } })).status).toBe(200);
  const document = await ask(`${server.appUrl}/storefront/tools?pageId=${WREN}`);
  expect(document.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(document.headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.stringify(document.body)).toContain(JSON.stringify(text).slice(1, -1));
});

it('refuses settings of five megabytes and endless lists', async () => {
  const wheel = await idOf('spinTheWheel');
  const text = 'a'.repeat(5 * 1024 * 1024);
  expect(codeOf(await save(wheel, { open: { props: { title: { text } } } }))).toBe('BODY_TOO_LARGE');
  expect(codeOf(await save(wheel, { open: { props: { title: { text: text.slice(0, 6000) } } } }))).toBe(
    'MALFORMED_REQUEST',
  );
  const offer = { key: 'a', text: 'A', weight: 1, discountCode: null, discountPercent: 5, message: '' };
  expect(
    codeOf(await save(wheel, { spinTheWheel: { data: Array.from({ length: 1000 }, () => offer) } })),
  ).toBe('MALFORMED_REQUEST');
  const rules = Array.from({ length: 1000 }, () => ({ kind: 'contains', text: '/' }));
  const device = { enabled: true, position: null };
  const behaviour = {
    when: { showAt: 'time', value: 1 },
    where: { desktop: device, phone: device },
    who: { showAt: 'everyone' },
    pages: { include: rules, exclude: [] },
  };
  expect(codeOf(await save(wheel, { behaviour }))).toBe('MALFORMED_REQUEST');
  const events = Array.from({ length: 51 }, () => ({ toolId: wheel, kind: 'impression' }));
  expect(codeOf(await post('/storefront/events', { pageId: WREN, events }))).toBe('MALFORMED_REQUEST');
});

it('refuses unknown types, and ignores unknown settings', async () => {
  for (const type of ['', '__proto__', 'constructor', 'popup', 'persistentpill'])
    expect(codeOf(await post(`${BASE}/create`, { pageId: WREN, channel: 'WA', type }))).toBe(
      'MALFORMED_REQUEST',
    );
  const pill = await idOf('persistentPill');
  const polluting = '{"id": "x", "states": {"__proto__": {"isAdmin": true}}}';
  expect(codeOf(await post(`${BASE}/update`, polluting))).toBe('MALFORMED_REQUEST');
  const states = { isAdmin: true, open: { props: { onclick: 'alert(1)' } } };
  expect((await save(pill, states)).status).toBe(200);
  const { rows } = await sql<{ settings: object }>`
    select settings from opt_in_tools where tool_id = ${pill}`.execute(server.ctx.db);
  expect(JSON.stringify(rows[0]?.settings)).not.toMatch(/isAdmin|onclick/);
});

it.each([0, -1, 2, 2_147_483_647])(
  'refuses to save over revision %i if that is not the current one',
  async (revision) => {
    const pill = await idOf('persistentPill');
    expect(codeOf(await save(pill, { discountOption: 'No' }, { revision }))).toBe('SETTINGS_CHANGED');
  },
);

it.each([1.5, '1', null, 1e300])('refuses %s as a revision', async (revision) => {
  expect(codeOf(await save(await idOf('persistentPill'), {}, { revision }))).toBe('MALFORMED_REQUEST');
});
