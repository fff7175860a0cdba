import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOfTool } from '#features/product/opt-in-tools/rules/chat-words.ts';
import {
  openServer,
  optIn,
  postMetaWebhook,
  postStoreWebhook,
  whatsAppBody,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const BACKLOG = 10_000;
/** On any machine, far fewer than this many are processed meanwhile. */
const MOST_OF_IT = BACKLOG / 2;
const LENA = '+4915112340001';
const BUSY_SHOP = 'a-busy-shop.myshopify.com';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('processes a STOP and another shop’s order while 10,000 price changes of one shop wait', async () => {
  expect((await optIn(server, { phone: LENA, ip: '203.0.113.9' })).status).toBe(200);
  expect(await consents()).toBe(true);
  await pileUp();

  await postMessage(LENA, 'STOP', 'stop-behind-prices');
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

it('processes a STOP and a START before 10,000 messages of other people to the same shop', async () => {
  await server.rows('delete from webhook_inbox');
  const [tool] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where shop_id = $1 and channel = 'WA' and is_active limit 1",
    [server.shopId],
  );
  await postMessage(LENA, 'START', 'before');
  await waitFor('her consent', consents);
  await pileUpAnswers();
  // Sent before the STOP and processed after it: it must not undo the STOP.
  await postMessage(LENA, textOfTool('link', tool?.tool_id ?? '', 'en'), 'sign-up');
  await postMessage(LENA, 'STOP', 'stop');
  await waitFor('her STOP to be honoured', async () => !(await consents()));
  expect(await leftOfAnswers()).toBeGreaterThan(MOST_OF_IT);
  await server.rows(
    "delete from webhook_inbox where state = 'new' and body -> 'message' ->> 'id' like 'wamid.answer-%'",
  );
  await waitFor('the sign-up to be read', async () => {
    const read = await server.rows(
      "select from inbound_messages where provider_message_id = 'wamid.backlog-sign-up'",
    );
    return read.length > 0;
  });
  expect(await consents()).toBe(false);
  await postMessage(LENA, 'START', 'after');
  await waitFor('her START', consents);
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

/** Fills the inbox as an import of a price list into one store does: webhooks arrive faster than they are processed. */
async function pileUp(): Promise<void> {
  await insertShop(server.db, { shop_url: BUSY_SHOP });
  await server.rows(
    `insert into webhook_inbox (event_id, received_at, source, topic, shop_url, priority, lane, body, triggered_at, state, due_at)
     select gen_random_uuid(), $1, 'shopify', 'products/update', $2, 2, $2,
       jsonb_build_object('id', n, 'title', 'Mug', 'handle', 'mug', 'status', 'active', 'variants', '[]'::jsonb, 'image', null), $1, 'new', $1
     from generate_series(1, $3::int) n`,
    [testNow(), BUSY_SHOP, BACKLOG],
  );
}

const secondsNow = () => String(Math.floor(testNow().getTime() / 1000));

function textOf(phone: string, body: string, name: string) {
  const message = {
    from: phone.slice(1),
    id: `wamid.backlog-${name}`,
    timestamp: secondsNow(),
    type: 'text',
    text: { body },
  };
  return whatsAppBody({ contacts: [{ wa_id: phone.slice(1) }], messages: [message] });
}

async function postMessage(phone: string, body: string, name: string): Promise<void> {
  const { status } = await postMetaWebhook(server.appUrl, 'whatsapp', textOf(phone, body, name));
  expect(status).toBe(200);
}

/** Fills the inbox as the answers to a broadcast do: they arrive faster than they are processed. */
async function pileUpAnswers(): Promise<void> {
  await server.rows(
    `insert into webhook_inbox (event_id, received_at, source, topic, priority, lane, body, triggered_at, state, due_at)
     select gen_random_uuid(), $1, 'whatsapp', 'whatsapp/message', 0, external_id,
       jsonb_build_object('phoneNumberId', external_id, 'contact', null, 'message', jsonb_build_object(
         'from', (4915220000000 + n)::text, 'id', 'wamid.answer-' || n, 'timestamp', $3::text, 'type', 'text', 'text', '{"body": "ok"}'::jsonb)),
       $1, 'new', $1
     from senders, generate_series(1, $2::int) n where shop_id = $4 and channel = 'WA'`,
    [testNow(), BACKLOG, secondsNow(), server.shopId],
  );
}

async function leftOfAnswers(): Promise<number> {
  const [row] = await server.rows<{ count: number }>(
    "select count(*)::int as count from webhook_inbox where state = 'new' and body -> 'message' ->> 'id' like 'wamid.answer-%'",
  );
  return row?.count ?? 0;
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
