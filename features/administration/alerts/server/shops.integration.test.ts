import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import type { ShopOverview } from '../contract/shops-call.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';

let server: OpenServer;
let owner: Shop;
beforeAll(async () => {
  server = await openServer({ role: 'api' });
  owner = await openShop(server.appUrl, DEMO_SHOP);
  await openShop(server.appUrl, BLUEBELL);
  await server.rows(
    "insert into users (user_id, email, name, created_at) values ($1, 'ada@wren.example', 'Ada', now())",
    [ADA],
  );
  await server.rows(
    `insert into memberships (shop_id, user_id, role, joined_at)
     select shop_id, $1, case when shop_url = $2 then 'admin' else 'viewer' end, now() from shops`,
    [ADA, DEMO_SHOP],
  );
  await server.rows(
    `insert into merchant_sessions (session_hash, shop_id, user_id, created_at, expires_at, last_used_at)
     values (sha256('adas-session'), $1, $2, now(), now() + interval '1 day', now())`,
    [server.shopId, ADA],
  );
});
afterAll(() => server.close());

async function shopsSeenBy(cookie: string): Promise<ShopOverview[]> {
  const { body } = await ask(`${server.appUrl}/database/api/team/getShops`, { headers: { cookie } });
  return (body as { shops: ShopOverview[] }).shops;
}

it('shows a person all their shops, and the owner of one none', async () => {
  await server.rows(
    'insert into sending_pauses (shop_id, paused_at) select shop_id, now() from shops where shop_url = $1',
    [BLUEBELL],
  );
  const shops = await shopsSeenBy('bellbird_session=adas-session');
  expect(
    shops.map(({ shopUrl, role, isThis, state }) => ({ shopUrl, role, isThis, isPaused: state?.isPaused })),
  ).toEqual([
    { shopUrl: BLUEBELL, role: 'viewer', isThis: false, isPaused: true },
    { shopUrl: DEMO_SHOP, role: 'admin', isThis: true, isPaused: false },
  ]);
  for (const { state } of shops) {
    expect(state?.alertCount).toBeGreaterThanOrEqual(state?.alerts.length ?? 0);
    expect(state?.sinceSentence).not.toBe('');
  }
  expect(await shopsSeenBy(owner.cookie)).toEqual([]);
});

it('leaves out a shop that the person has left', async () => {
  await server.rows('delete from memberships where user_id = $1 and role = $2', [ADA, 'viewer']);
  const shops = await shopsSeenBy('bellbird_session=adas-session');
  expect(shops.map(({ shopUrl }) => shopUrl)).toEqual([DEMO_SHOP]);
});
