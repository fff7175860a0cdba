import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { TestCheckout } from '../http/test-checkout.ts';

const CALLS = '/database/api/analytics';

let server: OpenServer;
let till: TestCheckout;
beforeAll(async () => {
  server = await openServer();
  till = new TestCheckout(server);
});
afterAll(() => server.close());

/** Two orders on two days of the shop. One of them used a code and was partly refunded. */
async function trade(): Promise<{ coded: { id: number }; read: { id: number } }> {
  const coded = await till.remindedShopper({ discountCode: 'BELL-SEEN' });
  const reader = await till.remindedShopper();
  await server.rows("update messages set read_at = '2026-11-11T08:00:00Z' where message_id = $1", [
    reader.messageId,
  ]);
  const first = await till.place({
    phone: coded.phone,
    at: Date.parse('2026-11-10T20:00:00Z'),
    code: 'BELL-SEEN',
  });
  const second = await till.place({ phone: reader.phone, at: Date.parse('2026-11-11T09:30:00Z') });
  await till.report('refunds/create', {
    id: 1,
    order_id: first.id,
    created_at: '2026-11-12T10:00:00Z',
    transactions: [{ kind: 'refund', status: 'success', amount: '20.00', currency: 'EUR' }],
  });
  return { coded: first, read: second };
}

async function get(call: string, query = ''): Promise<Record<string, unknown>> {
  const url = `${server.appUrl}${CALLS}/${call}?shopUrl=${DEMO_SHOP}${query}`;
  return (await server.environment.merchant.get(url)).body as Record<string, unknown>;
}

it('compares the revenue of some days with the days before, and lists the orders and the share of reads', async () => {
  const { coded, read } = await trade();
  const days = '&channel=WA&from=2026-11-11&to=2026-11-12';
  expect(await get('overview', days)).toMatchObject({
    currencyCode: 'EUR',
    span: { from: '2026-11-11', to: '2026-11-12', before: { from: '2026-11-09', to: '2026-11-10' } },
    allTime: { revenueMinor: 8000 },
    totals: {
      orders: 1,
      revenueMinor: 3000,
      avgOrderValueMinor: 3000,
      clickOrders: 0,
      clickRevenueMinor: -2000,
    },
    totalsBefore: { orders: 1, revenueMinor: 5000, clickOrders: 1, clickRevenueMinor: 5000 },
    days: [
      { date: '2026-11-11', revenueMinor: 5000, orders: 1, optIns: 0 },
      { date: '2026-11-12', revenueMinor: -2000, orders: 0, optIns: 0 },
    ],
    daysBefore: [{ revenueMinor: 0 }, { revenueMinor: 5000 }],
    sources: [expect.objectContaining({ kind: 'campaign', type: 'abandonedCart', revenueMinor: 3000 })],
  });
  expect(await get('overview', `${days}&revenueSource=browserAbandonment`)).toMatchObject({
    days: [{ revenueMinor: 0 }, { revenueMinor: 0 }],
  });
  // Document 1 has its own names for "all".
  expect(await get('overview', `${days}&revenueSource=all&subscriberSource=allOptins`)).toMatchObject({
    days: [{ revenueMinor: 5000 }, { revenueMinor: -2000 }],
  });
  const page = await get('orders', '&limit=1');
  expect(page).toMatchObject({
    orders: [
      {
        orderId: String(read.id),
        netMinor: 5000,
        touch: { kind: 'read' },
        whySentence: 'The shopper read it 1 hour before the order, and no click of theirs counts.',
      },
    ],
  });
  expect(await get('orders', `&limit=1&after=${String(page['next'])}`)).toMatchObject({
    next: null,
    orders: [
      {
        orderId: String(coded.id),
        amountMinor: 5000,
        returnedMinor: 2000,
        lines: [
          { kind: 'order', day: '2026-11-10', amountMinor: 5000 },
          { kind: 'refund', day: '2026-11-12', amountMinor: -2000 },
        ],
      },
    ],
  });
});

it('recounts the past with other windows', async () => {
  const set = (windows: object) =>
    server.environment.merchant.post(`${server.appUrl}${CALLS}/attribution`, { shopUrl: DEMO_SHOP, windows });
  expect(await set({ clickHours: 120, readHours: 0 })).toMatchObject({ body: { isRecounting: true } });
  const earned = async () => {
    const { totals } = await get('overview', '&channel=All&from=2026-11-11&to=2026-11-11');
    return totals as { revenueMinor: number };
  };
  await waitFor('no credit by reads', async () => ((await earned()).revenueMinor === 0 ? true : null));
  expect(await set({ clickHours: 120, readHours: 24 })).toMatchObject({ body: { isRecounting: true } });
  await waitFor('the credit again', async () => ((await earned()).revenueMinor === 5000 ? true : null));
  await waitFor('the end of it', async () => ((await get('attribution'))['isRecounting'] ? null : true));
  expect(await set({ clickHours: 120, readHours: 24 })).toMatchObject({ body: { isRecounting: false } });
  await expect(set({ clickHours: 0, readHours: 24 })).rejects.toThrow('answered 422');
});

it.each([
  ['a day that does not exist', '&channel=WA&from=2026-02-31&to=2026-03-01'],
  ['a period that ends before it starts', '&channel=WA&from=2026-03-02&to=2026-03-01'],
  ['fourteen days, which no screen offers', '&channel=WA&scope=14'],
])('refuses %s', async (_what, query) => {
  await expect(get('overview', query)).rejects.toThrow('answered 422');
});

it('reads 360 days, which some lists send, as all time', async () => {
  expect(await get('overview', '&channel=WA&scope=360')).toMatchObject({ span: { before: null } });
});
