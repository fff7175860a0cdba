import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { followLink } from '#tools/test-environment/follow-link.ts';
import {
  allHandled,
  openServer,
  postMetaWebhook,
  postStoreWebhook,
  whatsAppBody,
  writeMessage,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { REMINDED_AT, TestCheckout } from './test-checkout.ts';

let server: OpenServer;
let till: TestCheckout;
beforeAll(async () => {
  server = await openServer();
  till = new TestCheckout(server);
});
afterAll(() => server.close());

/** The shopper opens the link in her message now. Returns the time. */
async function click({
  messageId,
  subscriberId,
}: {
  messageId: string;
  subscriberId: string;
}): Promise<number> {
  const link = [
    messageId.slice(-10),
    server.shopId,
    messageId,
    REMINDED_AT,
    subscriberId,
    'https://demo.example/cart',
  ];
  await server.rows('insert into short_links values ($1, $2, $3, $4, $5, $6) on conflict do nothing', link);
  const touches = () =>
    server.rows<{ at: Date }>('select touched_at as at from touches where message_id = $1 order by 1 desc', [
      messageId,
    ]);
  const before = (await touches()).length;
  await followLink(`${server.appUrl}/l/${messageId.slice(-10)}`);
  const [touch] = await waitFor('the click', async () =>
    (await touches()).length > before ? touches() : null,
  );
  return touch?.at.getTime() ?? 0;
}

it('credits an order with a message’s own code to that message, not to a later click on another', async () => {
  const coded = await till.remindedShopper({ discountCode: 'BELL-C0DED01' });
  const clicked = await till.remindedShopper();
  const at = await click(clicked);
  const order = await till.place({ phone: clicked.phone, at: at + HOUR_MS, code: 'BELL-C0DED01' });
  expect(await till.creditOf(order)).toEqual({
    message_id: coded.messageId,
    touch_kind: 'code',
    amount_minor: 5000,
    returned_minor: 0,
  });
  const strange = await till.place({ phone: clicked.phone, at: at + 6 * DAY_MS, code: 'NOT-OURS' });
  expect(await till.creditOf(strange)).toBeNull();
});

it('credits a shared code to the message of the person who ordered, and to no other', async () => {
  const lena = await till.remindedShopper({ discountCode: 'SUMMER10' });
  const marie = await till.remindedShopper({ discountCode: 'SUMMER10' });
  const asked = { at: REMINDED_AT.getTime() + 9 * DAY_MS, code: 'summer10' };
  expect(await till.creditOf(await till.place({ ...asked, phone: lena.phone }))).toMatchObject({
    message_id: lena.messageId,
    touch_kind: 'code',
  });
  const clicked = await till.remindedShopper();
  const at = await click(clicked);
  const own = await till.place({ phone: clicked.phone, at: at + HOUR_MS, code: 'SUMMER10' });
  expect(await till.creditOf(own)).toMatchObject({ message_id: clicked.messageId, touch_kind: 'click' });
  expect(await till.creditOf(await till.place({ ...asked, phone: '+4915215550098' }))).toBeNull();
  const cart = await till.remindedShopper({ discountCode: 'SUMMER10', sourceEvent: 'cart-of-nina' });
  const elsewhere = { ...asked, phone: '+4915215550097', checkoutToken: 'cart-of-nina' };
  expect(await till.creditOf(await till.place(elsewhere))).toMatchObject({ message_id: cart.messageId });
  expect(await till.creditOf(await till.place({ ...asked, phone: marie.phone }))).toMatchObject({
    message_id: marie.messageId,
  });
});

it.each([
  ['that was never sent', { isSent: false }],
  ['that was sent after the order', { at: new Date(REMINDED_AT.getTime() + 2 * HOUR_MS) }],
])('ignores the code of a message %s', async (_name, reminded) => {
  for (const code of ['WINTER10', 'BELL-ABC1234']) {
    const { phone } = await till.remindedShopper({ discountCode: code, ...reminded });
    const order = await till.place({ phone, at: REMINDED_AT.getTime() + HOUR_MS, code });
    expect(await till.creditOf(order)).toBeNull();
  }
});

it('credits a click for five days, and nothing after six days', async () => {
  const lena = await till.remindedShopper();
  const at = await click(lena);
  const within = await till.place({ phone: lena.phone, at: at + 5 * DAY_MS - MINUTE_MS });
  expect(await till.creditOf(within)).toMatchObject({ message_id: lena.messageId, touch_kind: 'click' });
  expect(await till.creditOf(await till.place({ phone: lena.phone, at: at + 6 * DAY_MS }))).toBeNull();
});

it('credits the last click of several messages', async () => {
  const lena = await till.remindedShopper();
  const second = { ...lena, ...(await writeMessage(server, { phone: lena.phone, at: REMINDED_AT })) };
  await click(second);
  const at = await click(lena);
  expect(await till.creditOf(await till.place({ phone: lena.phone, at: at + MINUTE_MS }))).toMatchObject({
    message_id: lena.messageId,
  });
});

it('credits an order to its own broadcast, and its refund too', async () => {
  const lena = await till.remindedShopper();
  const broadcast = () => ({ kind: 'broadcast', type: 'broadcast', id: randomUUID() }) as const;
  const [spring, autumn] = [broadcast(), broadcast()];
  await writeMessage(server, { phone: lena.phone, at: REMINDED_AT, source: spring });
  const second = {
    ...lena,
    ...(await writeMessage(server, { phone: lena.phone, at: REMINDED_AT, source: autumn })),
  };
  const at = await click(second);
  const order = await till.place({ phone: lena.phone, at: at + MINUTE_MS });
  const earned = () =>
    server.rows(
      `select source_id, sum(orders)::int as orders, sum(revenue_minor)::int as revenue from daily_rollups
       where source_kind = 'broadcast' and source_id in ($1, $2) group by source_id`,
      [spring.id, autumn.id],
    );
  expect(await earned()).toEqual([{ source_id: autumn.id, orders: 1, revenue: 5000 }]);
  await till.report('orders/cancelled', { ...order, cancelled_at: new Date(at + HOUR_MS).toISOString() });
  expect(await earned()).toEqual([{ source_id: autumn.id, orders: 1, revenue: 0 }]);
});

it('credits no click that followed the order', async () => {
  const lena = await till.remindedShopper();
  const at = await click(lena);
  expect(await till.creditOf(await till.place({ phone: lena.phone, at: at - MINUTE_MS }))).toBeNull();
});

it('credits a read message for a day if nothing was clicked', async () => {
  const lena = await till.remindedShopper();
  const readAt = REMINDED_AT.getTime() + HOUR_MS;
  await read(lena.messageId, readAt);
  expect(await till.creditOf(await till.place({ phone: lena.phone, at: readAt + 25 * HOUR_MS }))).toBeNull();
  const within = await till.place({ phone: lena.phone, at: readAt + 23 * HOUR_MS });
  expect(await till.creditOf(within)).toMatchObject({ message_id: lena.messageId, touch_kind: 'read' });
});

it('credits no message that merely arrived, and no message of another shopper', async () => {
  const [lena, marie] = [await till.remindedShopper(), await till.remindedShopper()];
  expect(
    await till.creditOf(await till.place({ phone: lena.phone, at: REMINDED_AT.getTime() + HOUR_MS })),
  ).toBeNull();
  const at = await click(marie);
  expect(await till.creditOf(await till.place({ phone: lena.phone, at: at + MINUTE_MS }))).toBeNull();
});

it('recognizes a shopper who orders with another number by the cart of her reminder', async () => {
  const lena = await till.remindedShopper({ sourceEvent: 'cart-of-lena' });
  const at = await click(lena);
  const order = await till.place({
    phone: '+4915215559999',
    at: at + MINUTE_MS,
    checkoutToken: 'cart-of-lena',
  });
  expect(await till.creditOf(order)).toMatchObject({ message_id: lena.messageId, touch_kind: 'click' });
});

it('credits an order once, however often and in whatever form it is reported', async () => {
  const lena = await till.remindedShopper();
  const before = await till.byDay();
  const order = till.orderBody({ phone: lena.phone, at: (await click(lena)) + MINUTE_MS });
  const tellings = ['orders/create', 'orders/create', 'orders/updated', 'orders/paid'].map((topic) =>
    postStoreWebhook(server.appUrl, { topic, body: order }),
  );
  expect((await Promise.all(tellings)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await allHandled(server.rows);
  expect(await till.creditOf(order)).toMatchObject({ amount_minor: 5000 });
  const credited = await till.byDay();
  const [day = '', words] = Object.entries(credited).find(([one]) => credited[one] !== before[one]) ?? [];
  const [ordersBefore = 0, revenueBefore = 0] = (before[day] ?? '').split(' for ').map(Number);
  expect(words).toBe(`${ordersBefore + 1} for ${revenueBefore + 5000}`);
});

async function read(messageId: string, at: number): Promise<void> {
  const status = {
    id: `wamid.${messageId}`,
    status: 'read',
    timestamp: String(at / 1000),
    biz_opaque_callback_data: `b1:${server.shopId}:${messageId}`,
  };
  await postMetaWebhook(server.appUrl, 'whatsapp', whatsAppBody({ statuses: [status] }));
}
