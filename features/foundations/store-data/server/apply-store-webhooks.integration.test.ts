import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allHandled,
  openServer,
  postStoreWebhook,
  testNow,
  type OpenServer,
  type StoreWebhook,
} from '#tools/test-environment/open-server.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function handled(webhook: StoreWebhook): Promise<void> {
  expect(await postStoreWebhook(server.appUrl, webhook)).toMatchObject({ status: 200 });
  await allHandled(server.rows);
}

function order(id: number, second = 10, more: object = {}) {
  return {
    id,
    name: `#${id}`,
    phone: '+4915215550101',
    currency: 'EUR',
    total_price: '24.00',
    line_items: [],
    created_at: new Date(10_000).toISOString(),
    updated_at: new Date(second * 1000).toISOString(),
    ...more,
  };
}

it('ignores an unknown time zone, and keeps counting the days in the old one', async () => {
  const settings = { id: 1, name: 'Wren & Willow on Mars', iana_timezone: 'Mars/Base' };
  const inShop = () =>
    server.rows(
      "select name, time_zone, date_trunc('day', now() at time zone time_zone) is null as lost from shops",
    );
  await handled({ topic: 'shop/update', body: settings });
  expect(await inShop()).toEqual([{ name: settings.name, time_zone: 'Europe/Berlin', lost: false }]);
  await handled({ topic: 'shop/update', body: { ...settings, iana_timezone: 'America/Coyhaique' } });
  expect(await inShop()).toEqual([{ name: settings.name, time_zone: 'America/Coyhaique', lost: false }]);
});

it('keeps a store’s latest settings, whatever arrives later', async () => {
  const reported = (name: string, minutesAgo: number) => ({
    topic: 'shop/update',
    body: { id: 1, name, country_code: 'DE' },
    triggeredAt: new Date(testNow().getTime() - minutesAgo * 60_000),
  });
  await handled(reported('Wren & Willow', 0));
  await handled(reported('Wren', 60));
  expect(await server.rows('select name from shops')).toEqual([{ name: 'Wren & Willow' }]);
});

it('stores long ids exactly, and the single gateway of an old order', async () => {
  // Replaced in the text, because JSON.stringify would round the numbers.
  const body = JSON.stringify(order(7004, 10, { gateway: 'Cash on Delivery (COD)' })).replace(
    '"line_items":[]',
    '"customer":{"id":716913716743426123},"line_items":[{"product_id":788032119674292922,"quantity":1}]',
  );
  await handled({ topic: 'orders/create', body });
  const rows = await server.rows(
    "select customer_id, line_items -> 0 ->> 'productId' as product, payment_gateways from orders where order_id = '7004'",
  );
  expect(rows).toEqual([
    {
      customer_id: '716913716743426123',
      product: '788032119674292922',
      payment_gateways: ['Cash on Delivery (COD)'],
    },
  ]);
});

it('reads the phone number of a foreign address with that address’s country', async () => {
  const address = { phone: '(212) 555-0143', country_code: 'US' };
  await handled({
    topic: 'orders/create',
    body: order(7005, 10, { phone: null, shipping_address: address }),
  });
  const customer = {
    id: 7006,
    phone: '98765 43210',
    default_address: { country_code: 'IN' },
    updated_at: new Date(10_000).toISOString(),
  };
  await handled({ topic: 'customers/create', body: customer });
  const phones = await server.rows(
    `select phone_e164 from orders where order_id = '7005'
     union all select phone_e164 from customers where customer_id = '7006'`,
  );
  expect(phones).toEqual([{ phone_e164: '+12125550143' }, { phone_e164: '+919876543210' }]);
});
