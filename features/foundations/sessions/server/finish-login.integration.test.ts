import { afterAll, beforeAll, expect, it } from 'vitest';
import { signQuery } from '#partners/shopify/signature.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { ask, openServer, STORE_SECRET, type OpenServer } from '#tools/test-environment/open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Bluebell Candles' merchant opens the store's permission page. Returns our cookie and the page's address. */
async function begin(shop = BLUEBELL) {
  const { location, headers } = await ask(`${server.appUrl}/auth/shopify?shop=${shop}`);
  return { page: location ?? '', cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** The merchant grants permission. Returns our cookie and the query that the store platform adds to the callback. */
async function allowed() {
  const { page, cookie } = await begin();
  const { location } = await ask(page, { method: 'POST' });
  const query = Object.fromEntries(new URL(location ?? '').searchParams);
  return { cookie, query };
}

function callBack(query: Record<string, string>, cookie?: string) {
  const url = `${server.appUrl}/auth/shopify/callback?${new URLSearchParams(query).toString()}`;
  return ask(url, cookie ? { headers: { cookie } } : {});
}

function signed(query: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const params = Object.fromEntries(given);
  return { ...params, hmac: signQuery(params, STORE_SECRET) };
}

async function stored() {
  const [counts] = await server.rows<Record<string, string>>(
    `select (select count(*) from shops) as shops, (select count(*) from shop_access) as access,
       (select count(*) from merchant_sessions) as sessions`,
  );
  return counts;
}

/** Runs a login that must be refused, and checks that nothing was stored. */
async function expectRefused(code: string, login: () => ReturnType<typeof ask>) {
  const before = await stored();
  const answer = await login();
  expect(answer).toMatchObject({ status: 302, location: `/?error=${code}` });
  expect(answer.headers.getSetCookie().join()).not.toContain('bellbird_session');
  expect(await stored()).toEqual(before);
}

it.each([
  '',
  'not a store',
  'shop.bluebell.myshopify.com',
  'bluebell.example.com',
  'bluebell%00candles',
  '.myshopify.com',
])('Bluebell Candles mistypes its address as "%s" and is asked again', async (typed) => {
  await expectRefused('SHOP_ADDRESS_INVALID', () =>
    ask(`${server.appUrl}/auth/shopify?shop=${typed.replaceAll(' ', '+')}`),
  );
});

it('redirects a merchant who starts at 127.0.0.1 to the address to which the store sends the browser back', async () => {
  const byNumber = server.appUrl.replace('localhost', '127.0.0.1');
  const sentOn = await ask(`${byNumber}/auth/shopify?shop=${BLUEBELL}`);
  expect(sentOn.headers.getSetCookie()).toEqual([]);
  const begun = await ask(sentOn.location ?? '');
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { location } = await ask(begun.location ?? '', { method: 'POST' });
  expect(new URL(sentOn.location ?? '').origin).toBe(server.appUrl);
  expect(new URL(location ?? '').origin).toBe(server.appUrl);
  expect(await ask(location ?? '', { headers: { cookie } })).toMatchObject({ location: '/dashboard' });
});

it('refuses a callback in a browser that did not start the login', async () => {
  const { query } = await allowed();
  await expectRefused('LOGIN_STATE_INVALID', () => callBack(query));
});

it('refuses a signed callback with the state of another login', async () => {
  const [one, other] = [await allowed(), await allowed()];
  await expectRefused('LOGIN_STATE_INVALID', () => callBack(one.query, other.cookie));
});

it('refuses a callback whose cookie was changed', async () => {
  const { query, cookie } = await allowed();
  const [name, value = ''] = cookie.split(/=(.*)/s);
  const forged = `${name}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
  await expectRefused('LOGIN_STATE_INVALID', () => callBack(query, forged));
});

it('refuses a callback that the store platform did not sign', async () => {
  const { query, cookie } = await allowed();
  await expectRefused('LOGIN_SIGNATURE_INVALID', () => callBack({ ...query, hmac: 'f'.repeat(64) }, cookie));
  await expectRefused('LOGIN_SIGNATURE_INVALID', () => callBack({ ...query, shop: DEMO_SHOP }, cookie));
});

it('refuses a signed callback for another store than the typed one', async () => {
  const { query, cookie } = await allowed();
  await expectRefused('LOGIN_STATE_INVALID', () => callBack(signed({ ...query, shop: DEMO_SHOP }), cookie));
});

it('refuses a signed callback that is older than 90 seconds or has no time', async () => {
  const { query, cookie } = await allowed();
  const timestamp = String(Number(query['timestamp']) - 100);
  await expectRefused('LOGIN_EXPIRED', () => callBack(signed({ ...query, timestamp }), cookie));
  await expectRefused('LOGIN_EXPIRED', () => callBack(signed({ ...query, timestamp: undefined }), cookie));
});

it('sends a merchant who cancels back to the login page', async () => {
  const { page, cookie } = await begin('harbour-teas.myshopify.com');
  const { body } = await ask(page);
  const cancel = /href="([^"]*access_denied[^"]*)"/.exec(String(body))?.[1]?.replaceAll('&#38;', '&') ?? '';
  await expectRefused('LOGIN_REFUSED', () => ask(cancel, { headers: { cookie } }));
});

it('shows a page with a sentence instead of an API error if something fails on our side', async () => {
  const { query, cookie } = await allowed();
  await server.rows('alter table merchant_sessions rename to mislaid');
  const store = await callBack(query, cookie);
  const facebook = await ask(`${server.appUrl}/auth/facebook?purpose=whatsapp`, {
    headers: { cookie: 'bellbird_session=x' },
  });
  await server.rows('alter table mislaid rename to merchant_sessions');
  expect(store.status).toBe(302);
  expect(store.location).toMatch(/^\/\?error=INTERNAL&reference=[\da-f-]{36}$/);
  expect(facebook.status).toBe(500);
  expect(facebook.headers.get('content-type')).toMatch(/^text\/html/);
  expect(String(facebook.body)).toMatch(/&quot;whatsapp&quot;.*INTERNAL.*Something went wrong on our side/s);
});

it('lets Bluebell Candles in once, and not again with the same callback', async () => {
  const { query, cookie } = await allowed();
  const first = await callBack(query, cookie);
  expect(first).toMatchObject({ status: 302, location: '/dashboard' });
  const session = first.headers.getSetCookie().find((line) => line.startsWith('bellbird_session='));
  expect(session).toMatch(/HttpOnly; SameSite=Lax/i);
  expect(await server.rows('select 1 from shops where shop_url = $1', [BLUEBELL])).toHaveLength(1);
  await expectRefused('LOGIN_REFUSED', () => callBack(query, cookie));
});
