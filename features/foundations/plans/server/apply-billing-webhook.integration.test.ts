import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { openServer, postStoreWebhook, type OpenServer } from '#tools/test-environment/open-server.ts';
import { plansOf, sendMessages } from '#tools/test-environment/plans-client.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { whileLocked } from '#tools/test-environment/while-locked.ts';

const [MULTICHANNEL, BUSINESS] = ['Multichannel plan (Whatsapp+FB)', 'WhatsApp Business Plan'];

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const plans = plansOf(() => server);
const { change, choose, decide, comeBack, shopPlan, charges, newest, act, becomes, settled } = plans;

const misbehave = (kind: string, more: object = {}) =>
  server.environment.control('/misbehaviour', { partner: 'shopify', kind, times: 1, ...more });
const charged = async () =>
  (await charges()).filter(({ status }) => status === 'ACTIVE').map(({ name }) => name);

/** Returns the store's id of the newest charge. */
async function newestId(): Promise<string> {
  return `gid://shopify/AppSubscription/${(await newest())?.id}`;
}

/** The store reports a charge's status, this many seconds from now. */
async function report(providerId: string, status: string, inSeconds: number): Promise<void> {
  const body = { app_subscription: { admin_graphql_api_id: providerId, name: 'x', status } };
  const { now } = await server.environment.control<{ now: string }>('/clock');
  const triggeredAt = new Date(Date.parse(now) + inSeconds * 1000);
  await postStoreWebhook(server.appUrl, { topic: 'app_subscriptions/update', body, triggeredAt });
  await settled();
}

/** Gives each test all plan requests of a day. */
const forgetQuestions = () =>
  server.rows("update app_subscriptions set requested_at = requested_at - interval '2 days'");

/** Ends the trial, so that usage is charged. The server's own clock follows within moments. */
async function useUpTrial(): Promise<void> {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await server.environment.forward(15 * DAY_MS);
  await waitFor('the end of the trial', async () => (await shopPlan()).remainingTrialDays === 0);
}

beforeAll(useUpTrial);
beforeEach(async () => {
  await change('Free');
  await settled();
  await forgetQuestions();
  await becomes('active', 'Free');
});

it('starts no plan after an approval that is reported after its end', async () => {
  await choose('Pro plan');
  const question = await newestId();
  await report(question, 'CANCELLED', 60);
  await report(question, 'ACTIVE', 1);
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
  const [kept] = await server.rows(
    'select state, reported_state from app_subscriptions where provider_id = $1',
    [question],
  );
  expect(kept).toEqual({ state: 'cancelled', reported_state: 'CANCELLED' });
});

it('ends no plan because of a late approval of an earlier request', async () => {
  await choose('Pro plan');
  const first = await newestId();
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await report(first, 'ACTIVE', 30);
  expect(await shopPlan()).toMatchObject({ plan: MULTICHANNEL, status: 'active' });
});

it('asks the store about an impossible webhook', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await report(await newestId(), 'CANCELLED', -3600);
  await report(await newestId(), 'EXPIRED', 10);
  expect(await shopPlan()).toMatchObject({ plan: MULTICHANNEL, status: 'active' });
});

it('trusts the store’s answer, although its clock is ahead of ours', async () => {
  await choose(MULTICHANNEL);
  const question = await newestId();
  await report(question, 'PENDING', 3600);
  await misbehave('webhooksLost');
  await act('approve');
  await report(question, 'ACTIVE', 3601);
  expect(await shopPlan()).toMatchObject({ plan: MULTICHANNEL, status: 'active' });
});

it('charges nothing on the free plan, although another plan was approved at the same time', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  const page = await choose(BUSINESS);
  await misbehave('slow', { times: 2, delayMs: 500 });
  const free = change('Free');
  await waitFor('the question to be closed', async () => (await shopPlan()).status === 'active');
  await decide(page, 'approve');
  await free;
  await settled();
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
  expect(await charged()).toEqual([]);
});

it('adopts a charge within a day that the store did not report', async () => {
  await choose(MULTICHANNEL);
  await misbehave('webhooksLost');
  await act('approve');
  await server.environment.forward(DAY_MS);
  await becomes('active', MULTICHANNEL);
});

it('asks for a plan within a day after the store ended one without a report', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await misbehave('webhooksLost');
  await act('cancel');
  await server.environment.forward(DAY_MS);
  await becomes('init', 'Free');
});

it('ends a charge in the store within a day if the plan has ended here', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await server.rows(
    `with over as (update app_subscriptions set state = 'cancelled' where state = 'active')
     update shops set plan_name = 'Free' where shop_id = $1`,
    [server.shopId],
  );
  await server.environment.forward(DAY_MS);
  await waitFor('the end of the charge', async () => (await charged()).length === 0);
});

it('recovers a charge whose id in the store never reached us', async () => {
  await choose(MULTICHANNEL);
  await server.rows(
    `update app_subscriptions set state = 'failed', provider_id = null, usage_line_id = null where state = 'pending'`,
  );
  await act('approve');
  await server.environment.forward(DAY_MS);
  await becomes('active', MULTICHANNEL);
  const [found] = await server.rows(
    "select provider_id, usage_line_id is not null as is_metered from app_subscriptions where state = 'active'",
  );
  expect(found).toEqual({ provider_id: await newestId(), is_metered: true });
});

it('charges usage in spite of unanswered plan requests, which are limited to ten a day', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await forgetQuestions();
  for (let asked = 0; asked < 10; asked += 1) await choose(asked % 2 ? BUSINESS : 'Whatsapp Automated Plan');
  await expect(change('WhatsApp Support Plan')).rejects.toThrow(/429.*TOO_MANY_PLAN_QUESTIONS/);
  // The open request stays open, and leaving is always allowed.
  expect(await shopPlan()).toMatchObject({ plan: MULTICHANNEL, status: 'pending' });
  await sendMessages(server, 350);
  await plans.nextMetering();
  expect((await plans.usageRecords()).map(({ amountCents }) => amountCents)).toEqual([500, 500]);
});

/** Returns the number of steps that were charged so far. A step costs $5. */
const stepsCharged = async () => (await plans.usageRecords()).length;

async function isCharged(steps: number): Promise<void> {
  await waitFor(`${steps} steps`, async () => (await stepsCharged()) >= steps);
  expect(await stepsCharged()).toBe(steps);
}

/** Moves the environment's time to this many seconds from the end of a billing cycle. Returns the time before. */
async function forwardToEnd(cycleEndsOn: string, seconds: number): Promise<string> {
  const { now } = await server.environment.control<{ now: string }>('/clock');
  await server.environment.forward(Date.parse(cycleEndsOn) + seconds * 1000 - Date.parse(now));
  return now;
}

it('charges usage before a plan is left, and includes nothing again after a return', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  const before = await stepsCharged();
  await sendMessages(server, 900);
  await change('Free');
  const used = (await stepsCharged()) - before;
  // The plan before this one included a hundred messages some days ago. A part of them is available again.
  expect([8, 9]).toContain(used);

  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await sendMessages(server, 100);
  expect(await shopPlan()).toMatchObject({ readings: [{ used: 100, included: 0, most: 1000 }] });
  await plans.nextMetering();
  expect(await stepsCharged()).toBe(before + used + 1);
});

it('charges usage during a wait for approval to the next plan', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  const before = await stepsCharged();
  const page = await choose(BUSINESS);
  await sendMessages(server, 300);
  await comeBack(await decide(page, 'approve'));
  await plans.nextMetering();
  expect(await stepsCharged()).toBe(before + 3);
  expect(await shopPlan()).toMatchObject({ plan: BUSINESS, usageCap: { chargedMinor: 15_00 } });
  // Our record of the charge is removed. The store still knows, whichever usage line was charged.
  await server.rows("update usage_charges set state = 'due', provider_id = null, asked_of = null");
  await plans.nextMetering();
  expect(await stepsCharged()).toBe(before + 3);
});

it('charges usage shortly before the cycle ends, and charges the rest afterwards if the store fails', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  const before = await stepsCharged();
  const { cycleEndsOn } = await shopPlan();
  await plans.nothingToMeter(await forwardToEnd(cycleEndsOn, -40 * 60));
  await plans.logInAgain();
  await sendMessages(server, 500);
  await forwardToEnd(cycleEndsOn, -25);
  await isCharged(before + 5);

  await misbehave('serverError', { times: 1000 });
  // On a slow machine the cycle has ended by now, but these were sent in it.
  await sendMessages(server, 200, { at: new Date(Date.parse(cycleEndsOn) - 1000).toISOString() });
  await forwardToEnd(cycleEndsOn, 3600);
  await waitFor('the next cycle', async () => (await shopPlan()).cycleEndsOn > cycleEndsOn);
  await waitFor('what is still due', async () => {
    const due = await server.rows("select 1 from usage_charges where state = 'due'");
    return due.length === 2;
  });
  // The owed $10 are reserved under the cap of the new cycle: $40 of the $50 are left.
  expect(await shopPlan()).toMatchObject({ readings: [{ used: 0, included: 100, most: 900 }] });
  await fetch(`${server.environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
  await plans.nextMetering();
  expect(await stepsCharged()).toBe(before + 7);
});

it('keeps unanswered charges due, and lets a shop leave a plan that its store has forgotten', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  await server.environment.control(
    `/shops/demo.myshopify.com/app-subscriptions/${(await newest())?.id}/forget`,
    {},
  );
  await sendMessages(server, 350);
  await server.environment.forward(3600 * 1000 + 1000);
  await waitFor('a failure that is tried again', async () => {
    const failed = await server.rows(
      "select 1 from pgboss.job where name = 'plans.charge-usage' and state = 'retry' and output is not null",
    );
    return failed.length > 0;
  });
  const kept = await server.rows("select state from usage_charges where state <> 'charged'");
  expect(kept).toEqual([{ state: 'due' }, { state: 'due' }]);
  await change('Free');
  expect(await shopPlan()).toMatchObject({ plan: 'Free', status: 'active' });
});

it('locks no charge while it waits for the shop’s row, so that a change of plan cannot deadlock', async () => {
  await comeBack(await decide(await choose(MULTICHANNEL), 'approve'));
  const [shop] = await server.rows<{ shopId: number }>('select shop_id as "shopId" from shops limit 1');
  const topic = 'app_subscriptions/approaching_capped_amount';
  const body = {
    app_subscription: {
      admin_graphql_api_id: await newestId(),
      name: 'x',
      balance_used: 45,
      capped_amount: '50.0',
      currency_code: 'USD',
    },
  };
  // The jobs after an approval also lock its charge or its shop for a moment.
  await waitFor('the approval to be followed', async () => {
    const { now } = await server.environment.control<{ now: string }>('/clock');
    const open = await server.rows(
      `select from pgboss.job where name like 'plans.%' and state in ('created', 'retry', 'active')
       union all select from app_subscriptions where state = 'active' and meter_at <= $1`,
      [now],
    );
    return open.length === 0;
  });
  const taking = 'select from shops where shop_id = $1 for no key update';
  await whileLocked(server.databaseUrl, taking, shop ?? { shopId: 0 }, async () => {
    await postStoreWebhook(server.appUrl, { topic, body });
    await waitFor('the webhook to wait for the shop', async () => {
      const waiting = await server.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    const free = await server.rows('select from app_subscriptions for update skip locked');
    expect(await server.rows('select from app_subscriptions')).toHaveLength(free.length);
  });
  await waitFor('the warning', async () => {
    const warned = await server.rows('select from app_subscriptions where near_cap_at is not null');
    return warned.length > 0;
  });
});
