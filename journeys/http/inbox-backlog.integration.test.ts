import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openServer,
  optIn,
  postMetaWebhook,
  postStoreWebhook,
  whatsAppBody,
  worldNow,
  type OpenServer,
} from '#tools/world/open-server.ts';
import { insertShop } from '#tools/world/seeds/insert-shop.ts';
import { waitFor } from '#tools/world/wait-for.ts';

const BACKLOG = 10_000;
/** Handled meanwhile, on however slow a machine: far fewer than what waits. */
const MOST_OF_IT = BACKLOG / 2;
const LENA = '+4915112340001';
const BUSY_SHOP = 'a-busy-shop.myshopify.com';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('hears a STOP and another shop’s order while one shop’s 10,000 price changes wait', async () => {
  expect((await optIn(server, { phone: LENA, ip: '203.0.113.9' })).status).toBe(200);
  expect(await consents()).toBe(true);
  await pileUp();

  expect((await postMetaWebhook(server.appUrl, 'whatsapp', stopOf(LENA))).status).toBe(200);
  await waitFor('her STOP to be honoured', async () => !(await consents()));
  expect(await left()).toBeGreaterThan(MOST_OF_IT);

  expect((await postStoreWebhook(server.appUrl, { topic: 'orders/create', body: ORDER })).status).toBe(200);
  await waitFor(
    'the order',
    async () => (await server.rows("select from orders where order_id = '8801'")).length,
  );
  await postStoreWebhook(server.appUrl, { topic: 'products/update', body: PRODUCT });
  await waitFor(
    'the other shop’s own price',
    async () => (await server.rows("select from products where product_id = '8802'")).length,
  );
  expect(await left()).toBeGreaterThan(MOST_OF_IT / 2);
});

const ORDER = {
  id: 8801,
  name: '#8801',
  currency: 'EUR',
  total_price: '24.00',
  line_items: [],
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
};
const PRODUCT = { id: 8802, title: 'Mug', handle: 'mug', status: 'active', variants: [], image: null };

/** As a price list that was read into one store leaves them, told faster than they are handled. */
async function pileUp(): Promise<void> {
  await insertShop(server.db, { shop_url: BUSY_SHOP });
  await server.rows(
    `insert into webhook_inbox (event_id, received_at, source, topic, shop_url, priority, lane, body, triggered_at, state, due_at)
     select gen_random_uuid(), $1, 'shopify', 'products/update', $2, 2, $2,
       jsonb_build_object('id', n, 'title', 'Mug', 'handle', 'mug', 'status', 'active', 'variants', '[]'::jsonb, 'image', null), $1, 'new', $1
     from generate_series(1, $3::int) n`,
    [worldNow(), BUSY_SHOP, BACKLOG],
  );
}

function stopOf(phone: string) {
  const message = {
    from: phone.slice(1),
    id: 'wamid.stop-behind-prices',
    timestamp: String(Math.floor(worldNow().getTime() / 1000)),
    type: 'text',
    text: { body: 'STOP' },
  };
  return whatsAppBody({ contacts: [{ wa_id: phone.slice(1) }], messages: [message] });
}

async function consents(): Promise<boolean> {
  const [row] = await server.rows<{ has: boolean }>(
    'select has_marketing_consent as has from subscribers where phone_e164 = $1',
    [LENA],
  );
  return row?.has ?? false;
}

async function left(): Promise<number> {
  const [row] = await server.rows<{ count: number }>(
    "select count(*)::int as count from webhook_inbox where state = 'new' and shop_url = $1",
    [BUSY_SHOP],
  );
  return row?.count ?? 0;
}
