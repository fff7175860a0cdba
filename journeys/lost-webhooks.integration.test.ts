import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  openServer,
  postStoreWebhook,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

let server: OpenServer;
let shoppers = 0;

beforeAll(async () => {
  server = await openServer();
  await server.rows("update campaigns set is_on = true where type = 'abandonedCart' and channel = 'WA'");
});
afterEach(() => trouble({ hangs: false, losesWebhooks: false, withholdsRecoveryUrl: false, withholds: [] }));
afterAll(() => server.close());

it('asks every store for changes when a worker starts after a time without one', async () => {
  const asked = () => server.rows('select 1 from store_reconciles where checked_at is not null');
  await trouble({ losesWebhooks: true });
  const shopper = await beginCart();
  expect(await asked()).toEqual([]);
  await server.environment.programs.at(-1)?.stop();
  await server.environment.startServer('all');
  await waitFor('the store to be asked', async () => (await asked()).length === 1);
  expect(await timersOf(shopper)).toBe(1);
});

it('takes from a late webhook the facts of the same state that the store’s API does not report', async () => {
  await trouble({ losesWebhooks: true });
  const shopper = await beginCart();
  await server.rows('update store_reconciles set due_at = now(), leased_until = null');
  const [asked] = await waitFor('the cart to be learned of', async () => {
    const rows = await cartOf(shopper);
    return rows.length > 0 && rows;
  });
  expect(asked).toMatchObject({ cart_token: null });
  const updatedAt = asked?.store_updated_at ?? new Date(0);
  await postStoreWebhook(server.appUrl, {
    topic: 'checkouts/create',
    triggeredAt: updatedAt,
    body: {
      token: shopper.token,
      cart_token: 'cart-of-the-shopper',
      phone: shopper.phone,
      email: 'lena@wren.example',
      currency: 'EUR',
      total_price: '18.60',
      created_at: updatedAt,
      updated_at: updatedAt,
      completed_at: null,
      line_items: [],
      abandoned_checkout_url: null,
    },
  });
  await allHandled(server.rows);
  expect(await cartOf(shopper)).toMatchObject([
    { cart_token: 'cart-of-the-shopper', email: 'lena@wren.example' },
  ]);
});

it('reminds nobody of a cart whose order was not reported, because it asks the store first', async () => {
  const [lena, mira] = [await beginCart(), await beginCart()];
  await allHandled(server.rows);
  await trouble({ losesWebhooks: true });
  await server.environment.control(`/shops/${DEMO_SHOP}/checkouts/${lena.token}/complete`, {
    payment: 'card',
  });
  expect(await orderOf(lena)).toBeNull();

  await server.environment.forward(HOUR_MS + MINUTE_MS);
  // Sent, and not only queued: the next test advances the time by hours.
  await waitFor("the reminder of the other's cart", () => reminderOf(mira, 'sent_at is not null'));
  await waitFor('the order', () => orderOf(lena));
  expect(await reminderOf(lena)).toBeNull();
  expect(await timersOf(lena)).toBe(0);
});

it('restores subscriptions that the store dropped, and learns of the carts and orders meanwhile', async () => {
  const dropped = [
    'ORDERS_CREATE',
    'ORDERS_UPDATED',
    'CHECKOUTS_CREATE',
    'CHECKOUTS_UPDATE',
    'REFUNDS_CREATE',
  ];
  const before = await topics();
  await trouble({ dropSubscriptions: dropped });
  expect(before.length - (await topics()).length).toBe(dropped.length);
  const [emil, ada] = [await beginCart(), await beginCart()];
  const order = await server.environment.control<{ orderId: string }>(
    `/shops/${DEMO_SHOP}/checkouts/${emil.token}/complete`,
    { payment: 'card' },
  );
  await server.environment.control(`/shops/${DEMO_SHOP}/orders/${order.orderId}/refund`, { amount: 5 });
  await server.environment.control(`/shops/${DEMO_SHOP}/orders/${order.orderId}/cancel`, {});

  await server.environment.forward(6 * HOUR_MS);
  await waitFor('the subscriptions', async () => (await topics()).length === before.length);
  expect((await topics()).toSorted()).toEqual(before.toSorted());
  await waitFor('the order as it is now', async () => {
    const [row] = await server.rows<{ reported: boolean }>(
      `select o.cancelled_at is not null and r.amount_minor = 500 as reported
       from orders o join refunds r using (shop_id, order_id) where o.order_id = $1`,
      [order.orderId],
    );
    return row?.reported;
  });
  // The other cart was reported too, hours after it was left, but not too late.
  await waitFor('her reminder', () => reminderOf(ada));
  expect(await orderOf(emil)).toMatchObject({ phone_e164: emil.phone, checkout_token: emil.token });
  expect(await reminderOf(emil)).toBeNull();
});

it('reminds of carts whose recovery link the store withholds, reported or lost, and alerts the merchant', async () => {
  await trouble({ withholdsRecoveryUrl: true });
  const reported = await beginCart();
  await allHandled(server.rows);
  await trouble({ losesWebhooks: true });
  const lost = await beginCart();
  await server.environment.forward(HOUR_MS + MINUTE_MS);
  await waitFor('the reminder of the cart that was told', () => reminderOf(reported));
  const [sent] = await waitFor('its link', async () => {
    const rows = await server.rows<{ url: string }>(
      `select l.target_url as url from short_links l join messages m using (shop_id, message_id)
       where m.source_event = $1 and l.target_url like '%/cart/%'`,
      [reported.token],
    );
    return rows.length > 0 && rows;
  });
  expect(new URL(sent?.url ?? '').pathname).toMatch(/\/cart\/\d+:1$/);
  const remindersOf = (shopper: Shopper) =>
    server.rows(
      `select from messages m join subscribers s using (shop_id, subscriber_id)
       where s.phone_e164 = $1 and m.state <> 'skipped'`,
      [shopper.phone],
    );
  // A message that is still queued at night is written again in the morning.
  await waitFor('it to be sent', () => reminderOf(reported, 'sent_at is not null'));
  // Its webhook may still arrive within four hours.
  expect(await remindersOf(lost)).toEqual([]);
  await server.environment.forward(6 * HOUR_MS);
  await waitFor('the reminder of the cart that was lost', async () => (await remindersOf(lost)).length > 0);
  await server.environment.forward(6 * HOUR_MS);
  expect([await remindersOf(reported), await remindersOf(lost)]).toMatchObject([[{}], [{}]]);
  await readStoreAgain();
  const needs = await server.environment.merchant.get(
    `${server.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`,
  );
  expect(JSON.stringify(needs.body)).toContain('keeps the addresses of carts');
});

it('names the customer data that the store withholds, until the access is approved', async () => {
  const reconcile = () =>
    server.rows('update store_reconciles set due_at = now(), failures = 0 where leased_until is null');
  const withheld = async () =>
    (await server.rows<{ fields: string[] }>('select withheld_fields as fields from shops'))[0]?.fields;
  // Repeated, because a running check schedules the next one hours later when it ends.
  const areWithheld = async (count: number) => {
    if ((await withheld())?.length === count) return true;
    await reconcile();
    return false;
  };
  await trouble({ withholds: ['phone', 'address'] });
  await waitFor('what is withheld to be known', () => areWithheld(2));
  expect(await withheld()).toEqual(['phone', 'address']);
  const needs = await server.environment.merchant.get(
    `${server.appUrl}/database/api/analytics/needs?shopUrl=${DEMO_SHOP}`,
  );
  expect(JSON.stringify(needs.body)).toContain('keeps the phone and address of customers');
  await trouble({ withholds: [] });
  await waitFor('it to be told', () => areWithheld(0));
});

it('delays a reminder for at most half an hour while the store does not answer', async () => {
  const shopper = await beginCart();
  await allHandled(server.rows);
  await trouble({ hangs: true });
  await server.environment.forward(2 * HOUR_MS);
  await waitFor('it to wait', async () => {
    const [timer] = await server.rows('select 1 from timers where waiting_since is not null');
    return timer;
  });
  expect(await reminderOf(shopper)).toBeNull();
  await server.environment.forward(31 * MINUTE_MS);
  await waitFor('the reminder', () => reminderOf(shopper));
});

/** Reads the store again. No checkout has changed for so long that the store lists none. */
async function readStoreAgain(): Promise<void> {
  const checkedAt = async () =>
    (await server.rows<{ at: Date }>('select checked_at as at from store_reconciles'))[0]?.at.getTime() ?? 0;
  const before = await checkedAt();
  await waitFor('the store to be read again', async () => {
    await server.rows('update store_reconciles set due_at = now(), failures = 0 where leased_until is null');
    return (await checkedAt()) > before;
  });
}

interface Shopper {
  phone: string;
  token: string;
}

/** A subscriber who fills a cart in the store, enters her number, and leaves. */
async function beginCart(): Promise<Shopper> {
  shoppers += 1;
  const phone = `+4915200${String(600_000 + shoppers)}`;
  await addSubscriber(server.db, server.shopId, { phone });
  const { token } = await server.environment.control<{ token: string }>(`/shops/${DEMO_SHOP}/checkouts`, {
    phone,
    firstName: 'Lena',
    lines: [{ handle: 'moss-mug', quantity: 1 }],
  });
  // The sandbox posts its webhooks in the background.
  await server.environment.control('/webhooks/settled');
  return { phone, token };
}

function cartOf({ token }: Shopper) {
  return server.rows<{ cart_token: string | null; email: string | null; store_updated_at: Date }>(
    'select cart_token, email, store_updated_at from checkouts where checkout_token = $1',
    [token],
  );
}

async function orderOf({ token }: Shopper) {
  const [row] = await server.rows<{ phone_e164: string; checkout_token: string }>(
    'select phone_e164, checkout_token from orders where checkout_token = $1',
    [token],
  );
  return row ?? null;
}

async function reminderOf({ token }: Shopper, condition = "state <> 'skipped'"): Promise<object | null> {
  const [row] = await server.rows(`select state from messages where source_event = $1 and ${condition}`, [
    token,
  ]);
  return row ?? null;
}

async function timersOf({ token }: Shopper): Promise<number> {
  return (await server.rows("select 1 from timers where subject = 'checkout:' || $1", [token])).length;
}

async function topics(): Promise<string[]> {
  const subscriptions = await server.environment.control<{ topic: string }[]>(
    `/shops/${DEMO_SHOP}/subscriptions`,
  );
  return subscriptions.map(({ topic }) => topic);
}

async function trouble(change: object): Promise<void> {
  await server.environment.control(`/shops/${DEMO_SHOP}/trouble`, change);
}
