import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { Browser } from '#tools/seed/browser.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  openServer,
  postStoreWebhook,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertTemplate } from '#tools/test-environment/seeds/insert-template.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { CodeFixture, type HeldMessage } from './discount-codes/code-fixture.ts';

const NORTH = 'north.myshopify.com';

let server: OpenServer;
let fixture: CodeFixture;
let north: number;

beforeAll(async () => {
  server = await openServer();
  server.plantsAgainst.add('consentEqualsLedger');
  fixture = new CodeFixture(server);
  const browser = new Browser();
  const consent = await browser.get(`${server.appUrl}/auth/shopify?shop=${NORTH}`);
  await browser.get((await browser.post(consent.redirectTo())).redirectTo());
  await browser.post(`${server.appUrl}/database/api/changePlan`, { shopURL: NORTH, plan: 'Free' });
  const [shop] = await server.rows<{ shop_id: string }>('select shop_id from shops where shop_url = $1', [
    NORTH,
  ]);
  north = Number(shop?.shop_id);
  await giveNumber(north);
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
});
afterAll(() => server.close());

it('creates one shop’s codes immediately while another shop’s store hangs', async () => {
  await trouble(DEMO_SHOP, { hangs: true });
  const waiting = [];
  for (let nth = 0; nth < 12; nth += 1) waiting.push(await fixture.hold(server.shopId));
  const ours = await fixture.hold(north);
  await waitFor("the other shop's message to be let go", () => fixture.isLetGo(ours));
  expect((await fixture.codesIn(NORTH)).map(({ code }) => code)).toEqual([ours.code]);
  expect(await fixture.codesIn(DEMO_SHOP)).toEqual([]);
  expect(await Promise.all(waiting.map((one) => fixture.isLetGo(one)))).toEqual(waiting.map(() => false));

  await trouble(DEMO_SHOP, { hangs: false });
  await waitFor('their codes, once their store answers again', async () => {
    // The product leaves the store alone for a while after each failure.
    await server.environment.forward(MINUTE_MS);
    return (await fixture.codesIn(DEMO_SHOP)).length === waiting.length;
  });
  const made = await fixture.codesIn(DEMO_SHOP);
  expect(made.map(({ code }) => code).toSorted()).toEqual(waiting.map(({ code }) => code).toSorted());
});

it('creates one discount, and each code once, although the first answers were lost', async () => {
  const lost = { partner: 'shopify', kind: 'timeoutAfterAcceptance', times: 1 };
  // A new kind of discount: the store creates it, and the answer is lost.
  await server.environment.control('/misbehaviour', lost);
  const first = await fixture.hold(north, { percent: 11 });
  await letGo([first]);
  // The discount is known now. The store adds the codes, and the answer is lost.
  await server.environment.control('/misbehaviour', lost);
  const others = [await fixture.hold(north, { percent: 11 }), await fixture.hold(north, { percent: 11 })];
  await letGo(others);
  const made = (await fixture.codesIn(NORTH)).filter(({ percentage }) => percentage === 0.11);
  expect(made.map(({ code }) => code).toSorted()).toEqual(
    [first, ...others].map(({ code }) => code).toSorted(),
  );
  const kept = await Promise.all([first, ...others].map((one) => fixture.kept(one)));
  // The environment's time moves between the attempts. There may be two end times, but only one discount for each.
  expect(new Set(made.map(({ id }) => id)).size).toBe(new Set(made.map(({ endsAt }) => endsAt)).size);
  expect(kept.map(({ discount }) => discount.endsAt)).toEqual(
    kept.map(({ code }) => made.find((one) => one.code === code)?.endsAt),
  );
});

it('gives the promised discount for one order, for at least as long as the message promises', async () => {
  const before = await storeTime();
  const kinds = [
    { percent: 99.99, validSeconds: 3600 },
    { percent: 14.29, validSeconds: 3 * 86_400 },
    { percent: 0.01, validSeconds: 30 },
  ];
  const messages: HeldMessage[] = [];
  for (const kind of kinds) messages.push(await fixture.hold(north, kind));
  await letGo(messages);
  const made = await fixture.codesIn(NORTH);
  for (const [index, { percent, validSeconds }] of kinds.entries()) {
    const code = made.find((one) => one.code === messages[index]?.code);
    expect(code).toMatchObject({ percentage: Math.round(percent * 100) / 10_000, usageLimit: 1 });
    const laterMs = Date.parse(code?.endsAt ?? '') - before.getTime() - validSeconds * 1000;
    expect(laterMs).toBeGreaterThan(0);
    expect(laterMs).toBeLessThan(95 * MINUTE_MS);
  }
});

it('waits for a store that limits its requests, and tries again', async () => {
  await server.environment.control('/misbehaviour', { partner: 'shopify', kind: 'rateLimited', times: 2 });
  const message = await fixture.hold(north);
  await waitFor('its code', () => fixture.isLetGo(message));
});

it('gives a message another code if its own belongs to a discount of the merchant', async () => {
  await server.environment.merchant.post(`${server.appUrl}/api/discount/createCoupon`, {
    pageId: DEMO_SHOP,
    discountCoupon: 'BELL-MINE',
    discountPercent: 50,
  });
  const neighbour = await fixture.hold(server.shopId, { percent: 12 });
  const message = await fixture.hold(server.shopId, { percent: 12, code: 'BELL-MINE' });
  await letGo([message, neighbour]);
  const kept = await fixture.kept(message);
  expect(kept.code).toMatch(/^BELL-[0-9A-Z]{7}$/);
  expect(JSON.stringify(kept.content)).toContain(kept.code);
  expect(JSON.stringify(kept.content)).not.toContain('BELL-MINE');
  expect(await server.rows("select target_url from short_links where code = 'LBELL-MINE'")).toEqual([
    { target_url: `https://wren.example/?discount=${kept.code}` },
  ]);
  const made = await fixture.codesIn(DEMO_SHOP);
  expect(made.find(({ code }) => code === 'BELL-MINE')).toMatchObject({ percentage: 0.5, usageLimit: null });
  expect(made.find(({ code }) => code === kept.code)).toMatchObject({ percentage: 0.12, usageLimit: 1 });
});

it('gives a held message another code if its own would expire earlier than promised', async () => {
  const now = await storeTime();
  const endsAt = new Date(now.getTime() + 5 * HOUR_MS).toISOString();
  const [late, inTime] = [
    await fixture.hold(north, { validSeconds: 9 * 3600, endsAt }),
    await fixture.hold(north, { validSeconds: 3600, endsAt }),
  ];
  await waitFor('another code', async () => {
    const { code, discount } = await fixture.kept(late);
    return code !== late.code && discount.endsAt !== undefined;
  });
  const { code, discount } = await fixture.kept(late);
  expect(Date.parse(discount.endsAt ?? '')).toBeGreaterThan(now.getTime() + 9 * HOUR_MS);
  expect((await fixture.codesIn(NORTH)).map((one) => one.code)).toContain(code);
  expect((await fixture.kept(inTime)).code).toBe(inTime.code);
});

it.each([
  [
    'ordered',
    'orderedSince',
    (phone: string) =>
      notifyStore('orders/create', { id: Number(phone), phone, currency: 'EUR', created_at: ago(HOUR_MS) }),
  ],
  [
    'left',
    'noConsent',
    (phone: string) =>
      server.rows('update subscribers set has_marketing_consent = false where phone_e164 = $1', [phone]),
  ],
] as const)('makes no code for somebody who %s meanwhile', async (_what, reason, happen) => {
  const phone = fixture.nextPhone();
  await fixture.subscribe(server.shopId, phone);
  const token = `cart-of-${phone}`;
  await notifyStore('checkouts/create', {
    token,
    phone,
    currency: 'EUR',
    line_items: [{ title: 'Moss mug', price: '24.00' }],
    created_at: ago(2 * HOUR_MS),
    updated_at: ago(2 * HOUR_MS),
  });
  await happen(phone);
  const message = await fixture.hold(server.shopId, { phone, sourceEvent: token });
  const neighbour = await fixture.hold(server.shopId);
  await letGo([neighbour]);
  expect((await fixture.codesIn(DEMO_SHOP)).map(({ code }) => code)).not.toContain(message.code);
  expect(await fixture.kept(message)).toMatchObject({ state: 'skipped', reason, queue: null });
});

it('drops messages that wait for codes if the store removes the app', async () => {
  await trouble(DEMO_SHOP, { hangs: true });
  const message = await fixture.hold(server.shopId);
  await waitFor(
    'it to be given up for now',
    async () => (await fixture.kept(message)).queue === 'awaiting_code',
  );
  await server.environment.control(`/shops/${DEMO_SHOP}/uninstall`, {});
  await waitFor('it to be dropped', async () => {
    await server.environment.forward(MINUTE_MS);
    return (await fixture.kept(message)).state === 'skipped';
  });
  expect(await fixture.kept(message)).toMatchObject({ reason: 'appUninstalled', queue: null });
});

async function letGo(messages: readonly HeldMessage[]): Promise<void> {
  await waitFor('the messages to be let go', async () => {
    const done = await Promise.all(messages.map((one) => fixture.isLetGo(one)));
    // Failed attempts are repeated a while later.
    if (!done.every(Boolean)) await server.environment.forward(2000);
    return done.every(Boolean);
  });
}

/** A number whose messages are released, although nobody accepts them in the end. */
async function giveNumber(shopId: number): Promise<void> {
  const senderId = await insertSender(server.db, shopId, { checked_at: 'infinity' });
  await insertTemplate(server.db, { shopId, senderId, name: 'cart_reminder_1_offer', category: 'MARKETING' });
}

async function storeTime(): Promise<Date> {
  const { offsetMs } = await server.environment.control<{ offsetMs: number }>('/clock');
  return new Date(Date.now() + offsetMs);
}

async function trouble(shop: string, change: object): Promise<void> {
  await server.environment.control(`/shops/${shop}/trouble`, change);
}

async function notifyStore(topic: string, body: object): Promise<void> {
  expect(await postStoreWebhook(server.appUrl, { topic, body })).toMatchObject({ status: 200 });
  await allHandled(server.rows);
}

function ago(ms: number): string {
  return new Date(testNow().getTime() - ms).toISOString();
}
