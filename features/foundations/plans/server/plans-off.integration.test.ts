import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { logInTo } from '#tools/test-environment/plans-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ settings: { BELLBIRD_PLANS: 'off' } });
});
afterAll(() => server.close());

interface ShopPlan {
  planId: string;
  features: Record<string, boolean>;
}

const get = (path: string, shop = DEMO_SHOP) =>
  server.environment.merchant.get(`${server.appUrl}/database/api/${path}?shopUrl=${shop}`);

it('gives an existing shop everything, without a limit', async () => {
  const plan = await waitFor('the shop to have everything', async () => {
    const { body } = await get('getShopPlan');
    return (body as ShopPlan).planId === 'unlimited' && (body as ShopPlan);
  });
  expect(plan).toMatchObject({ status: 'active', readings: [], limitReachedOn: null, usageCap: null });
  expect(Object.values(plan.features)).not.toContain(false);
  const { body } = await server.environment.merchant.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({ user: { chargeStatus: { status: 'active' }, isOldStore: false } });
});

it('gives a new shop everything immediately, without a choice', async () => {
  const bluebell = await logInTo(server.appUrl, BLUEBELL);
  const { body } = await bluebell.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: { chargeStatus: { status: 'active' }, planDetails: { planId: 'unlimited' } },
  });
});

it('mentions no bills, and nothing that an earlier plan locked', async () => {
  const { body } = await get('analytics/attribution');
  expect(body).toMatchObject({ hasPlans: false });
  await server.rows("update campaigns set is_on = false, locked_at = now() where type = 'abandonedCart'");
  expect(JSON.stringify((await get('analytics/needs')).body)).not.toMatch(/plan/i);
});

it('lists no plan and no price, and charges nothing', async () => {
  expect((await get('getPlans')).body).toMatchObject({ plans: [], prices: { listed: [], own: [] } });
  const body = { shopURL: DEMO_SHOP, plan: 'WhatsApp Pro Plan' };
  const change = server.environment.merchant.post(`${server.appUrl}/database/api/changePlan`, body);
  await expect(change).rejects.toThrow('PLAN_UNKNOWN');
  expect(await server.environment.control(`/shops/${DEMO_SHOP}/app-subscriptions`)).toEqual([]);
});
