import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  ask,
  openServer,
  postStoreWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { logInTo, plansOf } from '#tools/test-environment/plans-client.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const { shopPlan, change, choose, decide, comeBack, cancelUpgrade, charges, becomes } = plansOf(() => server);

beforeEach(async () => {
  await change('Free');
  await allHandled(server.rows);
  await becomes('active', 'Free');
});

it('upgrades once the charge is approved, even if the store’s webhook is lost', async () => {
  const page = await choose('Whatsapp Automated Plan');
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'pending', confirmationUrl: page });
  const { body } = await server.environment.merchant.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: { chargeStatus: { status: 'pending', confirmation_url: page, confirmationUrl: page } },
  });
  await server.environment.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksLost', times: 1 });
  await comeBack(await decide(page, 'approve'));
  expect(await shopPlan()).toMatchObject({
    plan: 'Whatsapp Automated Plan',
    status: 'active',
    remainingTrialDays: 14,
    nextBillingOn: expect.any(String) as string,
  });
  const plans = await server.environment.merchant.get(
    `${server.appUrl}/database/api/getPlans?shopUrl=${DEMO_SHOP}`,
  );
  expect(plans.body).toMatchObject({
    reading: 'list',
    plans: [{ priceMinor: 0 }, { isCurrent: true, priceMinor: 999 }, {}, {}, {}, {}, {}],
  });
});

it('upgrades once if the webhook comes first and twice, and the merchant returns late', async () => {
  const page = await choose('Multichannel plan (Whatsapp+FB)');
  await server.environment.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksTwice', times: 1 });
  const back = await decide(page, 'approve');
  const active = await becomes('active', 'Multichannel plan (Whatsapp+FB)');
  await comeBack(back);
  await comeBack(back);
  expect(await shopPlan()).toEqual(active);
});

it('changes plans in whatever order the two webhooks arrive', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'approve'));
  const page = await choose('WhatsApp Business Plan');
  await server.environment.control('/misbehaviour', {
    partner: 'shopify',
    kind: 'webhooksShuffled',
    times: 1,
  });
  await decide(page, 'approve');
  await becomes('active', 'WhatsApp Business Plan');
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'WhatsApp Business Plan', status: 'active' });
  expect((await charges()).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
});

it('reports a declined charge, and requests it again through its link', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'decline'));
  const declined = await shopPlan();
  expect(declined).toMatchObject({ plan: 'Free', status: 'declined' });
  const page = (await server.environment.merchant.get(declined.confirmationUrl ?? '')).redirectTo();
  expect(await shopPlan()).toMatchObject({ status: 'pending', confirmationUrl: page });
  await comeBack(await decide(page, 'approve'));
  expect(await shopPlan()).toMatchObject({ plan: 'Whatsapp Automated Plan', status: 'active' });
});

it('lets a merchant who declined keep the current plan', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'decline'));
  expect(await cancelUpgrade()).toEqual({ status: 'active' });
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
});

it('accepts only the shop’s own charge, from the merchant’s own browser', async () => {
  const page = await choose('Whatsapp Automated Plan');
  // Many, because webhooks of the test before may still be on their way.
  await server.environment.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksLost', times: 100 });
  const back = await decide(page, 'approve');
  const address = new URL(back);
  const other = (name: string, value: string) => {
    const changed = new URL(back);
    changed.searchParams.set(name, value);
    return changed.toString();
  };
  await comeBack(other('charge_id', '1'));
  await comeBack(other('subscription', 'nothing'));
  await comeBack(other('subscription', crypto.randomUUID()));
  await comeBack(address.origin + address.pathname);
  expect(await ask(back)).toMatchObject({ status: 302, location: '/' });
  const bluebell = await logInTo(server.appUrl, BLUEBELL);
  expect((await bluebell.get(back)).redirectTo()).toBe(`${server.appUrl}/dashboard`);

  const [asked] = await server.rows<{ provider_id: string }>(
    "select provider_id from app_subscriptions where state = 'pending'",
  );
  const activated = { admin_graphql_api_id: asked?.provider_id, name: 'x', status: 'ACTIVE' };
  const unknown = { ...activated, admin_graphql_api_id: 'gid://shopify/AppSubscription/1' };
  const topic = 'app_subscriptions/update';
  await postStoreWebhook(server.appUrl, { topic, shop: BLUEBELL, body: { app_subscription: activated } });
  await postStoreWebhook(server.appUrl, { topic, body: { app_subscription: unknown } });
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'pending' });
  await comeBack(back);
  expect(await shopPlan()).toMatchObject({ plan: 'Whatsapp Automated Plan', status: 'active' });
  await ask(`${server.environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
});
