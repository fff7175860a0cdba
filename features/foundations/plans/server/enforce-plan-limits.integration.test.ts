import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Browser } from '#tools/seed/browser.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { allHandled, ask, openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { sendMessages } from '#tools/test-environment/plans-client.ts';
import { logIn } from '#tools/test-environment/start-environment.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let merchant: Browser;
beforeAll(async () => {
  server = await openServer();
  merchant = server.environment.merchant;
});
afterAll(() => server.close());

const post = async (path: string, body: object) =>
  (await merchant.post(`${server.appUrl}${path}`, { shopURL: DEMO_SHOP, ...body })).body as {
    confirmationURL?: string;
  };
const change = (plan: string) => post('/database/api/changePlan', { plan });
const raise = (capMinor: unknown) => post('/database/api/raiseUsageCap', { capMinor });

async function shopPlan(): Promise<Record<string, unknown>> {
  const address = `${server.appUrl}/database/api/getShopPlan?shopUrl=${DEMO_SHOP}`;
  return (await merchant.get(address)).body as Record<string, unknown>;
}

/** The merchant decides in the store's admin, and returns or closes the window there. */
async function decide(
  address: string | undefined,
  decision: string,
  { comesBack = true } = {},
): Promise<void> {
  const body = new URLSearchParams({ decision });
  const { location } = await ask(address ?? '', { method: 'POST', body });
  if (comesBack) await merchant.get(location ?? '');
}

const send = (count: number, to?: { toOne: boolean }) => sendMessages(server, count, to);

/** Waits for another check of the shop's usage. */
async function looked(): Promise<void> {
  const { now } = await server.environment.control<{ now: string }>('/clock');
  await server.rows('update usage_counts set check_at = $1', [now]);
  await waitFor('a look at the limit', async () => {
    const [row] = await server.rows<{ done: boolean }>('select check_at > $1 as done from usage_counts', [
      now,
    ]);
    return row?.done;
  });
}

async function isReached(): Promise<boolean> {
  await looked();
  const [shop] = await server.rows<{ reached: boolean }>(
    'select plan_limit_reached_at is not null as reached from shops where shop_id = $1',
    [server.shopId],
  );
  return shop?.reached === true;
}

it('allows a free shop a thousand conversations, and counts people instead of messages', async () => {
  await send(999);
  expect(await isReached()).toBe(false);
  await send(500, { toOne: true });
  expect(await isReached()).toBe(true);
  expect(await shopPlan()).toMatchObject({
    limitReachedOn: expect.any(String) as string,
    readings: [{ meter: 'conversations', used: 1000, included: 1000, most: 1000 }],
    usageCap: null,
  });
});

it('counts all messages only close to the limit', async () => {
  const [count] = await server.rows<{ used: number; sent_seen: number }>(
    'select used::int, sent_seen::int from usage_counts',
  );
  expect(count).toEqual({ used: 1000, sent_seen: 1499 });
});

it('grants no new thousand after a login or a new installation', async () => {
  const installed = () =>
    server.rows<{ at: Date; syncs: string }>(
      `select installed_at as at, (select count(*) from pgboss.job where name = 'store-data.sync') as syncs
       from shops where shop_id = $1`,
      [server.shopId],
    );
  const usedUp = { limitReachedOn: expect.any(String) as string, readings: [{ used: 1000, most: 1000 }] };
  const [before, plan] = [await installed(), await shopPlan()];
  merchant = await logIn(server.appUrl);
  expect(await installed()).toEqual(before);
  expect(await isReached()).toBe(true);
  expect(await shopPlan()).toEqual(plan);

  await server.environment.control(`/shops/${DEMO_SHOP}/uninstall`, {});
  await waitFor('the word of its removal', async () => {
    const removed = await server.rows(
      'select 1 from shops where shop_id = $1 and uninstalled_at is not null',
      [server.shopId],
    );
    return removed.length === 1;
  });
  merchant = await logIn(server.appUrl);
  expect(await installed()).not.toEqual(before);
  expect(await isReached()).toBe(true);
  expect(await shopPlan()).toMatchObject({ ...usedUp, cycleEndsOn: plan['cycleEndsOn'] });
});

it('starts again with the next cycle, without a count of old messages', async () => {
  await server.environment.forward(30 * DAY_MS);
  // The cycle is longer than a login lasts.
  await waitFor('the end of the login', () =>
    shopPlan().then(
      () => false,
      () => true,
    ),
  );
  merchant = await logIn(server.appUrl);
  await waitFor('room in the new cycle', async () => (await shopPlan())['limitReachedOn'] === null);
  expect(await isReached()).toBe(false);
  expect(await shopPlan()).toMatchObject({ readings: [{ used: 0 }] });
});

it('has no cap to raise on a plan without usage', async () => {
  await expect(raise(100_00)).rejects.toThrow(/409.*NO_USAGE_CAP/);
});

it('makes messages wait on a paid plan if more would exceed its cap', async () => {
  await send(1100);
  expect(await isReached()).toBe(true);
  await decide((await change('Multichannel plan (Whatsapp+FB)')).confirmationURL, 'approve');
  await waitFor('the new plan', async () => (await shopPlan())['limitReachedOn'] === null);
  // Counted from the first day of the new plan. Messages under the old plan do not count.
  expect(await isReached()).toBe(false);
  await send(1100);
  expect(await isReached()).toBe(true);
  expect(await shopPlan()).toMatchObject({
    readings: [{ meter: 'messages', used: 1100, included: 100, most: 1100 }],
    usageCap: { cappedMinor: 50_00 },
  });
});

it.each([
  ['the same cap', 50_00, /422.*CAP_NOT_HIGHER/],
  ['a lower cap', 10_00, /422.*CAP_NOT_HIGHER/],
  ['a cap above the highest one', 10_000_01, /422.*MALFORMED_REQUEST/],
  ['zero', 0, /422.*MALFORMED_REQUEST/],
  ['half a cent', 99.5, /422.*MALFORMED_REQUEST/],
  ['a text', 'much', /422.*MALFORMED_REQUEST/],
])('refuses %s as a new cap', async (_what, capMinor, refusal) => {
  await expect(raise(capMinor)).rejects.toThrow(refusal);
});

it('changes nothing if the merchant declines the higher cap', async () => {
  await decide((await raise(100_00)).confirmationURL, 'decline');
  await allHandled(server.rows);
  expect(await shopPlan()).toMatchObject({ usageCap: { cappedMinor: 50_00 } });
  expect(await isReached()).toBe(true);
});

it('continues once the higher cap is approved, even if the merchant does not return', async () => {
  await decide((await raise(55_00)).confirmationURL, 'approve');
  await waitFor('room under the new cap', async () => (await shopPlan())['limitReachedOn'] === null);
  expect(await shopPlan()).toMatchObject({ readings: [{ most: 1200 }], usageCap: { cappedMinor: 55_00 } });
  await send(100);
  expect(await isReached()).toBe(true);
  await decide((await raise(100_00)).confirmationURL, 'approve', { comesBack: false });
  await waitFor('room under the next cap', async () => (await shopPlan())['limitReachedOn'] === null);
  expect(await isReached()).toBe(false);
});
