import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareFacts } from '#features/product/audiences/server/wiring.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import {
  allHandled,
  openServer,
  optIn,
  postMetaWebhook,
  postStoreWebhook,
  whatsAppBody,
  testNow,
  type OpenServer,
} from '#tools/test-environment/open-server.ts';
import { addSubscriber } from '#tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '#tools/test-environment/seeds/queue-messages.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { whileLocked } from '#tools/test-environment/while-locked.ts';

const LENA = '+4915215550161';
const JONAS = '+4915215550162';
const ORDERED = {
  segmentType: 'NumberOfOrders>',
  conditions: [{ operator: '>', checkValue: '0' }],
};
const EVERYBODY = { segmentType: 'NumberOfOrders<', conditions: [{ checkValue: 99 }] };

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

function post(path: string, body: object): Promise<unknown> {
  return server.environment.merchant
    .post(`${server.appUrl}/database/api/${path}`, body)
    .then((answer) => answer.body);
}

function get(path: string): Promise<unknown> {
  return server.environment.merchant
    .get(`${server.appUrl}/database/api/${path}${path.includes('?') ? '&' : '?'}shopUrl=${DEMO_SHOP}`)
    .then((answer) => answer.body);
}

const countOf = (condition: object) => post('broadcast/evaluateAudience', { pageId: DEMO_SHOP, condition });

async function order(phone: string): Promise<void> {
  const at = testNow().toISOString();
  const body = {
    id: Number(phone.slice(-6)),
    name: '#1',
    phone,
    currency: 'EUR',
    total_price: '48.00',
    created_at: at,
    updated_at: at,
    line_items: [{ product_id: 9001, title: 'Mug', quantity: 1, price: '48.00' }],
  };
  await postStoreWebhook(server.appUrl, { topic: 'orders/create', body });
  await allHandled(server.rows);
}

it('counts people as soon as they opt in, order, get a message or opt out', async () => {
  for (const [nth, phone] of [LENA, JONAS].entries())
    expect((await optIn(server, { phone, ip: `203.0.113.${nth + 9}` })).status).toBe(200);
  const before = await countOf({ rules: [EVERYBODY] });
  expect(await countOf({ rules: [ORDERED] })).toEqual({ population: 0 });
  await order(LENA);
  expect(await countOf({ rules: [ORDERED] })).toEqual({ population: 1 });
  expect(await countOf({ rules: [EVERYBODY, { ...ORDERED, exclude: '1' }] })).toEqual({
    population: (before as { population: number }).population - 1,
  });
  const [sender] = await server.rows<{ sender_id: string }>('select sender_id from senders');
  await queueMessages(
    server.db,
    { shopId: server.shopId, senderId: sender?.sender_id ?? '' },
    { phone: LENA, purpose: 'utility', sourceType: 'receiptStory', sourceEvent: 'news' },
  );
  await waitFor('the message', async () => {
    const sent = await server.rows('select from messages where sent_at is not null');
    return sent.length > 0;
  });
  const reported = { segmentType: 'XMessagesInLastYDays', conditions: [{ checkValue1: 1, checkValue2: 7 }] };
  expect(await countOf({ rules: [reported] })).toEqual({ population: 1 });
  await postMetaWebhook(
    server.appUrl,
    'whatsapp',
    whatsAppBody({
      messages: [
        {
          from: LENA.slice(1),
          id: 'wamid.stop',
          timestamp: String(Math.floor(testNow().getTime() / 1000)),
          type: 'text',
          text: { body: 'STOP' },
        },
      ],
    }),
  );
  await allHandled(server.rows);
  expect(await countOf({ rules: [ORDERED] })).toEqual({ population: 0 });
  // The answer to the STOP may still be on its way.
  await waitFor('facts that are what a recount finds', async () => {
    const { different } = await compareFacts(server.db, server.shopId);
    return different.length === 0;
  });
});

it('answers with the last known count while another transaction locks the shop’s changes', async () => {
  const before = await countOf({ rules: [EVERYBODY] });
  await whileLocked(
    server.databaseUrl,
    'select from audience_shops where shop_id = $1 for update',
    server,
    async () => {
      expect((await optIn(server, { phone: '+4915215550169', ip: '203.0.113.19' })).status).toBe(200);
      expect(await countOf({ rules: [EVERYBODY] })).toEqual({ ...(before as object), isCatchingUp: true });
    },
  );
  expect(await countOf({ rules: [EVERYBODY] })).toEqual({
    population: (before as { population: number }).population + 1,
  });
});

it('shows a sample of the people, and explains why a person is in or out', async () => {
  await addSubscriber(server.db, server.shopId, {
    phone: '+4915215550163',
    firstName: 'Mara',
    at: testNow(),
  });
  const condition = { rules: [EVERYBODY] };
  expect(await post('segments/sampleAudience', { condition })).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ name: 'Mara', phone: '+4915215550163' })]),
  });
  const why = await post('segments/explainPerson', { condition: { rules: [ORDERED] }, phone: LENA });
  expect(why).toMatchObject({
    isIn: false,
    hasConsent: false,
    rules: [{ holds: true, rule: 'placed an order', fact: 'They placed one order.' }],
  });
});

it('refuses a value that no rule accepts, and names the field', async () => {
  const misspelt = { rules: [{ ...ORDERED, conditions: [{ checkValu: '0' }] }] };
  await expect(countOf(misspelt)).rejects.toThrow('condition.rules.0.conditions.0.checkValu');
  await expect(post('segments/saveSegment', { name: 'All', condition: misspelt })).rejects.toThrow(
    'condition.rules.0.conditions.0.checkValu',
  );
});

it('saves segments, and refuses circular segments and the deletion of one that is in use', async () => {
  const { id } = (await post('segments/saveSegment', {
    name: 'Regulars',
    condition: { rules: [ORDERED] },
  })) as { id: string };
  const uses = { rules: [{ segmentType: 'savedSegment', conditions: [{ segmentId: id }] }] };
  const { id: outer } = (await post('segments/saveSegment', { name: 'Outer', condition: uses })) as {
    id: string;
  };
  expect(await post('segments/explainPerson', { condition: uses, phone: LENA })).toMatchObject({
    rules: [{ holds: true, rule: 'are in the segment Regulars' }],
  });
  const circle = { rules: [{ segmentType: 'savedSegment', conditions: [{ segmentId: outer }] }] };
  await expect(post('segments/saveSegment', { id, name: 'Regulars', condition: circle })).rejects.toThrow(
    'SEGMENT_CIRCLE',
  );
  await expect(post('segments/saveSegment', { name: 'regulars', condition: uses })).rejects.toThrow(
    'SEGMENT_NAME_TAKEN',
  );
  expect(await post('segments/deleteSegment', { id })).toEqual({
    deleted: false,
    usedBy: ['segment “Outer”'],
  });
  expect(await get('segments/getSegments')).toMatchObject({
    data: [
      { id: outer, sentence: 'People who are in the segment Regulars.' },
      { id, name: 'Regulars' },
    ],
  });
  expect(await post('segments/deleteSegment', { id: outer })).toEqual({ deleted: true, usedBy: [] });
  expect(await post('segments/deleteSegment', { id })).toEqual({ deleted: true, usedBy: [] });
  await expect(countOf(uses)).rejects.toThrow('SEGMENT_UNKNOWN');
});

it('lists the products, tags and other values that rules offer', async () => {
  await waitFor('the catalogue', async () => (await server.rows('select from products')).length > 0);
  const all = (await get('products/getAll')) as { data: { title: string }[] };
  const title = all.data[0]?.title ?? '';
  expect(await get(`products/getAll?search=${encodeURIComponent(title)}`)).toMatchObject({
    data: [{ title }],
  });
  expect(await get('products/getAllCollections')).toMatchObject({ data: expect.any(Array) });
  expect(await get('segments/getProductTags?search=')).toMatchObject({ data: expect.any(Array) });
});
