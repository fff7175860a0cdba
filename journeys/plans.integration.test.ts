import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser } from '#tools/seed/browser.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  ask,
  openServer,
  postJson,
  postStoreWebhook,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { waitFor } from '#tools/world/wait-for.ts';
import { DAY_MS, plansOf } from './plans-merchant.ts';

const BLUEBELL = 'bluebell-candles.myshopify.com';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const {
  shopPlan,
  change,
  choose,
  decide,
  comeBack,
  cancelUpgrade,
  charges,
  newest,
  act,
  becomes,
  usageRecords,
  nextMetering,
} = plansOf(() => server);

async function logInTo(shop: string): Promise<Browser> {
  const browser = new Browser();
  const consent = await browser.get(`${server.appUrl}/auth/shopify?shop=${shop}`);
  await browser.get((await browser.post(consent.redirectTo())).redirectTo());
  return browser;
}

beforeEach(async () => {
  await change('Free');
  await allHandled(server.rows);
  await becomes('active', 'Free');
});

it('begins on the free plan, which asks for no charge', async () => {
  expect(await charges()).toEqual([]);
  const { body } = await server.world.merchant.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: {
      chargeStatus: { status: 'active' },
      isOldStore: false,
      planDetails: { features: { WApersistentPill: true } },
    },
  });
});

it('asks a shop that is new for a plan: Free is one call, and no charge', async () => {
  const bluebell = await logInTo(BLUEBELL);
  const standing = async () => {
    const { body } = await bluebell.get(`${server.appUrl}/auth/login/success`);
    return (body as { user: { chargeStatus: object } }).user.chargeStatus;
  };
  const url = `${server.appUrl}/database/api/getPlans?shopUrl=${BLUEBELL}`;
  const { plans } = (await bluebell.get(url)).body as { plans: { name: string; isCurrent: boolean }[] };
  expect(await standing()).toEqual({ status: 'init' });
  expect(plans.filter(({ isCurrent }) => isCurrent)).toEqual([]);
  await logInTo(BLUEBELL);
  expect(await standing()).toEqual({ status: 'init' });
  const body = { shopURL: BLUEBELL, plan: 'Free' };
  expect((await bluebell.post(`${server.appUrl}/database/api/changePlan`, body)).body).toEqual({
    plan: 'Free',
  });
  expect(await standing()).toEqual({ status: 'active' });
  expect(await server.world.control(`/shops/${BLUEBELL}/app-subscriptions`)).toEqual([]);
});

it.each([
  ['active', 'existing'],
  ['init', 'existing'],
  ['pending', 'pendingOld'],
])('knows a shop of an old plan that comes back: it was %s, and is %s', async (before, after) => {
  await server.rows(
    `update shops set plan_name = 'Starter', charge_status = $2, uninstalled_at = now() where shop_url = $1`,
    [BLUEBELL, before],
  );
  const bluebell = await logInTo(BLUEBELL);
  const { body } = await bluebell.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: { chargeStatus: { status: after }, planDetails: { plan: 'Starter' }, isOldStore: true },
  });
});

it('upgrades once the charge is approved, also when the store’s webhook is lost', async () => {
  const page = await choose('Whatsapp Automated Plan');
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'pending', confirmationUrl: page });
  const { body } = await server.world.merchant.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: { chargeStatus: { status: 'pending', confirmation_url: page, confirmationUrl: page } },
  });
  await server.world.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksLost', times: 1 });
  await comeBack(await decide(page, 'approve'));
  expect(await shopPlan()).toMatchObject({
    plan: 'Whatsapp Automated Plan',
    status: 'active',
    remainingTrialDays: 14,
    nextBillingOn: expect.any(String) as string,
  });
  const plans = await server.world.merchant.get(
    `${server.appUrl}/database/api/getPlans?shopUrl=${DEMO_SHOP}`,
  );
  expect(plans.body).toMatchObject({
    reading: 'list',
    plans: [{ isCurrent: true, priceMinor: 999 }, {}, {}, {}, {}],
  });
});

it('upgrades when the webhook comes first, comes twice, and the merchant comes back late', async () => {
  const page = await choose('Multichannel plan (Whatsapp+FB)');
  await server.world.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksTwice', times: 1 });
  const back = await decide(page, 'approve');
  const active = await becomes('active', 'Multichannel plan (Whatsapp+FB)');
  await comeBack(back);
  await comeBack(back);
  expect(await shopPlan()).toEqual(active);
});

it('goes from plan to plan whichever of the two webhooks comes first', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'approve'));
  const page = await choose('WhatsApp Business Plan');
  await server.world.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksShuffled', times: 1 });
  await decide(page, 'approve');
  await becomes('active', 'WhatsApp Business Plan');
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'WhatsApp Business Plan', status: 'active' });
  expect((await charges()).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
});

it('says so when the charge is declined, and asks anew by its link', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'decline'));
  const declined = await shopPlan();
  expect(declined).toMatchObject({ plan: 'Free', status: 'declined' });
  const page = (await server.world.merchant.get(declined.confirmationUrl ?? '')).redirectTo();
  expect(await shopPlan()).toMatchObject({ status: 'pending', confirmationUrl: page });
  await comeBack(await decide(page, 'approve'));
  expect(await shopPlan()).toMatchObject({ plan: 'Whatsapp Automated Plan', status: 'active' });
});

it('lets a merchant who declined stay where he was', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'decline'));
  expect(await cancelUpgrade()).toEqual({ status: 'active' });
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
});

it('cancels an upgrade that waits for approval, and its link with it', async () => {
  const page = await choose('Whatsapp Automated Plan');
  expect(await cancelUpgrade()).toEqual({ status: 'active' });
  expect((await newest())?.status).toBe('CANCELLED');
  expect(await ask(page)).toMatchObject({ status: 410 });
  expect(await cancelUpgrade()).toEqual({ status: 'active' });
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
});

it('forgets an upgrade that nobody answered for two days, also when the store does not tell', async () => {
  const page = await choose('Whatsapp Automated Plan');
  await server.world.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksLost', times: 1 });
  await server.world.forward(2 * DAY_MS);
  await becomes('active', 'Free');
  await waitFor('an expired charge', async () => (await newest())?.status === 'EXPIRED');
  expect(await ask(page)).toMatchObject({ status: 410 });
  const [asked] = await server.rows<{ id: string; provider_id: string }>(
    'select subscription_id as id, provider_id from app_subscriptions order by subscription_id desc limit 1',
  );
  const number = asked?.provider_id.split('/').at(-1);
  await comeBack(`${server.appUrl}/database/api/confirmPlan?subscription=${asked?.id}&charge_id=${number}`);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
});

it('asks the store once however often the button is pressed', async () => {
  const before = (await charges()).length;
  const pages = await Promise.all([1, 2, 3].map(() => choose('WhatsApp Enterprise plan')));
  pages.push(await choose('WhatsApp Enterprise plan'));
  expect(new Set(pages).size).toBe(1);
  expect((await charges()).length).toBe(before + 1);
});

it('takes another plan chosen meanwhile in place of the one that waits', async () => {
  const first = await choose('Whatsapp Automated Plan');
  const second = await choose('Multichannel plan (Whatsapp+FB)');
  expect(await ask(first)).toMatchObject({ status: 410 });
  expect(await shopPlan()).toMatchObject({ status: 'pending', confirmationUrl: second });
});

it('takes the store’s word for its own charge only, from the merchant’s own browser', async () => {
  const page = await choose('Whatsapp Automated Plan');
  // As many as it takes: one of the story before may still be on its way.
  await server.world.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksLost', times: 100 });
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
  const bluebell = await logInTo(BLUEBELL);
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
  await ask(`${server.world.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
});

it('refuses a plan that is not offered, and stays where it is when the store does not answer', async () => {
  const url = `${server.appUrl}/database/api/changePlan`;
  await expect(server.world.merchant.post(url, { shopURL: DEMO_SHOP, plan: 'Platinum' })).rejects.toThrow(
    '422',
  );
  // Until told otherwise: a single fault might be met by work in the background instead.
  await server.world.control('/misbehaviour', { partner: 'shopify', kind: 'serverError', times: 1000 });
  await expect(
    server.world.merchant.post(url, { shopURL: DEMO_SHOP, plan: 'Whatsapp Automated Plan' }),
  ).rejects.toThrow('502');
  await fetch(`${server.world.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
  expect(await choose('Whatsapp Automated Plan')).toContain('/confirm_recurring_application_charge');
});

it('asks to choose a plan when a paid one ends in the store, and goes on after a hold', async () => {
  await comeBack(await decide(await choose('WhatsApp Business Plan'), 'approve'));
  await act('freeze');
  await becomes('init', 'Free');
  await act('unfreeze');
  await becomes('active', 'WhatsApp Business Plan');
  await act('cancel');
  await becomes('init', 'Free');
  await comeBack(await decide(await choose('WhatsApp Business Plan'), 'decline'));
  expect(await cancelUpgrade()).toEqual({ status: 'init' });
});

it('refuses to switch on what the plan locks, and lets it be switched off', async () => {
  const { merchant } = server.world;
  const [pill] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where type = 'persistentPill'",
  );
  const setPill = (active: boolean) =>
    merchant.post(`${server.appUrl}/database/api/optinTools/changeActive`, { id: pill?.tool_id, active });
  const setCampaign = (state: boolean) =>
    merchant.post(`${server.appUrl}/redis/setDripStatus`, {
      pageId: DEMO_SHOP,
      type: 'abandonedCart',
      state,
    });
  // An old plan, of the time before WhatsApp.
  await server.rows("update shops set plan_name = 'Starter' where shop_id = $1", [server.shopId]);
  await setPill(false);
  await expect(setPill(true)).rejects.toThrow(/402.*FEATURE_LOCKED/);
  await expect(setCampaign(true)).rejects.toThrow(/402.*FEATURE_LOCKED/);
  await setCampaign(false);
  const { body } = await merchant.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: { isOldStore: true, planDetails: { features: { WApersistentPill: false } } },
  });
  await change('Free');
  await setPill(true);
  await setCampaign(true);
});

it('lets Pro be chosen from the free plan only, and shows a plan that is not offered any more as the shop’s own', async () => {
  await comeBack(await decide(await choose('WhatsApp Enterprise plan'), 'approve'));
  await expect(choose('WhatsApp Pro Plan')).rejects.toThrow(/409.*PRO_ONLY_FROM_FREE/);
  expect(await shopPlan()).toMatchObject({ plan: 'WhatsApp Enterprise plan', status: 'active' });
  const { body } = await server.world.merchant.get(
    `${server.appUrl}/database/api/getPlans?shopUrl=${DEMO_SHOP}`,
  );
  const { plans } = body as { plans: { title: string; priceMinor: number; isCurrent: boolean }[] };
  expect(plans.filter(({ isCurrent }) => isCurrent)).toMatchObject([
    { title: 'Enterprise', priceMinor: 499_99 },
  ]);
  expect(plans).toHaveLength(6);
  await change('Free');
  expect(await choose('Pro plan')).toContain('/confirm_recurring_application_charge');
});

/** An order of so many dollars that a click led to. */
async function earn(name: string, dollars: number, touch = 'click'): Promise<void> {
  const { now } = await server.world.control<{ now: string }>('/clock');
  const cents = Math.round(dollars * 95);
  await server.rows(
    `insert into orders (shop_id, order_id, name, currency, total_minor, discount_codes, payment_gateways, line_items,
       store_created_at, store_updated_at) values ($1, $2, $2, 'EUR', $3, '{}', '{}', '[]', $4, $4)`,
    [server.shopId, name, cents, now],
  );
  await server.rows(
    `insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type,
       touch_kind, touched_at, amount_minor, ordered_at)
     values ($1, $2, gen_random_uuid(), $4, gen_random_uuid(), 'WA', 'abandonedCart', $5, $4, $3, $4)`,
    [server.shopId, name, cents, now, touch],
  );
}

it('charges each step of usage once, nothing in the trial, and never past the cap', async () => {
  await comeBack(await decide(await choose('Pro plan'), 'approve'));
  await earn('in-the-trial', 5000);
  await nextMetering();
  const { remainingTrialDays } = await shopPlan();
  await server.world.forward(remainingTrialDays * DAY_MS + DAY_MS);
  await earn('included', 1200);
  await earn('only-read', 9000, 'read');
  await nextMetering();
  expect(await usageRecords()).toEqual([]);

  await earn('beyond', 610);
  await nextMetering();
  expect(await usageRecords()).toMatchObject([
    { amountCents: 500 },
    { amountCents: 500 },
    { amountCents: 500 },
  ]);
  // As if the answers had been lost: the same keys, so the store charges nothing again.
  await server.rows("update usage_charges set state = 'due', provider_id = null");
  await nextMetering();
  expect(await usageRecords()).toHaveLength(3);

  // Even if our own record of the cap were wrong, the store's counts.
  await server.rows(
    `update app_subscriptions set usage = jsonb_set(usage, '{cappedMinor}', '90000') where state = 'active'`,
  );
  await earn('a-great-month', 20_000);
  await nextMetering();
  const records = await usageRecords();
  expect(records.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(180_00);
  expect(new Set(records.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(36);
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ isNearCap: true });
  const states = await server.rows<{ state: string; count: number }>(
    'select state, count(*)::int from usage_charges group by state order by state',
  );
  expect(states).toEqual([
    { state: 'charged', count: 36 },
    { state: 'waived', count: 47 },
  ]);
});

it('ends the plan with the installation, and asks to choose when it comes back', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'approve'));
  expect(await shopPlan()).toMatchObject({ remainingTrialDays: 0 });
  await server.world.control(`/shops/${DEMO_SHOP}/uninstall`, {});
  await waitFor('closed sessions', async () => {
    const { status } = await postJson(`${server.appUrl}/redis/toggleHasActiveCharge`, {});
    const [shop] = await server.rows<{ charge_status: string }>(
      'select charge_status from shops where shop_id = $1',
      [server.shopId],
    );
    return status === 401 && shop?.charge_status === 'init';
  });
  expect(await server.rows("select 1 from app_subscriptions where state in ('active', 'pending')")).toEqual(
    [],
  );
});
