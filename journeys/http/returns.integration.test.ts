import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { TestCheckout } from './test-checkout.ts';

let server: OpenServer;
let till: TestCheckout;
beforeAll(async () => {
  server = await openServer();
  till = new TestCheckout(server);
});
afterAll(() => server.close());

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

it('subtracts refunds and then a cancellation exactly, on the shop’s days on which they happen', async () => {
  const { phone } = await till.remindedShopper({ discountCode: CODE, at: IN_SEPTEMBER });
  // Late in the evening in UTC, it is already the next day in Berlin.
  const order = await till.place({ phone, at: Date.parse('2026-10-01T23:30:00Z'), code: CODE });
  expect(await till.byDay()).toMatchObject({ '2026-10-02': '1 for 5000' });
  await till.report('refunds/create', refund(order, 1, '10.00', '2026-10-03T12:00:00Z'));
  await till.report('refunds/create', refund(order, 1, '10.00', '2026-10-03T12:00:00Z'));
  await till.report('refunds/create', refund(order, 2, '0.05', '2026-10-04T12:00:00Z'));
  await till.report('orders/cancelled', cancelled(order, '2026-10-05T21:59:00Z'));
  await till.report('orders/updated', cancelled(order, '2026-10-05T21:59:00Z'));
  await till.report('refunds/create', refund(order, 3, '39.95', '2026-10-06T12:00:00Z'));
  expect(await till.byDay()).toMatchObject({
    '2026-10-02': '1 for 5000',
    '2026-10-03': '0 for -1000',
    '2026-10-04': '0 for -5',
    '2026-10-05': '0 for -3995',
  });
  expect(await till.byDay()).not.toHaveProperty('2026-10-06');
  expect(await till.creditOf(order)).toMatchObject({ amount_minor: 5000, returned_minor: 5000 });
});

it('subtracts a refund although it is reported before its order', async () => {
  const { phone } = await till.remindedShopper({ discountCode: 'BELL-EARLY', at: IN_SEPTEMBER });
  const order = till.orderBody({ phone, at: Date.parse('2026-10-10T12:00:00Z'), code: 'BELL-EARLY' });
  await till.report('refunds/create', refund(order, 11, '12.00', '2026-10-11T12:00:00Z'));
  await till.report('orders/create', order);
  await till.report('orders/updated', order);
  expect(await till.byDay()).toMatchObject({ '2026-10-10': '1 for 5000', '2026-10-11': '0 for -1200' });
  expect(await till.creditOf(order)).toMatchObject({ returned_minor: 1200 });
});

it('nets an order to zero if its cancellation is reported first', async () => {
  const { phone } = await till.remindedShopper({ discountCode: 'BELL-GONE', at: IN_SEPTEMBER });
  const order = till.orderBody({ phone, at: Date.parse('2026-10-15T12:00:00Z'), code: 'BELL-GONE' });
  await till.report('orders/cancelled', cancelled(order, '2026-10-16T12:00:00Z'));
  await till.report('orders/create', order);
  expect(await till.byDay()).toMatchObject({ '2026-10-15': '1 for 5000', '2026-10-16': '0 for -5000' });
});

it('subtracts nothing for an order that was never credited', async () => {
  const before = await till.byDay();
  const order = await till.place({ phone: '+4915215559998', at: Date.parse('2026-10-20T12:00:00Z') });
  await till.report('refunds/create', refund(order, 21, '10.00', '2026-10-20T13:00:00Z'));
  await till.report('orders/cancelled', cancelled(order, '2026-10-20T14:00:00Z'));
  expect(await till.byDay()).toEqual(before);
});

it('subtracts a refund in the shopper’s currency in the shop’s currency, whichever report has the rate', async () => {
  const inBoth = (euros: string, dollars: string) => ({
    shop_money: { amount: euros, currency_code: 'EUR' },
    presentment_money: { amount: dollars, currency_code: 'USD' },
  });
  const { phone } = await till.remindedShopper({ discountCode: 'BELL-USD', at: IN_SEPTEMBER });
  const order = await till.place({ phone, at: Date.parse('2026-11-01T12:00:00Z'), code: 'BELL-USD' });
  const inDollars = (id: number, amount: string, more: object = {}) => ({
    ...refund(order, id, amount, '2026-11-02T12:00:00Z'),
    transactions: [{ kind: 'refund', status: 'success', amount, currency: 'USD' }],
    ...more,
  });
  const line = { subtotal: 20, subtotal_set: inBoth('20.00', '22.00') };
  await till.report('refunds/create', inDollars(31, '11.00', { refund_line_items: [line] }));
  expect(await till.creditOf(order)).toMatchObject({ amount_minor: 5000, returned_minor: 1000 });
  // This report does not contain the exchange rate. The order, which is reported right after it, does.
  await till.report('refunds/create', inDollars(32, '5.50'));
  expect(await till.creditOf(order)).toMatchObject({ returned_minor: 1000 });
  const updated = {
    ...order,
    total_price_set: inBoth('50.00', '55.00'),
    current_total_price: '35.00',
    refunds: [inDollars(31, '11.00'), inDollars(32, '5.50')],
    updated_at: '2026-11-02T12:00:00Z',
  };
  await till.report('orders/updated', updated);
  expect(await till.creditOf(order)).toMatchObject({ amount_minor: 5000, returned_minor: 1500 });
  expect(await till.byDay()).toMatchObject({ '2026-11-01': '1 for 5000', '2026-11-02': '0 for -1500' });
});

it('counts what an edit adds or removes, on the day of the edit', async () => {
  const { phone } = await till.remindedShopper({ discountCode: 'BELL-EDIT', at: IN_SEPTEMBER });
  const order = await till.place({ phone, at: Date.parse('2026-10-25T12:00:00Z'), code: 'BELL-EDIT' });
  const edited = (more: object, at: string) =>
    till.report('orders/updated', { ...order, ...more, updated_at: at });
  await edited({ total_price: '62.00', current_total_price: '62.00' }, '2026-10-26T12:00:00Z');
  // A line that is removed before payment stays in the total, and nobody gets a refund.
  await edited({ total_price: '62.00', current_total_price: '40.00' }, '2026-10-27T12:00:00Z');
  // An older report that arrives late, and a repeated newest one, change nothing.
  await edited({ total_price: '62.00', current_total_price: '62.00' }, '2026-10-26T12:00:00Z');
  await edited({ total_price: '62.00', current_total_price: '40.00' }, '2026-10-27T12:00:00Z');
  expect(await till.byDay()).toMatchObject({
    '2026-10-25': '1 for 5000',
    '2026-10-26': '0 for 1200',
    '2026-10-27': '0 for -2200',
  });
  const back = refund(order, 41, '15.00', '2026-10-28T12:00:00Z');
  await till.report('orders/updated', {
    ...order,
    total_price: '62.00',
    current_total_price: '25.00',
    refunds: [back],
    updated_at: '2026-10-28T12:00:00Z',
  });
  await till.report('refunds/create', back);
  expect(await till.byDay()).toMatchObject({ '2026-10-28': '0 for -1500' });
  expect(await till.creditOf(order)).toMatchObject({ amount_minor: 4000, returned_minor: 1500 });
  expect(
    await server.rows('select sum(change_minor)::int as sum from order_edits where order_id = $1', [
      String(order.id),
    ]),
  ).toEqual([{ sum: -1000 }]);
});

it('shows the merchant the sum of the credits', async () => {
  const [sum] = await server.rows<{ net: string }>(
    'select sum(amount_minor - returned_minor) as net from order_credits',
  );
  const dashboard = `${server.appUrl}/database/api/analytics/dashboard?shopUrl=${DEMO_SHOP}&channel=WA`;
  const { body } = await server.environment.merchant.get(dashboard);
  expect(Number(sum?.net)).toBeGreaterThan(0);
  expect(body).toMatchObject({
    WA: { totalRevenueMinor: Number(sum?.net), totalRevenue: Number(sum?.net) / 100 },
  });
});
