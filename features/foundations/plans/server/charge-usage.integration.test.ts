import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { allHandled, openServer, postJson, type OpenServer } from '#tools/test-environment/open-server.ts';
import { plansOf } from '#tools/test-environment/plans-client.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const { shopPlan, change, choose, decide, comeBack, becomes, usageRecords, nextMetering } = plansOf(
  () => server,
);

beforeEach(async () => {
  await change('Free');
  await allHandled(server.rows);
  await becomes('active', 'Free');
});

/** Adds an order of this many dollars after a click, or after another touch. */
async function earn(name: string, dollars: number, touch = 'click'): Promise<void> {
  const { now } = await server.environment.control<{ now: string }>('/clock');
  const cents = Math.round(dollars * 95);
  const order = { orderId: name, totalMinor: cents, createdAt: new Date(now) };
  await addOrders(server.db, server.shopId, [order]);
  await server.rows(
    `insert into order_credits (shop_id, order_id, message_id, message_created_at, subscriber_id, channel, source_type,
       touch_kind, touched_at, amount_minor, ordered_at)
     values ($1, $2, gen_random_uuid(), $4, gen_random_uuid(), 'WA', 'abandonedCart', $5, $4, $3, $4)`,
    [server.shopId, name, cents, now, touch],
  );
  if (touch === 'read') return;
  await server.rows(
    `insert into billed_credits (shop_id, order_id, message_id, message_created_at, ordered_at, amount_minor)
     select shop_id, order_id, message_id, message_created_at, ordered_at, amount_minor from order_credits
     where shop_id = $1 and order_id = $2`,
    [server.shopId, name],
  );
}

it('charges each step of usage once, nothing in the trial, and never beyond the cap', async () => {
  await comeBack(await decide(await choose('Pro plan'), 'approve'));
  await earn('in-the-trial', 5000);
  await nextMetering();
  const { remainingTrialDays } = await shopPlan();
  await server.environment.forward(remainingTrialDays * DAY_MS + DAY_MS);
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
  // The answers count as lost. The keys are the same, so the store charges nothing again.
  await server.rows("update usage_charges set state = 'due', provider_id = null");
  await nextMetering();
  expect(await usageRecords()).toHaveLength(3);

  // If our own record of the cap is wrong, the store's cap still applies.
  await server.rows(
    `update app_subscriptions set usage = jsonb_set(usage, '{cappedMinor}', '90000') where state = 'active'`,
  );
  await earn('a-great-month', 20_000);
  await nextMetering();
  const records = await usageRecords();
  expect(records.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(180_00);
  expect(new Set(records.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(36);
  // The store sends its warning in the background.
  await waitFor('the warning', async () => (await shopPlan()).isNearCap);
  const states = await server.rows<{ state: string; count: number }>(
    'select state, count(*)::int from usage_charges group by state order by state',
  );
  expect(states).toEqual([
    { state: 'charged', count: 36 },
    { state: 'waived', count: 47 },
  ]);
});

it('ends the plan when the app is removed, and asks for one after a new installation', async () => {
  await comeBack(await decide(await choose('Whatsapp Automated Plan'), 'approve'));
  expect(await shopPlan()).toMatchObject({ remainingTrialDays: 0 });
  await server.environment.control(`/shops/${DEMO_SHOP}/uninstall`, {});
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
