import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attributedRevenue } from '#features/foundations/plans/server/meter-usage.ts';
import { changeWindows } from '#features/product/analytics/server/attribution/change-windows.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import { reportedOrder, reportedRefund } from './reported-orders.ts';
import { ShopOfFacts } from './shop-of-facts.ts';

const ORDERED = new Date('2026-09-12T12:00:00Z');
const before = (days: number) => new Date(ORDERED.getTime() - days * DAY_MS);

let shop: ShopOfFacts;
beforeAll(async () => {
  shop = await ShopOfFacts.open();
});
afterAll(() => shop.close());

/**
 * Four orders of $10, 20, 40 and 80. They follow a click 3 days before, a click 10 days before, a read, and a code 20 days
 * before.
 */
beforeEach(async () => {
  await shop.begin(4, { currency: 'USD' });
  const near = await shop.plantMessage(0, before(4));
  await shop.click(near, before(3));
  const far = await shop.plantMessage(1, before(11));
  await shop.click(far, before(10));
  const read = await shop.plantMessage(2, before(1));
  await shop.receipt(read, 'readAt', before(0.5));
  const coded = await shop.plantMessage(3, before(20), { code: 'BELL-OLD' });
  await shop.receipt(coded, 'sentAt', before(20));
  const order = (person: number, total: string, code: string | null = null) =>
    reportedOrder({ id: person + 1, person, at: ORDERED, total, code, currency: 'USD' });
  await shop.report(order(0, '10.00'), order(1, '20.00'), order(2, '40.00'), order(3, '80.00', 'BELL-OLD'));
});

const dollars = (minor: number) => minor / 100;
const set = async (clickHours: number, readHours: number) => {
  await changeWindows(shop.ctx, shop.shopId, { clickHours, readHours });
  await shop.settle();
};
const credited = async () => {
  const [row] = await shop.query<{ minor: string }>(
    'select coalesce(sum(revenue_minor), 0) as minor from daily_rollups where shop_id = $1',
    [shop.shopId],
  );
  return dollars(Number(row?.minor));
};
const billed = async () =>
  dollars(
    await shop.ctx.db
      .transaction()
      .execute((tx) => attributedRevenue(tx, shop.shopId, { since: new Date('2026-01-01') })),
  );

it.each([
  ['the usual windows', 120, 24, 130],
  ['the narrowest windows', 1, 0, 80],
  ['the widest windows', 720, 120, 150],
])('bills the same with %s', async (_name, clickHours, readHours, shown) => {
  await set(clickHours, readHours);
  expect({ shown: await credited(), billed: await billed() }).toEqual({ shown, billed: 90 });
});

it('subtracts refunds from the bill, even if the shop credits nothing for the order', async () => {
  await set(1, 0);
  await shop.report(reportedRefund(11, { orderId: 1, amount: '4.00', at: before(-3), currency: 'USD' }));
  expect(await billed()).toBe(86);
});

it('bills an order’s click even if it is reported after the order', async () => {
  await set(1, 0);
  const late = await shop.plantMessage(2, before(2));
  await shop.click(late, before(1.5));
  await shop.settle();
  expect(await billed()).toBe(90);
  await set(2, 0);
  expect(await billed()).toBe(130);
});
