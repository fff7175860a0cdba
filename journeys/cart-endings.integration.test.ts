import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import {
  allHandled,
  openServer,
  postStoreWebhook,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages, type QueuedMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let sender: { shopId: number; senderId: string };
let shoppers = 0;
let nextId = 9000;

beforeAll(async () => {
  server = await openServer();
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
  const [number] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  sender = { shopId: server.shopId, senderId: number?.sender_id ?? '' };
});
afterAll(() => server.close());

/** A subscriber who started a checkout two hours ago, with every identity that stores know. */
interface Shopper {
  phone: string;
  email: string;
  customerId: number;
  token: string;
  beganAt: Date;
}

type Ending = [name: string, reason: string, report: (shopper: Shopper) => Promise<void>];

// The store's reports are an hour old: after the checkout was started, and before any reminder was written.
const ENDINGS: Ending[] = [
  ['orders from it', 'orderedSince', (one) => order({ checkout_token: one.token })],
  ['orders on another device, by number', 'orderedSince', (one) => order({ phone: one.phone })],
  [
    'orders as the same customer, without a number',
    'orderedSince',
    (one) => order({ customer: { id: one.customerId } }),
  ],
  [
    'orders with the same address, in capitals',
    'orderedSince',
    (one) => order({ email: one.email.toUpperCase() }),
  ],
  [
    'completes it without a report of the order',
    'orderedSince',
    (one) => checkout(one, { completed_at: anHourAgo() }),
  ],
  ['takes everything out', 'cartEmptied', (one) => checkout(one, { line_items: [] })],
  [
    'starts another one',
    'cartReplaced',
    (one) =>
      checkout({ ...one, token: `${one.token}-again`, beganAt: new Date(anHourAgo()) }, { email: null }),
  ],
];

describe.each(ENDINGS)('a shopper who %s', (_name, reason, report) => {
  it('gets no reminder that was already queued: it is dropped immediately', async () => {
    const shopper = await addShopper();
    await queue(shopper, HOUR_MS);
    await report(shopper);
    expect(await verdictOf(shopper)).toEqual({ state: 'skipped', reason, waits: false });
  });

  it('gets no reminder that is written only afterwards: the gate drops it', async () => {
    const shopper = await addShopper();
    const neighbour = await addShopper();
    await report(shopper);
    await queue(shopper, 0);
    await queue(neighbour, 0);
    await waitFor('the gate', async () => (await verdictOf(shopper)).state !== 'queued');
    expect(await verdictOf(shopper)).toEqual({ state: 'skipped', reason, waits: false });
    await waitFor("the neighbour's", async () => (await verdictOf(neighbour)).state === 'delivered');
  });
});

it('checks only what a campaign tied its message to, for messages of any campaign', async () => {
  const [tied, free] = [await addShopper(), await addShopper()];
  for (const { token } of [tied, free]) await order({ checkout_token: token });
  await queue(tied, 0, { sourceType: 'cartStory', voidedBy: 'cartEnding' });
  await queue(free, 0, { sourceType: 'cartStory' });
  await waitFor('the gate', async () => (await verdictOf(tied)).state !== 'queued');
  expect(await verdictOf(tied)).toEqual({ state: 'skipped', reason: 'orderedSince', waits: false });
  await waitFor('the other', async () => (await verdictOf(free)).state === 'delivered');
});

it('reminds of a cart although its shopper ordered before it, and another shopper ordered since', async () => {
  const shopper = await addShopper();
  const beforeIt = new Date(shopper.beganAt.getTime() - HOUR_MS).toISOString();
  await order({ phone: shopper.phone, created_at: beforeIt });
  const other = await addShopper();
  await order({ phone: other.phone });
  await queue(shopper, 0);
  await waitFor('the reminder', async () => (await verdictOf(shopper)).state === 'delivered');
});

async function addShopper(): Promise<Shopper> {
  shoppers += 1;
  const shopper = {
    phone: `+4915200${String(700_000 + shoppers)}`,
    email: `shopper-${shoppers}@wren.example`,
    customerId: 5000 + shoppers,
    token: `cart-${shoppers}`,
    beganAt: new Date(testNow().getTime() - 2 * HOUR_MS),
  };
  await checkout(shopper, { updated_at: shopper.beganAt.toISOString() });
  // The shop's own reminder is not tested here: it is due immediately, and nobody can get it yet.
  await server.rows('delete from timers where shop_id = $1', [sender.shopId]);
  await addSubscriber(server.db, sender.shopId, { phone: shopper.phone });
  return shopper;
}

async function notifyStore(topic: string, body: object): Promise<void> {
  expect(await postStoreWebhook(server.appUrl, { topic, body })).toMatchObject({ status: 200 });
  await allHandled(server.rows);
}

function checkout(shopper: Shopper, more: object): Promise<void> {
  return notifyStore('checkouts/update', {
    token: shopper.token,
    phone: shopper.phone,
    email: shopper.email,
    customer: { id: shopper.customerId },
    currency: 'EUR',
    total_price: '24.00',
    line_items: [{ product_id: 1, title: 'Moss mug', quantity: 1, price: '24.00' }],
    abandoned_checkout_url: `https://demo.myshopify.com/recover/${shopper.token}`,
    created_at: shopper.beganAt.toISOString(),
    updated_at: anHourAgo(),
    ...more,
  });
}

function order(more: object): Promise<void> {
  nextId += 1;
  return notifyStore('orders/create', {
    id: nextId,
    currency: 'EUR',
    total_price: '24.00',
    created_at: anHourAgo(),
    updated_at: anHourAgo(),
    ...more,
  });
}

function anHourAgo(): string {
  return new Date(testNow().getTime() - HOUR_MS).toISOString();
}

function queue(
  { phone, token }: Shopper,
  delayMs: number,
  more: Pick<QueuedMessages, 'sourceType' | 'voidedBy'> = {},
): Promise<void> {
  return queueMessages(server.db, sender, {
    phone,
    sourceEvent: token,
    delaySeconds: delayMs / 1000,
    ...more,
  });
}

async function verdictOf({ token }: Shopper) {
  const [row] = await server.rows<{ state: string; reason: string | null; waits: boolean }>(
    `select m.state, m.verdict ->> 'reason' as reason,
       exists (select from outbox o where o.message_id = m.message_id) as waits
     from messages m where m.shop_id = $1 and m.source_event = $2`,
    [sender.shopId, token],
  );
  if (!row) throw new Error(`no reminder of ${token}`);
  return row;
}
