import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerVisitRoutes } from '#features/foundations/visits/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { buildServer } from '#platform/http/build-server.ts';
import { openLogger } from '#platform/logging/logger.ts';
import {
  ask,
  openServer,
  optIn,
  postJson,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import {
  followVisits,
  type PixelApi,
  type PixelEvent,
} from '../apps/theme-extension/extensions/bellbird-pixel/src/follow-visits.ts';
import { DEMO_SHOP } from '../tools/seed/seed-demo-shop.ts';

let server: OpenServer;
let shopper: string;
beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('consentEqualsLedger');
  const answer = await optIn(server, { phone: '+4915123456790', ip: '198.51.100.7' });
  shopper = (answer.body as { shopperToken: string }).shopperToken;
});
afterAll(() => server.close());

let visitors = 0;
/** Sends a visit as a beacon does, from a new address each time. */
function visit(given: object, ip = `198.51.100.${(visitors += 1)}`) {
  const body = JSON.stringify({ pageId: DEMO_SHOP, shopper, kind: 'view', handle: 'moss-mug', ...given });
  return postJson(`${server.appUrl}/storefront/visits`, body, {
    'content-type': 'text/plain;charset=UTF-8',
    'x-forwarded-for': ip,
  });
}

const views = () =>
  server.rows<{ handle: string; viewed: boolean; carted: boolean }>(
    `select p.handle, v.last_viewed_at is not null as viewed, v.last_carted_at is not null as carted
     from product_views v join products p using (shop_id, product_id)
     join subscribers s using (shop_id, subscriber_id) where s.phone_e164 = '+4915123456790' order by 1`,
  );

it('records what an opted-in shopper views and puts into the cart, by handle or by id', async () => {
  const [bowl] = await server.rows<{ product_id: string; handle: string }>(
    "select product_id, handle from products where handle <> 'moss-mug' order by handle limit 1",
  );
  expect(await visit({})).toMatchObject({ status: 200, body: { taken: true } });
  await visit({ kind: 'addToCart', handle: undefined, productId: bowl?.product_id });
  expect(await views()).toEqual(
    [
      { handle: 'moss-mug', viewed: true, carted: false },
      { handle: bowl?.handle, viewed: false, carted: true },
    ].toSorted((one, other) => ((one.handle ?? '') < (other.handle ?? '') ? -1 : 1)),
  );
  expect(await server.rows('select 1 from shopper_tokens where token_hash = $1', [shopper])).toEqual([]);
});

it.each([
  ['an unknown shopper', { shopper: 'x'.repeat(32) }],
  ['an unknown product', { handle: 'nothing-of-ours' }],
])('answers %s like a known one, and records nothing', async (_what, given) => {
  const before = await server.rows('select * from product_views');
  expect(await visit(given)).toMatchObject({ status: 200, body: { taken: true } });
  expect(await server.rows('select * from product_views')).toEqual(before);
});

it.each([
  ['a malformed token', { shopper: 'x' }, 422],
  ['an unknown kind', { kind: 'steal' }, 422],
  ['another page', { pageId: 'nobody.myshopify.com' }, 404],
])('refuses %s', async (_what, given, status) => {
  expect((await visit(given)).status).toBe(status);
});

it('counts all addresses of one person’s network as one', async () => {
  const from = (host: number) =>
    visit({ shopper: `${host}`.padStart(32, 'x') }, `2a00:1:2:3::${host.toString(16)}`);
  const answers = await Promise.all(Array.from({ length: 260 }, (_, host) => from(host + 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(240);
  expect(await visit({}, '2a00:1:9:9::1')).toMatchObject({ status: 200 });
});

it('does not let strangers use up a shop’s limit per minute', async () => {
  const api = buildServer(openLogger('silent', 'test'), {
    rawRoutes: [],
    trustedProxies: ['127.0.0.1'],
    publicUrl: 'http://localhost',
    onFault: () => undefined,
    admit: () => undefined,
  });
  const events = { publish: async () => undefined };
  const ctx = { db: server.db, clock: { now: testNow }, events } as unknown as Context;
  registerVisitRoutes(api, ctx, { perAddress: 100, linksPerAddress: 100, perShopper: 2, perShop: 1 });
  const visitOf = async (token: string) => {
    const payload = { pageId: DEMO_SHOP, shopper: token, kind: 'view', handle: 'moss-mug' };
    return (await api.inject({ method: 'POST', url: '/storefront/visits', payload })).statusCode;
  };
  for (let count = 0; count < 5; count += 1) expect(await visitOf(`${count}`.repeat(32))).toBe(200);
  expect(await visitOf(shopper)).toBe(200);
  expect(await visitOf(shopper)).toBe(429);
  await api.close();
});

it('has a pixel in the store, and counts a visit once if the script reports it too', async () => {
  await server.rows('delete from product_views');
  const [, given = ''] = await waitFor('the pixel on the page', pixelOnPage);
  const settings = JSON.parse(given.replaceAll(/&(?:quot|#34);/g, '"')) as PixelApi['settings'];
  expect(settings).toEqual({ pageId: DEMO_SHOP, visitsUrl: `${server.appUrl}/storefront/visits` });
  const firePixelEvent = pixelOf(settings);
  const [mug] = await server.rows<{ product_id: string }>(
    "select product_id from products where handle = 'moss-mug'",
  );
  const seen = () => server.rows('select product_id, last_viewed_at, last_carted_at from product_views');
  const product = { product: { id: mug?.product_id ?? '' } };

  await visit({});
  const once = await seen();
  expect(once).toMatchObject([{ product_id: mug?.product_id }]);
  await firePixelEvent('product_viewed', { data: { productVariant: product } });
  expect(await seen()).toEqual(once);
  await firePixelEvent('product_added_to_cart', { data: { cartLine: { merchandise: product } } });
  const carted = await seen();
  expect(carted).toMatchObject([{ last_carted_at: expect.any(Date) as Date }]);
  await visit({ kind: 'addToCart' });
  expect(await seen()).toEqual(carted);
});

/** Runs the pixel as the store does, for the shopper of this browser. Returns a function that fires an event. */
function pixelOf(settings: PixelApi['settings']) {
  const subscribed = new Map<string, (event: PixelEvent) => unknown>();
  followVisits({
    settings,
    init: { customerPrivacy: { analyticsProcessingAllowed: true, marketingAllowed: true } },
    analytics: { subscribe: (name, seen) => subscribed.set(name, seen) },
    browser: { localStorage: { getItem: () => Promise.resolve(JSON.stringify({ shopper })) } },
  });
  return async (name: string, event: PixelEvent) => void (await subscribed.get(name)?.(event));
}

it('restores a lost pixel at the next check of the store', async () => {
  await server.environment.control(`/shops/${DEMO_SHOP}/trouble`, { losesPixel: true });
  expect(await pixelOnPage()).toBeNull();
  await server.rows("update store_reconciles set due_at = now() - interval '1 day', leased_until = null");
  await waitFor('the pixel on the page again', pixelOnPage);
});

async function pixelOnPage(): Promise<RegExpExecArray | null> {
  const { body } = await ask(`${server.environment.sandboxUrl}/store/${DEMO_SHOP}/products/moss-mug`);
  return /data-settings="([^"]+)"\s+data-product-id="\d+"/.exec(String(body));
}

it('records nothing of a person who opted out', async () => {
  await server.rows('delete from product_views');
  await server.rows(
    "update subscribers set has_marketing_consent = false where phone_e164 = '+4915123456790'",
  );
  expect((await visit({})).status).toBe(200);
  expect(await views()).toEqual([]);
});

it('refuses a shopper with more views than a person can have, from however many addresses', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 70; nth += 1) statuses.push((await visit({ shopper: 'y'.repeat(32) })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await visit({})).status).toBe(200);
});
