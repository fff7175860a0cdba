import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { TestCheckout } from '../http/test-checkout.ts';

const CALLS = '/database/api/analytics';

let server: OpenServer;
let till: TestCheckout;
let orders: Record<'coded' | 'read' | 'own', { id: number }>;

/** One order with a code, refunded in two parts, one after a read, and one of a person without messages. */
beforeAll(async () => {
  server = await openServer();
  till = new TestCheckout(server);
  const coded = await till.remindedShopper({ discountCode: 'BELL-SEEN' });
  const reader = await till.remindedShopper();
  await server.rows("update messages set read_at = '2026-11-11T08:00:00Z' where message_id = $1", [
    reader.messageId,
  ]);
  orders = {
    coded: await till.place({
      phone: coded.phone,
      at: Date.parse('2026-11-10T20:00:00Z'),
      code: 'BELL-SEEN',
    }),
    read: await till.place({ phone: reader.phone, at: Date.parse('2026-11-11T09:30:00Z') }),
    own: await till.place({ phone: '+4915215559999', at: Date.parse('2026-11-11T10:00:00Z') }),
  };
  await sendBack(1, '2026-11-12T10:00:00Z', '20.00');
  await sendBack(2, '2026-11-14T10:00:00Z', '5.00');
});
afterAll(() => server.close());

function sendBack(id: number, at: string, amount: string): Promise<void> {
  return till.report('refunds/create', {
    id,
    order_id: orders.coded.id,
    created_at: at,
    transactions: [{ kind: 'refund', status: 'success', amount, currency: 'EUR' }],
  });
}

async function get(call: string, query: string): Promise<Record<string, unknown>> {
  const url = `${server.appUrl}${CALLS}/${call}?shopUrl=${DEMO_SHOP}${query}`;
  return (await server.environment.merchant.get(url)).body as Record<string, unknown>;
}

interface Row {
  name: string;
  onDaysMinor: number;
}
/** Returns each order of the period with its amount in the period. */
async function listed(query: string): Promise<string[]> {
  const rows = (await get('orderList', query))['orders'] as Row[];
  return rows.map(({ name, onDaysMinor }) => `${name} ${onDaysMinor}`);
}
const nameOf = ({ id }: { id: number }) => `#${id}`;

it('lists what was ordered or refunded in a period, and matches the dashboards', async () => {
  const [coded, read, own] = [nameOf(orders.coded), nameOf(orders.read), nameOf(orders.own)];
  const days = '&from=2026-11-11&to=2026-11-12';
  expect(await listed(days)).toEqual([`${own} 5000`, `${read} 5000`, `${coded} -2000`]);
  expect(await listed(`${days}&credited=credited`)).toEqual([`${read} 5000`, `${coded} -2000`]);
  expect(await listed(`${days}&credited=clicks`)).toEqual([`${coded} -2000`]);
  expect(await listed(`${days}&credited=reads`)).toEqual([`${read} 5000`]);
  expect(await listed(`${days}&credited=none`)).toEqual([`${own} 5000`]);
  expect(await listed(`${days}&channel=FB`)).toEqual([]);
  expect(await listed(`${days}&sourceType=abandonedCart`)).toHaveLength(2);
  expect(await listed('&from=2026-11-13&to=2026-11-14')).toEqual([`${coded} -500`]);
  expect(await listed('&scope=-1&sort=worth&sortOrder=asc&credited=credited')).toEqual([
    `${coded} 2500`,
    `${read} 5000`,
  ]);
  const { totals } = await get('overview', `&channel=All${days}`);
  const { revenueMinor, orders: credited } = totals as { revenueMinor: number; orders: number };
  expect(await get('orderTotals', days)).toEqual({
    currencyCode: 'EUR',
    span: { from: '2026-11-11', to: '2026-11-12' },
    credited: { orders: credited, revenueMinor },
    byClicks: { orders: 0, revenueMinor: -2000 },
    returnedMinor: 2000,
    placedOrders: 2,
  });
});

it.each([
  ['&scope=-1', 2500],
  ['&scope=-1&credited=credited', 2500],
  ['&scope=-1&credited=clicks', 2500],
  ['&scope=-1&credited=reads', 0],
  ['&scope=-1&credited=none', 0],
  ['&scope=-1&sourceType=abandonedCart', 2500],
  ['&scope=-1&channel=FB', 0],
  ['&from=2026-11-12&to=2026-11-14&credited=clicks&channel=WA', 2500],
  ['&from=2026-11-13&to=2026-11-14&credited=clicks', 500],
])('sums the refunds of the selected orders: %s', async (asked, returnedMinor) => {
  expect(await get('orderTotals', asked)).toMatchObject({ returnedMinor });
});

it('counts all orders of the store, whatever the filter of the list', async () => {
  for (const asked of ['&scope=-1', '&scope=-1&credited=reads', '&from=2026-11-10&to=2026-11-11'])
    expect(await get('orderTotals', asked)).toMatchObject({ placedOrders: 3 });
});

it.each([
  ['', ''],
  ['&sort=worth', ''],
  ['&sortOrder=asc', ''],
])('returns the list page by page%s', async (order) => {
  const whole = await listed(`&scope=-1${order}`);
  expect(whole).toHaveLength(3);
  const paged: string[] = [];
  let after = '';
  for (let pages = 0; pages < 3; pages += 1) {
    const page = await get('orderList', `&scope=-1${order}&limit=1${after}`);
    const rows = page['orders'] as Row[];
    paged.push(...rows.map(({ name, onDaysMinor }) => `${name} ${onDaysMinor}`));
    after = `&after=${encodeURIComponent(String(page['next']))}`;
  }
  expect(paged).toEqual(whole);
});

it('shows an order’s credit, the other candidates, and whether the order is billed', async () => {
  expect(await get('orderCredit', `&orderId=${orders.coded.id}`)).toMatchObject({
    windows: { clickHours: 120, readHours: 24 },
    order: {
      amountMinor: 5000,
      returnedMinor: 2500,
      netMinor: 2500,
      lines: [
        { kind: 'order' },
        { kind: 'refund', day: '2026-11-12' },
        { kind: 'refund', day: '2026-11-14' },
      ],
    },
    touches: [
      { kind: 'code', isChosen: true, whySentence: 'The order used the code that this message carried.' },
    ],
    isBilled: true,
  });
  expect(await get('orderCredit', `&orderId=${orders.read.id}`)).toMatchObject({
    touches: [{ kind: 'read', isChosen: true }],
    isBilled: false,
    billedSentence: 'Plans that bill on revenue do not count it: it was only read.',
  });
  expect(await get('orderCredit', `&orderId=${orders.own.id}`)).toMatchObject({
    order: { credit: null, person: { subscriberId: null, phoneShown: '+49 1521 5559999' } },
    touches: [],
    isBilled: false,
  });
  await expect(get('orderCredit', '&orderId=0')).rejects.toThrow('answered 404');
  await expect(get('orderList', '&scope=-1&after=nowhere')).rejects.toThrow('answered 4');
});

it('still matches the dashboards after the shop changed its time zone, and earlier days stay the same', async () => {
  const move = (zone: string) =>
    server.rows('update shops set time_zone = $2 where shop_id = $1', [server.shopId, zone]);
  const [coded, read] = [nameOf(orders.coded), nameOf(orders.read)];
  await move('Pacific/Auckland');
  expect(await listed('&from=2026-11-10&to=2026-11-10&credited=credited')).toEqual([`${coded} 5000`]);
  expect(await listed('&from=2026-11-11&to=2026-11-12&credited=credited')).toEqual([
    `${read} 5000`,
    `${coded} -2000`,
  ]);
  expect(await listed('&from=2026-11-13&to=2026-11-14&credited=credited')).toEqual([`${coded} -500`]);
  await move('Europe/Berlin');
});
