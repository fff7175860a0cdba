import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../tools/seed/browser.ts';
import { DEMO_SHOP } from '../tools/seed/seed-demo-shop.ts';
import { insertTemplate } from '../tools/world/insert-template.ts';
import { queueMessages } from '../tools/world/queue-messages.ts';
import { waitFor } from '../tools/world/wait-for.ts';
import { allHandled, openServer, postStoreWebhook, worldNow, type OpenServer } from './http/open-server.ts';

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
  await giveNumber(north);
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
  expect(new Set(await Promise.all(waiting.map(stateOf)))).toEqual(new Set(['waits']));

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
  await subscribe(server.shopId, phone);
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

interface Held {
  phone?: string;
  sourceEvent?: string;
  percent?: number;
  validSeconds?: number;
  code?: string;
}

/** A reminder with a code of its own, due now. */
async function hold(shopId: number, given: Held = {}): Promise<{ code: string }> {
  const phone = given.phone ?? nextPhone();
  const sourceEvent = given.sourceEvent ?? `held-${people}`;
  if (given.phone === undefined) await subscribe(shopId, phone);
  const [sender] = await server.rows<{ sender_id: string }>(
    'select sender_id from senders where shop_id = $1',
    [shopId],
  );
  const { code = `BELL-HELD${people}`, percent = 10, validSeconds = 72 * 3600 } = given;
  const discount = { code, percent, validSeconds };
  await queueMessages(
    { query: server.rows },
    { shopId, senderId: sender?.sender_id ?? randomUUID() },
    {
      phone,
      sourceEvent,
      delaySeconds: 24 * 3600,
    },
  );
  await server.rows(
    `with held as (
       update messages set discount_code = $3, verdict = jsonb_build_object('discount', $4::jsonb),
         content = replace(content::text, 'BELL-1234567', $3)::jsonb
       where shop_id = $1 and source_event = $2 returning message_id
     )
     update outbox o set due_at = now() - interval '1 day' from held h where o.message_id = h.message_id`,
    [shopId, sourceEvent, code, JSON.stringify(discount)],
  );
  return { code };
}

function nextPhone(): string {
  people += 1;
  return `+4915200${String(800_000 + people)}`;
}

async function subscribe(shopId: number, phone: string): Promise<void> {
  await server.rows(
    `insert into subscribers (shop_id, subscriber_id, channel, phone_e164, has_marketing_consent, opted_in_at, created_at)
     values ($1, gen_random_uuid(), 'WA', $2, true, now(), now())`,
    [shopId, phone],
  );
}

/** A number that messages are let through for; nobody takes them in the end. */
async function giveNumber(shopId: number): Promise<void> {
  const senderId = randomUUID();
  await server.rows(
    `insert into senders (shop_id, sender_id, channel, external_id, business_account_id, access_token_sealed, sends_per_second, budget, budget_at, checked_at)
     values ($1, $2::uuid, 'WA', $2::text, 'north', '', 80, 80, now(), now() + interval '1 year')`,
    [shopId, senderId],
  );
  const query = server.rows;
  await insertTemplate({ query }, { shopId, senderId, name: 'abandoned_cart_1', category: 'MARKETING' });
}

/** Whether it waits for its code, or was let go with it. */
async function stateOf({ code }: { code: string }): Promise<string> {
  const [row] = await server.rows<{ state: string }>(
    `select case when state = 'skipped' then 'dropped' when verdict #> '{discount,endsAt}' is null then 'waits' else 'let go' end as state
     from messages where discount_code = $1`,
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
