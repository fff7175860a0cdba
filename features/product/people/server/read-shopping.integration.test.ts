import { beforeEach, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addCart } from '#tools/test-environment/seeds/add-cart.ts';
import { addOrders, orderLine } from '#tools/test-environment/seeds/add-orders.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { linkChatCart } from '#tools/test-environment/seeds/link-chat-cart.ts';
import { writeMessage } from '#tools/test-environment/seeds/write-message.ts';
import { findPerson } from './find-person.ts';
import { readShopping } from './read-shopping.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PHONE = '+4915215550101';
const MIRA = { phoneE164: PHONE };
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const DAY = 24 * 60;

const opened = useTestDatabase();
let shopId: number;
let mira: string;

beforeEach(async () => {
  shopId = await insertShop(opened.db);
  mira = await addSubscriber(opened.db, shopId, { phone: PHONE, firstName: 'Mira', at: ago(600) });
});

function shopping(id = mira) {
  return inShop(opened.db, shopId, async (tx) =>
    readShopping(tx, {
      shopId,
      person: await findPerson(tx, shopId, id),
      now: NOW,
      adminUrlOf: (orderId) => `https://store.example/admin/orders/${orderId}`,
    }),
  );
}

const cart = (checkoutToken: string, minutes: number, changed: object = {}) =>
  addCart(opened.db, shopId, { checkoutToken, createdAt: ago(minutes), ...MIRA, ...changed });

it('is empty for a person who has done nothing in the store', async () => {
  await addOrders(opened.db, shopId, [{ orderId: '9', phoneE164: '+4915215550109' }]);
  expect(await shopping()).toEqual({ cart: null, orders: [], codes: [] });
});

it('lists the last three orders by every identifier, each once, with goods, state and address', async () => {
  await opened.pool.query('update subscribers set email = $2 where subscriber_id = $1', [
    mira,
    'Mira@Shop.example',
  ]);
  const lines = [
    { ...orderLine('1', 2), title: 'Mug' },
    { ...orderLine('2', 3), title: 'Bowl', currentQuantity: 0 },
  ];
  await addOrders(opened.db, shopId, [
    { orderId: '1', createdAt: ago(400), ...MIRA },
    { orderId: '2', createdAt: ago(300), email: 'MIRA@shop.example', cancelledAt: ago(200) },
    {
      orderId: '3',
      createdAt: ago(200),
      ...MIRA,
      email: 'mira@shop.example',
      financialStatus: 'paid',
      lines,
    },
    { orderId: '4', createdAt: ago(100), ...MIRA, fulfilmentStatus: 'fulfilled' },
  ]);
  const { orders } = await shopping();
  expect(orders.map(({ orderId, state }) => [orderId, state])).toEqual([
    ['4', 'sent'],
    ['3', 'paid'],
    ['2', 'cancelled'],
  ]);
  expect(orders[1]).toMatchObject({
    name: '#3',
    items: [{ title: 'Mug', quantity: 2 }],
    moreItems: 0,
    adminUrl: 'https://store.example/admin/orders/3',
  });
});

it('shows the goods of a cancelled order, and at most ten lines', async () => {
  const gone = { ...orderLine('1', 4), title: 'Mug', currentQuantity: 0 };
  const many = Array.from({ length: 12 }, (_, nth) => orderLine(`${nth}`));
  await addOrders(opened.db, shopId, [
    { orderId: '1', createdAt: ago(20), ...MIRA, cancelledAt: ago(10), lines: [gone] },
    { orderId: '2', createdAt: ago(30), ...MIRA, lines: many },
  ]);
  const [cancelled, long] = (await shopping()).orders;
  expect(cancelled?.items).toEqual([{ title: 'Mug', quantity: 4 }]);
  expect(long).toMatchObject({ moreItems: 2 });
  expect(long?.items).toHaveLength(10);
});

it('shows the newest cart until it is ordered', async () => {
  await cart('old', 300, { totalMinor: 1000 });
  await cart('new', 200, { totalMinor: 4200 });
  expect((await shopping()).cart).toMatchObject({ totalMinor: 4200, at: ago(200).toISOString() });
  await addOrders(opened.db, shopId, [{ orderId: '1', createdAt: ago(100), ...MIRA }]);
  expect((await shopping()).cart).toBeNull();
});

it.each([
  ['was completed', { completedAt: ago(10) }, 100],
  ['was emptied', { lines: [] }, 100],
  ['is older than 30 days', {}, 31 * DAY],
  ['is somebody else’s', { phoneE164: '+4915215550109' }, 100],
])('shows no cart that %s', async (_, changed, minutes) => {
  await cart('one', minutes, changed);
  expect((await shopping()).cart).toBeNull();
});

it('lists the discount codes that were sent, and whether an order used them', async () => {
  await insertSender(opened.db, shopId);
  const rows = async (text: string, values?: unknown[]) => (await opened.pool.query(text, values)).rows;
  const planting = { rows: rows as never, shopId };
  for (const [discountCode, minutes] of [
    ['SPRING', 300],
    ['AUTUMN', 200],
    ['NEVER', 100],
  ] as const) {
    const { messageId } = await writeMessage(planting, { phone: PHONE, at: ago(minutes), discountCode });
    if (discountCode !== 'NEVER')
      await rows('update messages set sent_at = created_at where message_id = $1', [messageId]);
  }
  await addOrders(opened.db, shopId, [
    { orderId: '1', createdAt: ago(50), ...MIRA, discountCodes: ['spring'] },
  ]);
  expect((await shopping()).codes).toEqual([
    { code: 'AUTUMN', at: ago(200).toISOString(), isUsed: false },
    { code: 'SPRING', at: ago(300).toISOString(), isUsed: true },
  ]);
});

it('knows the orders of a person on Messenger by their linked cart', async () => {
  const pia = await addSubscriber(opened.db, shopId, {
    psid: '4711',
    firstName: 'Pia',
    at: ago(600),
  });
  await addOrders(opened.db, shopId, [
    { orderId: '7', cartToken: 'c7', createdAt: ago(60) },
    { orderId: '8', cartToken: 'c8', createdAt: ago(50) },
  ]);
  await linkChatCart(opened.db, shopId, { cartToken: 'c7', subscriberId: pia, at: ago(60), orderId: '7' });
  expect((await shopping(pia)).orders.map(({ orderId }) => orderId)).toEqual(['7']);
});
