import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import { openDoors, type Doors } from './open-doors.ts';
import { StoreTill } from './store-till.ts';

let doors: Doors;
let till: StoreTill;
beforeAll(async () => {
  doors = await openDoors();
  till = new StoreTill(doors);
});
afterAll(() => doors.close());

const CODE = 'BELL-RETURNS';
const IN_SEPTEMBER = new Date('2026-09-30T12:00:00Z');
const refund = (order: { id: number }, id: number, amount: string, at: string) => ({
  id,
  order_id: order.id,
  created_at: at,
  transactions: [
    { kind: 'refund', status: 'success', amount, currency: 'EUR' },
    { kind: 'refund', status: 'failure', amount: '40.00', currency: 'EUR' },
  ],
});
const cancelled = (order: object, at: string) => ({ ...order, cancelled_at: at, updated_at: at });

it("takes refunds and then a cancellation off, exactly the amount, on the shop's days they happen", async () => {
  const { phone } = await till.remindedShopper({ discountCode: CODE, at: IN_SEPTEMBER });
  // Late in the evening in UTC it is the next day in Berlin.
  const order = await till.place({ phone, at: Date.parse('2026-10-01T23:30:00Z'), code: CODE });
  expect(await till.byDay()).toMatchObject({ '2026-10-02': '1 for 5000' });
  await till.tell('refunds/create', refund(order, 1, '10.00', '2026-10-03T12:00:00Z'));
  await till.tell('refunds/create', refund(order, 1, '10.00', '2026-10-03T12:00:00Z'));
  await till.tell('refunds/create', refund(order, 2, '0.05', '2026-10-04T12:00:00Z'));
  await till.tell('orders/cancelled', cancelled(order, '2026-10-05T21:59:00Z'));
  await till.tell('orders/updated', cancelled(order, '2026-10-05T21:59:00Z'));
  await till.tell('refunds/create', refund(order, 3, '39.95', '2026-10-06T12:00:00Z'));
  expect(await till.byDay()).toMatchObject({
    '2026-10-02': '1 for 5000',
    '2026-10-03': '0 for -1000',
    '2026-10-04': '0 for -5',
    '2026-10-05': '0 for -3995',
  });
  expect(await till.byDay()).not.toHaveProperty('2026-10-06');
  expect(await till.creditOf(order)).toMatchObject({ amount_minor: 5000, returned_minor: 5000 });
});

it('takes a refund off although it is told before its order', async () => {
  const { phone } = await till.remindedShopper({ discountCode: 'BELL-EARLY', at: IN_SEPTEMBER });
  const order = till.orderBody({ phone, at: Date.parse('2026-10-10T12:00:00Z'), code: 'BELL-EARLY' });
  await till.tell('refunds/create', refund(order, 11, '12.00', '2026-10-11T12:00:00Z'));
  await till.tell('orders/create', order);
  await till.tell('orders/updated', order);
  expect(await till.byDay()).toMatchObject({ '2026-10-10': '1 for 5000', '2026-10-11': '0 for -1200' });
  expect(await till.creditOf(order)).toMatchObject({ returned_minor: 1200 });
});

it('nets an order to nothing whose cancellation is the first that is told of it', async () => {
  const { phone } = await till.remindedShopper({ discountCode: 'BELL-GONE', at: IN_SEPTEMBER });
  const order = till.orderBody({ phone, at: Date.parse('2026-10-15T12:00:00Z'), code: 'BELL-GONE' });
  await till.tell('orders/cancelled', cancelled(order, '2026-10-16T12:00:00Z'));
  await till.tell('orders/create', order);
  expect(await till.byDay()).toMatchObject({ '2026-10-15': '1 for 5000', '2026-10-16': '0 for -5000' });
});

it('takes nothing off for an order that was never credited', async () => {
  const before = await till.byDay();
  const order = await till.place({ phone: '+4915215559998', at: Date.parse('2026-10-20T12:00:00Z') });
  await till.tell('refunds/create', refund(order, 21, '10.00', '2026-10-20T13:00:00Z'));
  await till.tell('orders/cancelled', cancelled(order, '2026-10-20T14:00:00Z'));
  expect(await till.byDay()).toEqual(before);
});

it('shows the merchant what the credits add up to', async () => {
  const [sum] = await doors.rows<{ net: string }>(
    'select sum(amount_minor - returned_minor) as net from order_credits',
  );
  const dashboard = `${doors.appUrl}/database/api/analytics/dashboard?shopUrl=${DEMO_SHOP}&channel=WA`;
  const { body } = await doors.world.merchant.get(dashboard);
  expect(Number(sum?.net)).toBeGreaterThan(0);
  expect(body).toMatchObject({ WA: { totalRevenueMinor: Number(sum?.net) } });
});
