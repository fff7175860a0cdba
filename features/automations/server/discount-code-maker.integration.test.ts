import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '#tools/seed/browser.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { addSubscriber } from '#tools/world/add-subscriber.ts';
import {
  allHandled,
  openServer,
  postStoreWebhook,
  worldNow,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { queueMessages } from '#tools/world/queue-messages.ts';
import { waitFor } from '#tools/world/wait-for.ts';

const NORTH = 'north.myshopify.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: OpenServer;
let north: number;
let people = 0;

beforeAll(async () => {
  server = await openServer();
  const browser = new Browser();
  const consent = await browser.get(`${server.appUrl}/auth/shopify?shop=${NORTH}`);
  await browser.get((await browser.post(consent.redirectTo())).redirectTo());
  await browser.post(`${server.appUrl}/database/api/changePlan`, { shopURL: NORTH, plan: 'Free' });
  const [shop] = await server.rows<{ shop_id: string }>('select shop_id from shops where shop_url = $1', [
    NORTH,
  ]);
  north = Number(shop?.shop_id);
  await server.rows('update campaigns set is_on = true');
});
afterAll(() => server.close());

it("makes one shop's codes at once while another shop's store takes requests and answers none", async () => {
  await trouble(DEMO_SHOP, { hangs: true });
  const waiting = [];
  for (let nth = 0; nth < 12; nth += 1) waiting.push(await hold(server.shopId));
  const ours = await hold(north);
  await waitFor("the other shop's code", async () => (await codesIn(NORTH)).includes(ours.code));
  expect(await codesIn(DEMO_SHOP)).toEqual([]);
  expect(await stateOf(ours)).toBe('let go');
  expect(new Set(await Promise.all(waiting.map(stateOf)))).toEqual(new Set(['held']));

  await trouble(DEMO_SHOP, { hangs: false });
  const codes = waiting.map(({ code }) => code).toSorted();
  await waitFor('their codes, once their store answers again', async () => {
    // It is left alone for a while after each failure.
    await server.world.forward(MINUTE_MS);
    return (await codesIn(DEMO_SHOP)).length === codes.length;
  });
  expect((await codesIn(DEMO_SHOP)).toSorted()).toEqual(codes);
});

it('makes one code for a message although the answer to the first try was lost', async () => {
  const before = (await codesIn(NORTH)).length;
  const misbehaviour = { partner: 'shopify', kind: 'timeoutAfterAcceptance', times: 1 };
  await server.world.control('/misbehaviour', misbehaviour);
  const message = await hold(north);
  await waitFor('the message to be let go', async () => {
    await server.world.forward(MINUTE_MS);
    return (await stateOf(message)) === 'let go';
  });
  expect((await codesIn(NORTH)).slice(before)).toEqual([message.code]);
});

it.each([
  [
    'ordered',
    'orderedSince',
    (phone: string) =>
      notifyStore('orders/create', { id: 8800 + people, phone, currency: 'EUR', created_at: ago(HOUR_MS) }),
  ],
  [
    'left',
    'noConsent',
    (phone: string) =>
      server.rows('update subscribers set has_marketing_consent = false where phone_e164 = $1', [phone]),
  ],
] as const)('makes no code for somebody who %s meanwhile', async (_what, reason, happen) => {
  const phone = nextPhone();
  await addSubscriber(server.db, server.shopId, { phone });
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
  const before = await codesIn(DEMO_SHOP);
  const message = await hold(server.shopId, { phone, sourceEvent: token });
  const neighbour = await hold(server.shopId);
  await waitFor("the neighbour's code", async () => (await codesIn(DEMO_SHOP)).includes(neighbour.code));
  expect(await codesIn(DEMO_SHOP)).toEqual([...before, neighbour.code]);
  expect(
    await server.rows(`select state, verdict ->> 'reason' as reason from messages where discount_code = $1`, [
      message.code,
    ]),
  ).toEqual([{ state: 'skipped', reason }]);
});

/** A reminder with a code of its own, due now and held until the code is in the store. */
async function hold(
  shopId: number,
  known?: { phone: string; sourceEvent: string },
): Promise<{ code: string }> {
  const { phone, sourceEvent } = known ?? { phone: nextPhone(), sourceEvent: `held-${people}` };
  if (!known) await addSubscriber(server.db, shopId, { phone });
  const [sender] = await server.rows<{ sender_id: string }>(
    'select sender_id from senders where shop_id = $1',
    [shopId],
  );
  const code = `BELL-HELD${people}`;
  const discount = { code, percent: 10, expiresAt: new Date(worldNow().getTime() + 72 * HOUR_MS) };
  const ids = { shopId, senderId: sender?.sender_id ?? randomUUID() };
  await queueMessages(server.db, ids, { phone, sourceEvent, discount, delaySeconds: -24 * 3600 });
  return { code };
}

function nextPhone(): string {
  people += 1;
  return `+4915200${String(800_000 + people)}`;
}

/** Whether it is held for its code, or was let go. */
async function stateOf({ code }: { code: string }): Promise<string> {
  const [row] = await server.rows<{ state: string }>(
    `select case when o.state = 'held' then 'held' when m.state = 'skipped' then 'dropped' else 'let go' end as state
     from messages m left join outbox o on o.shop_id = m.shop_id and o.message_id = m.message_id
     where m.discount_code = $1`,
    [code],
  );
  return row?.state ?? 'unknown';
}

async function codesIn(shop: string): Promise<string[]> {
  const discounts = await server.world.control<{ code: string }[]>(`/shops/${shop}/discounts`);
  return discounts.map(({ code }) => code).filter((code) => code.startsWith('BELL-HELD'));
}

async function trouble(shop: string, change: object): Promise<void> {
  await server.world.control(`/shops/${shop}/trouble`, change);
}

async function notifyStore(topic: string, body: object): Promise<void> {
  expect(await postStoreWebhook(server.appUrl, { topic, body })).toMatchObject({ status: 200 });
  await allHandled(server.rows);
}

function ago(ms: number): string {
  return new Date(worldNow().getTime() - ms).toISOString();
}
