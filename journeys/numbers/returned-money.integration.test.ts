import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock/durations.ts';
import { reportedOrder, reportedRefund } from './reported-orders.ts';
import { ShopOfFacts } from './shop-of-facts.ts';

const SENT = Date.parse('2026-09-01T10:00:00Z');
const ORDERED = new Date(SENT + 2 * HOUR_MS);
const later = (days: number) => new Date(ORDERED.getTime() + days * DAY_MS);

let shop: ShopOfFacts;
beforeAll(async () => {
  shop = await ShopOfFacts.open();
});
afterAll(() => shop.close());

/** A shopper clicks a message, so her orders within five days are credited to the message. */
async function clicked(given: { currency?: string } = {}): Promise<void> {
  await shop.begin(1, given);
  const message = await shop.plantMessage(0, new Date(SENT));
  await shop.receipt(message, 'sentAt', new Date(SENT));
  await shop.click(message, new Date(SENT + HOUR_MS));
}

/** Returns the figures of each day. Checks that a recount would change nothing. */
async function earned(): Promise<string[]> {
  const rows = await shop.query<{ line: string }>(
    `select concat_ws(' ', day, orders, 'for', revenue_minor) as line from daily_rollups
     where shop_id = $1 and (orders, revenue_minor) <> (0, 0) order by day`,
    [shop.shopId],
  );
  expect(await shop.recount()).toMatchObject({ credits: [], days: [] });
  return rows.map(({ line }) => line);
}

/** Returns the net revenue of all days, after refunds. */
async function netOfAll(): Promise<number> {
  const [row] = await shop.query<{ net: number }>(
    'select sum(revenue_minor)::int as net from daily_rollups where shop_id = $1',
    [shop.shopId],
  );
  return row?.net ?? 0;
}

beforeEach(() => clicked());

it.each([
  ['JPY', '5000', '1200', '2026-09-01 1 for 5000', '2026-09-04 0 for -1200'],
  ['KWD', '12.345', '2.005', '2026-09-01 1 for 12345', '2026-09-04 0 for -2005'],
])('counts a currency with its own decimals: %s', async (currency, total, amount, first, second) => {
  await clicked({ currency });
  await shop.report(reportedOrder({ id: 1, person: 0, at: ORDERED, total, currency }));
  await shop.report(reportedRefund(11, { orderId: 1, amount, at: later(3), currency }));
  expect(await earned()).toEqual([first, second]);
});

it('credits no test order', async () => {
  await shop.report(reportedOrder({ id: 1, person: 0, at: ORDERED, more: { test: true } }));
  expect(await earned()).toEqual([]);
});

it('subtracts a whole refund by two payments, one of which succeeded later', async () => {
  const order = { id: 1, person: 0, at: ORDERED };
  const refund = (state: string) => ({
    id: 11,
    order_id: 1,
    created_at: later(3).toISOString(),
    transactions: [
      { kind: 'refund', status: 'success', amount: '10.00', currency: 'EUR' },
      { kind: 'refund', status: state, amount: '15.00', currency: 'EUR' },
    ],
  });
  const refunded = (state: string, days: number) =>
    reportedOrder({
      ...order,
      updatedAt: later(days),
      more: { current_total_price: '25.00', refunds: [refund(state)] },
    });
  await shop.report(reportedOrder(order));
  await shop.report({ of: 'refund', body: refund('pending'), triggeredAt: later(3) });
  await shop.report(refunded('pending', 3));
  await shop.report(refunded('success', 5));
  // The first report is repeated late.
  await shop.report({ of: 'refund', body: refund('pending'), triggeredAt: later(3) });
  expect(await netOfAll()).toBe(2500);
});

it('subtracts an unpaid order’s revenue on the day on which it was restocked', async () => {
  const order = { id: 1, person: 0, at: ORDERED };
  const unpaid = { financial_status: 'pending', payment_gateway_names: ['Cash on Delivery (COD)'] };
  await shop.report(reportedOrder({ ...order, more: unpaid }));
  const back = reportedOrder({
    ...order,
    updatedAt: later(9),
    more: { ...unpaid, fulfillment_status: 'restocked' },
  });
  await shop.report(back);
  // A later report does not move the restock to another day.
  await shop.report(
    reportedOrder({
      ...order,
      updatedAt: later(12),
      more: { ...unpaid, fulfillment_status: 'restocked', tags: 'lost' },
    }),
  );
  expect(await earned()).toEqual(['2026-09-01 1 for 5000', '2026-09-10 0 for -5000']);
});

it('counts an order in another currency than the shop’s, but not its amount', async () => {
  await shop.report(reportedOrder({ id: 1, person: 0, at: ORDERED, currency: 'USD' }));
  expect(await earned()).toEqual(['2026-09-01 1 for 0']);
});

it('subtracts a cancellation a month later, on its own day', async () => {
  const order = { id: 1, person: 0, at: ORDERED };
  await shop.report(reportedOrder(order));
  await shop.report(reportedRefund(11, { orderId: 1, amount: '10.00', at: later(2) }));
  await shop.report(reportedRefund(12, { orderId: 1, amount: '10.00', at: later(4) }));
  const cancelledAt = later(31);
  await shop.report(
    reportedOrder({ ...order, updatedAt: cancelledAt, more: { cancelled_at: cancelledAt.toISOString() } }),
  );
  expect(await earned()).toEqual([
    '2026-09-01 1 for 5000',
    '2026-09-03 0 for -1000',
    '2026-09-05 0 for -1000',
    '2026-10-02 0 for -3000',
  ]);
});

it('credits a read that is reported only after the order it led to', async () => {
  await shop.begin(1);
  const message = await shop.plantMessage(0, new Date(SENT));
  await shop.receipt(message, 'sentAt', new Date(SENT));
  await shop.report(reportedOrder({ id: 1, person: 0, at: ORDERED }));
  await shop.receipt(message, 'readAt', new Date(SENT + HOUR_MS));
  await shop.settle();
  expect(await earned()).toEqual(['2026-09-01 1 for 5000']);
});

it('keeps the credit of an order whose person is erased, and still subtracts its refunds', async () => {
  await shop.report(reportedOrder({ id: 1, person: 0, at: ORDERED, code: null }));
  await shop.query("update messages set source_event = 'erased', discount_code = null where shop_id = $1", [
    shop.shopId,
  ]);
  await shop.query('update subscribers set phone_e164 = null where shop_id = $1', [shop.shopId]);
  await shop.query('update orders set phone_e164 = null where shop_id = $1', [shop.shopId]);
  await shop.report(reportedRefund(11, { orderId: 1, amount: '10.00', at: later(2) }));
  await shop.settle();
  expect(await earned()).toEqual(['2026-09-01 1 for 5000', '2026-09-03 0 for -1000']);
});

it('checks the same order twice concurrently without double counting', async () => {
  const order = reportedOrder({ id: 1, person: 0, at: ORDERED });
  const refunds = [11, 12, 13, 14].map((id) =>
    reportedRefund(id, { orderId: 1, amount: '10.00', at: later(2) }),
  );
  await Promise.all([order, ...refunds, order].map((fact) => shop.report(fact)));
  expect(await earned()).toEqual(['2026-09-01 1 for 5000', '2026-09-03 0 for -4000']);
});
