import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, optIn, postJson, type OpenServer } from '#tools/world/open-server.ts';
import { DEMO_SHOP } from '../tools/seed/seed-demo-shop.ts';

let server: OpenServer;
let shopper: string;
beforeAll(async () => {
  server = await openServer();
  const answer = await optIn(server, { phone: '+4915123456790', ip: '198.51.100.7' });
  shopper = (answer.body as { shopperToken: string }).shopperToken;
});
afterAll(() => server.close());

let visitors = 0;
/** From an address of its own, as a beacon sends it. */
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

it('notes what a shopper who opted in looked at and put into the cart, by name or by id', async () => {
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
])('answers the same to %s, and notes nothing', async (_what, given) => {
  const before = await server.rows('select * from product_views');
  expect(await visit(given)).toMatchObject({ status: 200, body: { taken: true } });
  expect(await server.rows('select * from product_views')).toEqual(before);
});

it.each([
  ['a word that is none', { shopper: 'x' }, 422],
  ['a kind that is none', { kind: 'steal' }, 422],
  ['another page', { pageId: 'nobody.myshopify.com' }, 404],
])('refuses %s', async (_what, given, status) => {
  expect((await visit(given)).status).toBe(status);
});

it('notes nothing of somebody who stopped', async () => {
  await server.rows('delete from product_views');
  await server.rows(
    "update subscribers set has_marketing_consent = false where phone_e164 = '+4915123456790'",
  );
  expect((await visit({})).status).toBe(200);
  expect(await views()).toEqual([]);
});

it('refuses a shopper who looks at more than anybody can, from however many places', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 40; nth += 1) statuses.push((await visit({ shopper: 'y'.repeat(32) })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await visit({})).status).toBe(200);
});
