import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../shopify/customers/add-customer.ts';
import { openStore } from '../shopify/open-store.ts';
import { cartReminder, cartReminderTo } from '../whatsapp/templates/demo-templates.ts';
import {
  eventually,
  inboundOf,
  openTestServer,
  receiptsOf,
  submitApproved,
  type TestServer,
} from '../whatsapp/whatsapp-test-server.ts';
import type { PhoneThread, ThreadList } from './phone-thread.ts';

let testServer: TestServer;
let messageId = '';
beforeAll(async () => {
  testServer = await openTestServer();
  await submitApproved(testServer, cartReminder);
  const { body } = await testServer.send(cartReminderTo('4915215550101'));
  messageId = body.messages?.[0]?.id ?? '';
  await eventually(() => testServer.statusesOf(messageId).includes('delivered'));
});
afterAll(() => testServer.close());

async function phone<Reading>(path: string, body?: unknown): Promise<Reading> {
  const answer = await fetch(`${testServer.url}/phone${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (await answer.json()) as Reading;
}

test('a template arrives with its variables filled in', async () => {
  const { threads } = await phone<ThreadList>('/threads');
  expect(threads).toMatchObject([{ number: '+4915215550101', displayNumber: '+49 1521 5550101', unread: 1 }]);
  const thread = await phone<PhoneThread>('/threads/+4915215550101');
  expect(thread.bubbles).toMatchObject([
    {
      fromShopper: false,
      media: { kind: 'image', url: 'https://shop.test/candle.jpg' },
      text: 'Hi Mira, you left *Beeswax candle* in your cart. We keep it for you until tomorrow.',
      footer: 'Wren & Willow',
      buttons: [
        { kind: 'link', title: 'Back to my cart', url: 'https://shop.test/c/abc' },
        { kind: 'reply', title: 'Unsubscribe', payload: 'STOP' },
      ],
    },
  ]);
});

test('opening the thread sends the read receipt once', async () => {
  await phone('/threads/+4915215550101/read', {});
  await phone('/threads/+4915215550101/read', {});
  await eventually(() => testServer.statusesOf(messageId).includes('read'));
  expect(receiptsOf(testServer, messageId).map(({ status }) => status)).toEqual([
    'sent',
    'delivered',
    'read',
  ]);
});

test('a tap and a typed text reach the shop', async () => {
  const tap = { messageId, payload: 'STOP', title: 'Unsubscribe' };
  const thread = await phone<PhoneThread>('/threads/+4915215550101/tap', tap);
  expect(thread.bubbles.at(-1)).toMatchObject({
    fromShopper: true,
    text: 'Unsubscribe',
    quote: { name: 'Wren & Willow' },
  });
  await phone('/threads/+4915215550101/text', { text: 'Thank you' });
  await eventually(() => inboundOf(testServer).length === 2);
  expect(inboundOf(testServer)).toMatchObject([
    { type: 'button', button: { payload: 'STOP' }, context: { id: messageId } },
    { type: 'text', text: { body: 'Thank you' } },
  ]);
});

test('refusals about people can arrive by webhook instead', async () => {
  await testServer.control('POST', '/whatsapp/number', { refusals: 'status' });
  const { status, body } = await testServer.send({
    to: '+4915215550102',
    type: 'text',
    text: { body: 'Hello' },
  });
  expect(status).toBe(200);
  const id = body.messages?.[0]?.id ?? '';
  await eventually(() => testServer.statusesOf(id).includes('failed'));
  expect(receiptsOf(testServer, id)[0]?.errors).toMatchObject([{ code: 131047 }]);
});

const OUTLET = '106540352242944';

test('a person has one chat with each number of the account, which answers where it was written to', async () => {
  const [number, text] = ['+4915215550103', 'Do you ship to Austria?'];
  const chat = `/threads/${number}`;
  await phone(`${chat}/text?business=${OUTLET}`, { text });
  await eventually(() => inboundOf(testServer).some((message) => message.text?.body === text));
  const { body } = await testServer.meta('POST', `/${OUTLET}/messages`, {
    messaging_product: 'whatsapp',
    to: number,
    type: 'text',
    text: { body: 'We do.' },
  });
  const id = body.messages?.[0]?.id ?? '';
  await eventually(() => testServer.statusesOf(id).includes('delivered'));
  expect(numbersIn(id)).toEqual([OUTLET]);
  expect(await phone<PhoneThread>(`${chat}?business=${OUTLET}`)).toMatchObject({
    business: { name: 'Wren & Willow Outlet' },
    windowUntil: expect.any(Number) as unknown,
    bubbles: [{ text }, { text: 'We do.' }],
  });
  expect(await phone<PhoneThread>(chat)).toMatchObject({
    business: { name: 'Wren & Willow' },
    windowUntil: null,
    bubbles: [],
  });
  const { threads } = await phone<ThreadList>('/threads');
  expect(threads.filter((one) => one.number === number)).toMatchObject([{ business: { id: OUTLET } }]);
});

test('a phone has the name by which a store knows its owner', async () => {
  const store = openStore(testServer.sandbox, 'demo.myshopify.com');
  const known = { firstName: 'Nora', lastName: 'Brandt', phone: '+4915215550104' };
  if (store) addCustomer(store, '2026-01-01T00:00:00Z', () => known);
  expect((await phone<PhoneThread>('/threads/+4915215550104')).name).toBe('Nora Brandt');
});

/** The account's numbers that the webhooks about a message name. */
function numbersIn(id: string): string[] {
  const about = testServer.entries
    .map((entry) => JSON.stringify(entry))
    .filter((entry) => entry.includes(id));
  return [...new Set(about.flatMap((entry) => /"phone_number_id":"(\d+)"/.exec(entry)?.[1] ?? []))];
}
