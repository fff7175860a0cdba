import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyQuery } from '#partners/shopify/signature.ts';
import { authorizeUrl, openTestStore, SHOP, type TestStore } from '../open-test-store.ts';

let store: TestStore;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const tokenUrl = `/shopify/${SHOP}/admin/oauth/access_token`;
const app = { client_id: 'app-key', client_secret: 'app-secret' };

async function exchange(body: object) {
  const answer = await store.server.inject({ method: 'POST', url: tokenUrl, payload: body });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
}

async function approve(): Promise<URL> {
  const answer = await store.server.inject({ method: 'POST', url: authorizeUrl(store.product.url) });
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location));
}

it('shows the merchant the app’s permissions, and redirects back with a signed code', async () => {
  const page = await store.server.inject(authorizeUrl(store.product.url));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('View and edit orders');
  expect(page.body).toContain('error=access_denied');
  const back = await approve();
  const params = Object.fromEntries(back.searchParams);
  expect(back.pathname).toBe('/auth/shopify/callback');
  expect(params).toMatchObject({ shop: SHOP, state: 'nonce' });
  expect(verifyQuery(params, 'app-secret')).toBe(true);
  expect(Number(params['timestamp'])).toBeCloseTo(store.sandbox.clock.now().getTime() / 1000, -1);
});

it('redirects an installed app immediately, unless it requests more permissions', async () => {
  await approve();
  expect((await store.server.inject(authorizeUrl(store.product.url))).statusCode).toBe(302);
  const more = authorizeUrl(store.product.url, { scope: 'read_products,write_discounts' });
  expect((await store.server.inject(more)).statusCode).toBe(200);
});

it('exchanges a code once, and only for the right secret', async () => {
  const code = (await approve()).searchParams.get('code');
  expect(await exchange({ ...app, code, client_secret: 'wrong', expiring: '1' })).toMatchObject({
    status: 400,
    body: { error: 'invalid_request' },
  });
  const first = await exchange({ ...app, code, expiring: '1' });
  expect(first).toMatchObject({
    status: 200,
    body: { expires_in: 3600, scope: 'read_products,write_orders,read_customers' },
  });
  expect(first.body['access_token']).toMatch(/^shpat_/);
  expect((await exchange({ ...app, code, expiring: '1' })).status).toBe(400);
});

it('refuses a code that is older than a minute', async () => {
  const code = (await approve()).searchParams.get('code');
  advance(61);
  expect((await exchange({ ...app, code, expiring: '1' })).status).toBe(400);
});

it('retires a refresh token when its successor is used', async () => {
  const code = (await approve()).searchParams.get('code');
  const refresh = (token: string | undefined) =>
    exchange({ ...app, grant_type: 'refresh_token', refresh_token: token });
  const first = await exchange({ ...app, code, expiring: '1' });
  advance(3601);
  expect((await store.graphql(String(first.body['access_token']), '{ shop { name } }')).status).toBe(401);
  const second = await refresh(first.body['refresh_token']);
  expect((await store.graphql(String(second.body['access_token']), '{ shop { name } }')).status).toBe(200);
  expect((await refresh(first.body['refresh_token'])).status).toBe(200);
  expect((await refresh(second.body['refresh_token'])).status).toBe(200);
  expect((await refresh(first.body['refresh_token'])).status).toBe(400);
});

it('shows an error page for an unknown app, a foreign redirect and an unknown store', async () => {
  const status = async (url: string) => (await store.server.inject(url)).statusCode;
  expect(await status(authorizeUrl(store.product.url, { client_id: 'nobody' }))).toBe(400);
  expect(await status(authorizeUrl('https://evil.example'))).toBe(400);
  expect(await status(authorizeUrl(store.product.url).replace(SHOP, 'no-such-store.myshopify.com'))).toBe(
    404,
  );
});

it('ends the tokens when the app is uninstalled', async () => {
  const token = await store.install();
  await store.subscribe(token, 'APP_UNINSTALLED');
  expect((await store.control('POST', '/uninstall')).body).toMatchObject({ installed: false });
  await store.sandbox.webhooks.settled();
  expect(store.product.received.map(({ topic, isSigned }) => [topic, isSigned])).toEqual([
    ['app/uninstalled', true],
  ]);
  expect((await store.graphql(token, '{ shop { name } }')).status).toBe(401);
});

/** Moves the test's clock by replacing it, because it has no file. */
function advance(seconds: number): void {
  const at = store.sandbox.clock.now().getTime() + seconds * 1000;
  store.sandbox.clock.now = () => new Date(at);
}
