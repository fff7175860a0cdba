import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { autoCampaignExport } from '#features/administration/exports/contract/export-calls.ts';
import { getMerchant, logOutEverywhere } from '#features/foundations/sessions/contract/session-calls.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Call } from '#platform/http/call.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import {
  ask,
  FROM_OUR_PAGE,
  openServer,
  postJson,
  refusal,
  type Answer,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Every call that a contract declares. */
const calls = await allCalls();

let server: OpenServer;
/** Sessions of Wren & Willow, the demo shop, and of Bluebell Candles, which was added later and has no number. */
let wren: string;
let bluebell: string;
beforeAll(async () => {
  server = await openServer();
  [wren, bluebell] = [await sessionOf(DEMO_SHOP), await sessionOf(BLUEBELL)];
});
afterAll(() => server.close());

async function allCalls(): Promise<Call[]> {
  const files = globSync(['features/*/*/contract/**/*.ts', 'platform/*/contract/**/*.ts'], {
    cwd: ROOT,
  }).filter((file) => !file.includes('.test.'));
  const modules = await Promise.all(
    files.map((file) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isCall);
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'errors' in value
  );
}

async function sessionOf(shop: string): Promise<string> {
  const started = await ask(`${server.appUrl}/auth/shopify?shop=${shop}`);
  const login = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(started.location ?? '', { method: 'POST' });
  const { headers } = await ask(location ?? '', { headers: { cookie: login } });
  return (
    headers
      .getSetCookie()
      .find((line) => line.startsWith('bellbird_session'))
      ?.split(';')[0] ?? ''
  );
}

/** Makes a call with these fields, in the query of a GET and in the body otherwise. */
function make(
  { method, path: callPath }: Pick<Call, 'method' | 'path'>,
  cookie: string,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const url = `${server.appUrl}${callPath}`;
  if (method === 'GET')
    return ask(`${url}?${new URLSearchParams(fields as Record<string, string>).toString()}`, {
      headers: { ...FROM_OUR_PAGE, cookie },
    });
  return ask(url, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

/** Everything that merchants' calls can change, for all shops. */
async function everything() {
  const tables = ['shops', 'opt_in_tools', 'campaigns', 'drips', 'subscribers'];
  const rowsOf = (table: string) =>
    server.rows(`select to_jsonb(t) - 'synced_at' as row from ${table} t order by 1`);
  return Promise.all(tables.map(rowsOf));
}

it('finds the calls that the screens make', () => {
  expect(calls.map(({ path: one }) => one)).toContain('/redis/setDripStatus');
});

it.each([
  ['a missing field', { pageId: DEMO_SHOP, state: true }, 'type'],
  ['a value outside the list', { pageId: DEMO_SHOP, type: 'coldCalling', state: true }, 'type'],
  ['a text instead of a boolean', { pageId: DEMO_SHOP, type: 'abandonedCart', state: 'yes' }, 'state'],
])('refuses a body with %s and names the field', async (_what, body, field) => {
  const before = await everything();
  const answer = await make({ method: 'POST', path: '/redis/setDripStatus' }, wren, body);
  expect(refusal(answer)).toEqual({ status: 422, code: 'MALFORMED_REQUEST', field });
  expect(await everything()).toEqual(before);
});

it('refuses a malformed JSON body, and one that is too large', async () => {
  const url = `${server.appUrl}/redis/setDripStatus`;
  expect(refusal(await postJson(url, '{"pageId"', { cookie: wren }))).toEqual({
    status: 422,
    code: 'MALFORMED_REQUEST',
    field: 'body',
  });
  const large = await postJson(url, { padding: 'x'.repeat(1024 * 1024) }, { cookie: wren });
  expect(refusal(large)).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
});

it('does not let Bluebell Candles change the pill or the campaign of Wren & Willow', async () => {
  const [pill] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where shop_id = $1 and type = 'persistentPill' and channel = 'WA'",
    [server.shopId],
  );
  const before = await everything();
  const change = { method: 'POST', path: '/database/api/optinTools/changeActive' } as const;
  for (const id of [pill?.tool_id, 'no-id', '01a1f8b4-7965-7f06-8434-417d01bc2f37']) {
    expect(refusal(await make(change, bluebell, { id, active: false }))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      field: 'id',
    });
  }
  expect(await everything()).toEqual(before);
  const on = { pageId: BLUEBELL, type: 'abandonedCart', state: true };
  const answer = await make({ method: 'POST', path: '/redis/setDripStatus' }, bluebell, on);
  expect(refusal(answer)).toEqual({ status: 409, code: 'SENDER_NOT_CONNECTED' });
  expect(await everything()).toEqual(before);
});

it('shows Bluebell Candles its own tools, and no product, number or figure of Wren & Willow', async () => {
  const tools = await make({ method: 'GET', path: '/database/api/optinTools/getPopups' }, bluebell, {
    pageId: BLUEBELL,
  });
  const [pill] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where shop_id <> $1 and type = 'persistentPill' and channel = 'WA'",
    [server.shopId],
  );
  const { popups } = tools.body as { popups: { id: string; active: boolean }[] };
  expect(popups[0]).toMatchObject({ id: pill?.tool_id, active: false });
  const sender = await make({ method: 'GET', path: '/database/api/channels/getWhatsAppNumber' }, bluebell, {
    shopUrl: BLUEBELL,
  });
  expect(sender.body).toMatchObject({ sender: null });
});

it('ends a session for good when the merchant logs out', async () => {
  const session = await sessionOf(BLUEBELL);
  const me = { method: 'GET', path: '/auth/login/success' } as const;
  expect(await make(me, session, {})).toMatchObject({ status: 200, body: { user: { shopUrl: BLUEBELL } } });
  expect(await make({ method: 'GET', path: '/auth/logout' }, session, {})).toMatchObject({ status: 200 });
  expect(refusal(await make(me, session, {}))).toEqual({ status: 401, code: 'NOT_LOGGED_IN' });
  expect(await make(me, bluebell, {})).toMatchObject({ status: 200 });
});

it('lists every call in the OpenAPI document', async () => {
  const { body } = await ask(`${server.appUrl}/openapi.json`);
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const listed = Object.entries(paths).flatMap(([one, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${one}`),
  );
  expect(listed.toSorted()).toEqual(calls.map((call) => `${call.method} ${call.path}`).toSorted());
});

it('refuses a stranger before it reads the body', async () => {
  const refused = await announceBody(`${server.appUrl}/redis/setDripStatus`, 1000);
  expect(refused).toEqual({ status: 401, code: 'NOT_LOGGED_IN' });
});

it.each([
  '/database/api/nothing',
  '/redis/nothing',
  '/webhooks/nothing',
  '/auth/nothing',
  '/api/analytics/nothing',
  '/templateService/nothing',
  '/upload',
  '/getPages/nothing',
  '/status',
  '/robots.txt',
  '/assets/gone-1234.js',
  '/automation-wa/picture.png',
  '/%ff',
])('answers 404 at %s', async (nowhere) => {
  const answer = await ask(`${server.appUrl}${nowhere}`);
  expect(refusal(answer)).toEqual({ status: 404, code: 'NOT_FOUND' });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/optinTools/getPopups', '/optInTools/getPopups', '/database/api/optInTools/getPopups'])(
  'answers the short form %s like the full one',
  async (short) => {
    const asked = (place: string) =>
      make({ method: 'GET', path: place as `/${string}` }, wren, { pageId: DEMO_SHOP });
    const { status, body } = await asked(short);
    expect({ status, body }).toEqual({
      status: 200,
      body: (await asked('/database/api/optinTools/getPopups')).body,
    });
  },
);

it.each([
  ['GET', '/database/api/nothing', 404],
  ['GET', '/auth/login/success', 401],
  ['POST', '/storefront/opt-ins', 422],
  ['POST', '/webhooks/shopify', 401],
  ['POST', '/webhooks/whatsapp', 401],
  ['GET', '/l/nothing', 404],
])('forbids caches to store a refusal: %s %s', async (method, where, status) => {
  const answer = await ask(`${server.appUrl}${where}`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

it('refuses a day that does not exist', async () => {
  const fields = { shopUrl: DEMO_SHOP, day: '2026-02-31' };
  const answer = await make({ method: 'GET', path: '/database/api/messages/getMessages' }, wren, fields);
  expect(refusal(answer)).toEqual({ status: 422, code: 'MALFORMED_REQUEST', field: 'day' });
});

it('refuses names with a line break, which would get into mails and logs', () => {
  const given = calls.flatMap(({ path: of, query, body }) =>
    [query, body].flatMap((shape) =>
      Object.entries((shape as { shape?: Record<string, z.core.$ZodType> } | undefined)?.shape ?? {})
        .filter(([field]) => /name$/i.test(field))
        .map(([field, one]) => ({
          name: `${of} ${field}`,
          takes: z.safeParse(one, 'a\r\nBcc: eve@evil.example'),
        })),
    ),
  );
  expect(given.length).toBeGreaterThan(5);
  expect(given.filter(({ takes }) => takes.success).map(({ name }) => name)).toEqual([]);
});

it.each([
  ['a call of a merchant', '/auth/login/success', 'same-origin'],
  ['a page', '/', 'same-origin'],
  ['the tools of a shop', `/storefront/tools?pageId=${DEMO_SHOP}`, 'cross-origin'],
  ['a font', '/storefront/fonts/nothing.woff2', 'cross-origin'],
])('declares who may load %s', async (_what, where, policy) => {
  const { headers } = await ask(`${server.appUrl}${where}`, { headers: { cookie: wren } });
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it('ends the sessions of a shop in every browser, and those of no other', async () => {
  const [here, there] = [await sessionOf(BLUEBELL), await sessionOf(BLUEBELL)];
  const out = await make({ method: 'POST', path: logOutEverywhere.path }, here, {});
  expect(out).toMatchObject({ status: 200, body: { loggedOut: true } });
  for (const [session, status] of [
    [here, 401],
    [there, 401],
    [wren, 200],
  ] as const)
    expect((await make(getMerchant, session, {})).status).toBe(status);
  bluebell = await sessionOf(BLUEBELL);
});

it('says where the source code is', async () => {
  expect(await ask(`${server.appUrl}/source`)).toMatchObject({ status: 200 });
});

const OTHER_SITES = {
  'a page of another site': { 'sec-fetch-site': 'cross-site' },
  'a page of a sibling host': { 'sec-fetch-site': 'same-site' },
  'a page of another site, over plain HTTP': { referer: 'http://evil.example/' },
  'a form of another site, over plain HTTP': { origin: 'http://evil.example' },
  'a page that hides where it is': { origin: 'null' },
  'somebody who does not say where they are': {},
};
const ACTING = [
  '/auth/logout',
  '/database/api/approvePlan',
  ...calls.filter(({ acts, method }) => acts === true && method === 'GET').map((call) => call.path),
];

it.each(ACTING)('does nothing at %s for another site', async (acting) => {
  const session = await sessionOf(BLUEBELL);
  for (const [who, headers] of Object.entries(OTHER_SITES)) {
    const answer = await ask(`${server.appUrl}${acting}?shopUrl=${BLUEBELL}`, {
      headers: { ...headers, cookie: session },
    });
    expect([who, refusal(answer)]).toEqual([who, { status: 403, code: 'OTHER_SITE' }]);
  }
  const own = await make({ method: 'GET', path: '/auth/login/success' }, session, {});
  expect(own).toMatchObject({ status: 200 });
});

it('accepts requests of our own pages, even if the browser sends only a referer', async () => {
  const session = await sessionOf(BLUEBELL);
  const headers = { cookie: session, referer: `${server.appUrl}/dashboard` };
  expect(await ask(`${server.appUrl}/auth/logout`, { headers })).toMatchObject({ status: 200 });
});

// The second one is not in the audit log, but tells the shopper that their message was read.
it.each([
  ['/redis/userFbSubscribed', {}],
  ['/database/api/inbox/markSeen', { subscriberId: crypto.randomUUID() }],
])('refuses a POST to %s from a form of another site, over plain HTTP too', async (address, fields) => {
  const headers = { cookie: wren, origin: 'http://evil.example', 'content-type': 'application/json' };
  const answer = await ask(`${server.appUrl}${address}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ shopUrl: DEMO_SHOP, ...fields }),
  });
  expect(refusal(answer)).toEqual({ status: 403, code: 'OTHER_SITE' });
});

it('logs who logged in, what they did by a GET that acts, and their logout', async () => {
  const [last] = await server.rows<{ at: Date }>('select max(done_at) as at from audit_log');
  const session = await sessionOf(BLUEBELL);
  const report = {
    shopUrl: BLUEBELL,
    timeZone: 'UTC',
    emailTo: 'ann@bluebell.example',
    campaignType: 'abandonedCart',
  };
  expect(await make(autoCampaignExport, session, report)).toMatchObject({ status: 200 });
  const headers = { ...FROM_OUR_PAGE, cookie: session };
  expect(
    await ask(`${server.appUrl}${autoCampaignExport.path}`, {
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
    }),
  ).toMatchObject({ status: 403 });
  expect(await ask(`${server.appUrl}/auth/logout`, { headers })).toMatchObject({ status: 200 });
  const noted = await server.rows('select action, who from audit_log where done_at > $1 order by done_at', [
    last?.at,
  ]);
  expect(noted).toEqual([
    { action: '/auth/shopify/callback', who: 'merchant' },
    { action: autoCampaignExport.path, who: 'merchant' },
    { action: '/auth/logout', who: 'merchant' },
  ]);
});

it.each(['overview?channel=All', 'orders?limit=5', 'needs?', 'dashboard?channel=All'])(
  'sends no body if a dashboard’s %s has not changed',
  async (call) => {
    const headers = { cookie: bluebell };
    const url = `${server.appUrl}/database/api/analytics/${call}&shopUrl=${BLUEBELL}`;
    const first = await ask(url, { headers });
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const again = await ask(url, {
      headers: { ...headers, 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  },
);

it('forbids caches to store names', async () => {
  const headers = { cookie: bluebell };
  const me = await ask(`${server.appUrl}/auth/login/success`, { headers });
  expect(me.headers.get('cache-control')).toBe('no-store');
});

it('ends a session automatically after thirty days', async () => {
  const me = { method: 'GET', path: '/auth/login/success' } as const;
  await server.environment.forward(29 * DAY_MS);
  expect(await make(me, bluebell, {})).toMatchObject({ status: 200 });
  await server.environment.forward(DAY_MS);
  await waitFor('the end of the session', async () => (await make(me, bluebell, {})).status === 401);
});
