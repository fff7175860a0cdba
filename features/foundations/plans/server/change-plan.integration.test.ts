import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { BLUEBELL } from '#platform/testing/cast.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { allHandled, ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { logInTo, plansOf } from '#tools/test-environment/plans-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { followPlansSetting } from './follow-plans-setting.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const { shopPlan, change, choose, decide, comeBack, cancelUpgrade, charges, newest, act, becomes } = plansOf(
  () => server,
);

/** A shop may make ten plan requests a day to its store. These tests make more. */
const forgetQuestions = () =>
  server.rows("update app_subscriptions set requested_at = requested_at - interval '2 days'");

beforeEach(async () => {
  await forgetQuestions();
  await change('Free');
  await allHandled(server.rows);
  await becomes('active', 'Free');
});

it('starts on the free plan, which has no charge', async () => {
  expect(await charges()).toEqual([]);
  const { body } = await server.environment.merchant.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: {
      chargeStatus: { status: 'active' },
      isOldStore: false,
      planDetails: { features: { WApersistentPill: true } },
    },
  });
});

it('asks a new shop for a plan: Free is one call, and no charge', async () => {
  const bluebell = await logInTo(server.appUrl, BLUEBELL);
  const standing = async () => {
    const { body } = await bluebell.get(`${server.appUrl}/auth/login/success`);
    return (body as { user: { chargeStatus: object } }).user.chargeStatus;
  };
  const url = `${server.appUrl}/database/api/getPlans?shopUrl=${BLUEBELL}`;
  const { plans } = (await bluebell.get(url)).body as { plans: { name: string; isCurrent: boolean }[] };
  expect(await standing()).toEqual({ status: 'init' });
  expect(plans.filter(({ isCurrent }) => isCurrent)).toEqual([]);
  await logInTo(server.appUrl, BLUEBELL);
  expect(await standing()).toEqual({ status: 'init' });
  const body = { shopURL: BLUEBELL, plan: 'Free' };
  expect((await bluebell.post(`${server.appUrl}/database/api/changePlan`, body)).body).toEqual({
    plan: 'Free',
  });
  expect(await standing()).toEqual({ status: 'active' });
  expect(await server.environment.control(`/shops/${BLUEBELL}/app-subscriptions`)).toEqual([]);
});

it.each([
  ['active', 'existing'],
  ['init', 'existing'],
  ['pending', 'pendingOld'],
])('keeps the old plan of a shop that returns: its status was %s, and is %s', async (before, after) => {
  await server.rows(
    `update shops set plan_name = 'Starter', charge_status = $2, uninstalled_at = now() where shop_url = $1`,
    [BLUEBELL, before],
  );
  const bluebell = await logInTo(server.appUrl, BLUEBELL);
  const { body } = await bluebell.get(`${server.appUrl}/auth/login/success`);
  expect(body).toMatchObject({
    user: { chargeStatus: { status: after }, planDetails: { plan: 'Starter' }, isOldStore: true },
  });
});

it('cancels an upgrade that waits for approval, together with its link', async () => {
  const page = await choose('Whatsapp Automated Plan');
  expect(await cancelUpgrade()).toEqual({ status: 'active' });
  expect((await newest())?.status).toBe('CANCELLED');
  expect(await ask(page)).toMatchObject({ status: 410 });
  expect(await cancelUpgrade()).toEqual({ status: 'active' });
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
});

it('drops an upgrade without an answer after two days, even if the store does not report it', async () => {
  const page = await choose('Whatsapp Automated Plan');
  await server.environment.control('/misbehaviour', { partner: 'shopify', kind: 'webhooksLost', times: 1 });
  await server.environment.forward(2 * DAY_MS);
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

it('switches off what the new plan locks, and notifies the merchant', async () => {
  const on = () =>
    server.rows<{ name: string }>(
      `select channel || ' ' || type as name from opt_in_tools
       where shop_id = $1 and is_active and type in ('persistentPill', 'spinTheWheel')
       union select channel || ' ' || type || ' campaign' from campaigns
       where shop_id = $1 and is_on and type in ('abandonedCart', 'orderReceipt') order by 1`,
      [server.shopId],
    );
  await server.rows(
    "update opt_in_tools set is_active = true where shop_id = $1 and (channel, type) in (('FB', 'spinTheWheel'), ('WA', 'persistentPill'))",
    [server.shopId],
  );
  await server.rows(
    "update campaigns set is_on = (type = 'abandonedCart') where shop_id = $1 and type in ('abandonedCart', 'orderReceipt')",
    [server.shopId],
  );
  // No listed plan locks what another includes, but a plan of an old store does.
  const page = await choose('Whatsapp Automated Plan');
  await server.rows("update app_subscriptions set plan_name = 'Starter' where state = 'pending'");
  await decide(page, 'approve');
  await becomes('active', 'Starter');
  expect((await on()).map(({ name }) => name)).toEqual(['FB abandonedCart campaign', 'FB spinTheWheel']);
  const needs = async () => {
    const url = `${server.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`;
    const { body } = await server.environment.merchant.get(url);
    const all = (body as { needs: { facts: { kind: string }; sentence: string }[] }).needs;
    return all.flatMap(({ facts, sentence }) => (facts.kind === 'lockedByPlan' ? [sentence] : []));
  };
  expect(await needs()).toEqual([
    expect.stringMatching(/^.* and .* were switched off, because your plan does not include them\.$/),
  ]);
  // Back on the free plan the merchant switches them on again.
  await change('Free');
  await becomes('active', 'Free');
  expect(await on()).toHaveLength(2);
  await server.rows('update opt_in_tools set is_active = false where shop_id = $1', [server.shopId]);
  await server.rows('update opt_in_tools set locked_at = null where shop_id = $1', [server.shopId]);
  await server.rows('update campaigns set locked_at = null, is_on = false where shop_id = $1', [
    server.shopId,
  ]);
  expect(await needs()).toEqual([]);
});

it('requests a charge from the store once, however often the button is pressed', async () => {
  const before = (await charges()).length;
  const pages = await Promise.all([1, 2, 3].map(() => choose('WhatsApp Enterprise plan')));
  pages.push(await choose('WhatsApp Enterprise plan'));
  expect(new Set(pages).size).toBe(1);
  expect((await charges()).length).toBe(before + 1);
});

it('replaces the waiting plan by another one that is chosen meanwhile', async () => {
  const first = await choose('Whatsapp Automated Plan');
  const second = await choose('Multichannel plan (Whatsapp+FB)');
  expect(await ask(first)).toMatchObject({ status: 410 });
  expect(await shopPlan()).toMatchObject({ status: 'pending', confirmationUrl: second });
});

it('refuses an unknown plan, and keeps the current one if the store does not answer', async () => {
  const url = `${server.appUrl}/database/api/changePlan`;
  await expect(
    server.environment.merchant.post(url, { shopURL: DEMO_SHOP, plan: 'Platinum' }),
  ).rejects.toThrow('422');
  // Many failures, because background work may use up a single one.
  await server.environment.control('/misbehaviour', { partner: 'shopify', kind: 'serverError', times: 1000 });
  await expect(
    server.environment.merchant.post(url, { shopURL: DEMO_SHOP, plan: 'Whatsapp Automated Plan' }),
  ).rejects.toThrow('502');
  await fetch(`${server.environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
  expect(await choose('Whatsapp Automated Plan')).toContain('/confirm_recurring_application_charge');
});

it('asks for a plan when a paid one ends in the store, and continues after a hold', async () => {
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

it('refuses to switch on what the plan locks, and allows switching it off', async () => {
  const { merchant } = server.environment;
  const [pill] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where shop_id = $1 and type = 'persistentPill' and channel = 'WA'",
    [server.shopId],
  );
  const setPill = (active: boolean) =>
    merchant.post(`${server.appUrl}/database/api/optinTools/changeActive`, { id: pill?.tool_id, active });
  const setCampaign = (state: boolean) =>
    merchant.post(`${server.appUrl}/redis/setDripStatus`, {
      pageId: DEMO_SHOP,
      type: 'abandonedCart',
      state,
    });
  // An old plan from before WhatsApp.
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

it('allows every listed plan from every other, and Pro by usage only from the free plan', async () => {
  await comeBack(await decide(await choose('WhatsApp Enterprise plan'), 'approve'));
  await expect(choose('Pro plan')).rejects.toThrow(/409.*PRO_ONLY_FROM_FREE/);
  expect(await shopPlan()).toMatchObject({
    plan: 'WhatsApp Enterprise plan',
    title: 'Enterprise',
    status: 'active',
  });
  await comeBack(await decide(await choose('WhatsApp Pro Plan'), 'approve'));
  expect(await shopPlan()).toMatchObject({ plan: 'WhatsApp Pro Plan', status: 'active' });
  await change('Free');
  await comeBack(await decide(await choose('Pro plan'), 'approve'));
  // The two are different offers, so this is a change.
  expect(await choose('WhatsApp Pro Plan')).toContain('/confirm_recurring_application_charge');
  await cancelUpgrade();
});

it('shows an earlier price to the shop that pays it, beside the listed plans', async () => {
  await comeBack(await decide(await choose('WhatsApp Business Plan'), 'approve'));
  await server.rows("update app_subscriptions set price_minor = 14999 where state = 'active'");
  const { body } = await server.environment.merchant.get(
    `${server.appUrl}/database/api/getPlans?shopUrl=${DEMO_SHOP}`,
  );
  const { plans, prices } = body as {
    plans: { title: string; priceMinor: number; isCurrent: boolean }[];
    prices: { own: { price: string }[] };
  };
  expect(plans).toHaveLength(7);
  expect(plans.filter(({ title }) => title === 'WhatsApp Business')).toMatchObject([
    { priceMinor: 149_99, isCurrent: true },
  ]);
  expect(prices.own).toMatchObject([{ price: '$149.99' }]);
});

const followSetting = (arePlansOff: boolean) =>
  followPlansSetting({
    db: server.db,
    events: { publish: () => Promise.resolve() } as unknown as Context['events'],
    settings: { arePlansOff } as Context['settings'],
  });

it('asks for a plan again when plans are switched on again', async () => {
  await server.rows("update shops set plan_name = 'All features' where shop_id = $1", [server.shopId]);
  await followSetting(false);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'init' });
});

it('keeps a plan that the store charges, even if plans are off', async () => {
  await comeBack(await decide(await choose('WhatsApp Support Plan'), 'approve'));
  await followSetting(true);
  expect(await shopPlan()).toMatchObject({ plan: 'WhatsApp Support Plan', status: 'active' });
});
