import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { testNow } from '#tools/test-environment/test-time.ts';
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
     values (sha256('adas-session'), $1, $2, now(), now() + interval '30 days', now())`,
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

const DAY = (daysAgo: number, orders: number, minor: number) => `
  insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, orders, revenue_minor)
  select shop_id, (timestamptz '${testNow().toISOString()}' at time zone time_zone)::date - ${daysAgo}, 'WA', 'campaign', 'test',
    '00000000-0000-4000-8000-0000000000ff', ${orders}, ${minor} from shops where shop_url = '${BLUEBELL}'`;

async function stateOfBluebell() {
  const shops = await shopsSeenBy('bellbird_session=adas-session');
  return shops.find(({ shopUrl }) => shopUrl === BLUEBELL)?.state;
}

it('shows falling revenue of whole days, and a plan that nobody pays', async () => {
  await server.rows(
    'delete from daily_rollups where shop_id = (select shop_id from shops where shop_url = $1)',
    [BLUEBELL],
  );
  expect(await stateOfBluebell()).toMatchObject({ isFalling: false, unpaid: null });
  await server.rows(DAY(14, 1, 10_000));
  await server.rows(DAY(8, 9, 90_000));
  await server.rows(DAY(7, 1, 50_000));
  // Today is not over, and does not count.
  await server.rows(DAY(0, 9, 900_000));
  expect(await stateOfBluebell()).toMatchObject({
    isFalling: true,
    weekSentence: expect.stringContaining('500.00 of revenue in the last 7 days, 50% less') as string,
  });
  for (const [status, unpaid] of [
    ['pending', 'toApprove'],
    ['declined', 'declined'],
    ['active', null],
  ] as const) {
    await server.rows('update shops set charge_status = $1 where shop_url = $2', [status, BLUEBELL]);
    expect(await stateOfBluebell()).toMatchObject({ unpaid });
  }
  await server.rows(
    `insert into app_subscriptions (shop_id, subscription_id, plan_name, price_minor, currency, is_test, metered_at, trial_days, state, resume_status, requested_at)
     select shop_id, '00000000-0000-4000-8000-0000000000aa', 'BUSINESS', 1000, 'USD', true, now(), 0, 'frozen', 'active', now()
     from shops where shop_url = $1`,
    [BLUEBELL],
  );
  expect(await stateOfBluebell()).toMatchObject({ unpaid: 'onHold' });
});

it('leaves out a shop that the person has left', async () => {
  await server.rows('delete from memberships where user_id = $1 and role = $2', [ADA, 'viewer']);
  const shops = await shopsSeenBy('bellbird_session=adas-session');
  expect(shops.map(({ shopUrl }) => shopUrl)).toEqual([DEMO_SHOP]);
});
