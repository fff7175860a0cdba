import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LENA } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { ask } from '#tools/test-environment/open-server.ts';
import {
  expectRefused,
  openStorefrontClient,
  type StorefrontClient,
} from '#tools/test-environment/storefront-client.ts';

const impression = (toolId: string) => ({ toolId, kind: 'impression' });

let client: StorefrontClient;
beforeAll(async () => {
  client = await openStorefrontClient(LENA.phone);
});
afterAll(() => client.server.close());
beforeEach(() => client.moveOn());

it('counts what shoppers saw, and ignores other shops’ tools', async () => {
  const before = await client.stored();
  const events = ['impression', 'impression', 'open', 'dismissal'].map((kind) => ({
    toolId: client.pillId,
    kind,
  }));
  const foreign = ['01a1f8b4-7965-7f06-8434-417d01bc2f37', 'no-id'].map((toolId) => ({
    toolId,
    kind: 'impression',
  }));
  const beacon = JSON.stringify({ pageId: DEMO_SHOP, events: [...events, ...foreign] });
  const answer = await client.post('events', beacon, 1, { 'content-type': 'text/plain;charset=UTF-8' });
  expect(answer).toMatchObject({ status: 200, body: { counted: 4 } });
  expect(
    await client.server.rows('select impressions::int, opens::int, dismissals::int from tool_days'),
  ).toEqual([{ impressions: 2, opens: 1, dismissals: 1 }]);
  expect((await client.stored()).impressions - before.impressions).toBe(2);
});

it.each([
  ['invalid JSON', 'oops', 422, 'body'],
  [
    'more than fifty events',
    { events: Array.from({ length: 51 }, () => impression('a-tool')) },
    422,
    'events',
  ],
  ['an unknown kind of event', { events: [{ toolId: 'a-tool', kind: 'bought' }] }, 422, 'events.0.kind'],
  ['an unknown page', { pageId: 'nobody.myshopify.com', events: [] }, 404, 'pageId'],
])('refuses a beacon with %s', async (_case, change, status, field) => {
  const body = typeof change === 'string' ? change : { pageId: DEMO_SHOP, ...change };
  const code = status === 404 ? 'NOT_FOUND' : 'MALFORMED_REQUEST';
  await expectRefused(client.post('events', body, 1, { 'content-type': 'text/plain' }), {
    status,
    code,
    field,
  });
});

it('limits a customer’s whole IPv6 network, and does not limit the next network', async () => {
  const from = (ip: string) => client.optInWith({ phone: 'nobody' }, 1, { 'x-forwarded-for': ip });
  const hosts = Array.from(
    { length: 45 },
    (_, nth) => `2001:db8:1:10${nth.toString(16).padStart(2, '0')}::1`,
  );
  const tries = await Promise.all(hosts.map(from));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(40);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await from('2001:db8:1:2000::1')).status).toBe(422);
});

it('refuses more than 20 opt-ins a minute from one address, without affecting other addresses', async () => {
  // These are more than a whole shop may have.
  const tries = await Promise.all(Array.from({ length: 650 }, () => client.optInWith({ phone: 'nobody' })));
  expect(tries.filter(({ status }) => status === 422)).toHaveLength(20);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(630);
  await expectRefused(client.optInWith(), { status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await client.optInWith({}, 2)).toMatchObject({ status: 200 });
});

it('limits beacons separately, so that a shopper who viewed many pages can opt in', async () => {
  const look = () => client.post('events', { pageId: DEMO_SHOP, events: [] });
  const looks = await Promise.all(Array.from({ length: 125 }, look));
  expect(looks.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await client.optInWith()).toMatchObject({ status: 200 });
});

it('serves the public document to every origin, without secrets, with a cache time of seconds', async () => {
  const answer = await ask(`${client.server.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`, {
    headers: { origin: 'https://demo.example' },
  });
  expect(answer).toMatchObject({
    status: 200,
    body: { pageId: DEMO_SHOP, tools: [{ id: client.pillId }] },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  expect(Object.keys(answer.body as object).toSorted()).toEqual(['country', 'pageId', 'shopName', 'tools']);
  for (const pageId of ['nobody.myshopify.com', '', '%00']) {
    const missing = await ask(`${client.server.appUrl}/storefront/tools?pageId=${pageId}`);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(missing.status).toBe(pageId === '%00' ? 422 : 404);
  }
});

it.each(['opt-ins', 'events', 'tools'])('answers the browser’s preflight request for %s', async (path) => {
  const answer = await ask(`${client.server.appUrl}/storefront/${path}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://demo.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
});
