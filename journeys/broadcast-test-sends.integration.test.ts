import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeTestRef } from '#features/product/automations/rules/test-ref.ts';
import { USUAL_AB_TEST } from '#features/product/broadcasts/contract/ab-test.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { call, EVERYBODY, makeTemplate } from '#tools/test-environment/make-broadcast.ts';
import { ask, openServer, refusal, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const PHONE = '+4915124441234';

let server: OpenServer;
let shop: Shop;
let id: string;

beforeAll(async () => {
  server = await openServer();
  shop = await openShop(server.appUrl, DEMO_SHOP);
  await server.rows("update shops set plan_name = 'WhatsApp Enterprise plan'");
  id = ((await call(shop, 'create', {})).body as { data: string }).data;
});
afterAll(() => server.close());

it('refuses an incomplete broadcast, an unknown one, and an invalid number', async () => {
  expect(refusal(await sendTest(id))).toMatchObject({ code: 'DETAILS_NOT_FILLED' });
  expect(refusal(await sendTest(crypto.randomUUID()))).toMatchObject({ code: 'NOT_FOUND' });
  expect(refusal(await sendTest("x' or true --"))).toMatchObject({ code: 'NOT_FOUND' });
  expect(refusal(await sendTest(id, '12'))).toMatchObject({ code: 'PHONE_INVALID', field: 'phoneNumber' });
});

it('sends the test to the typed number, with sample values, and reports its delivery', async () => {
  const activeTemplate = await makeTemplate(shop, 'tried_out', 'Hi {{firstNameWA}}, {{offer_text}} for you.');
  const filled = { condition: EVERYBODY, activeTemplate, broadcastAttributes: { offer_text: 'Ten off' } };
  expect(await call(shop, 'update', { broadcastId: id, status: 'draft', ...filled })).toMatchObject({
    status: 200,
  });
  expect(await deliveryCheck(PHONE)).toMatchObject({ state: null, delivered: false });
  expect(await sendTest(id)).toMatchObject({
    status: 200,
    body: { messageId: expect.any(String) as string },
  });
  const received = await waitFor('its delivery', async () => {
    const answer = await deliveryCheck(PHONE);
    return (answer as { delivered: boolean }).delivered && answer;
  });
  expect(received).toMatchObject({ message: expect.stringContaining('arrived') as string });
  const thread = await ask(`${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(PHONE)}`);
  const { bubbles } = thread.body as { bubbles: { text?: string }[] };
  expect(bubbles.at(-1)?.text).toBe('Hi there, Ten off for you.');
  const [row] = await server.rows<{ status: string }>(
    'select status from broadcasts where broadcast_id = $1',
    [id],
  );
  expect(row).toEqual({ status: 'draft' });
});

it('sends either text of an A/B test through its own call', async () => {
  const templateB = await makeTemplate(shop, 'tried_too', 'Hello {{firstNameWA}}, {{offer_text}} is here.');
  const abTest = { ...USUAL_AB_TEST, templateB, attributesB: { offer_text: 'Free tea' } };
  await call(shop, 'update', { broadcastId: id, status: 'draft', abTest });
  expect(refusal(await call(shop, 'sendTest', { broadcastId: id, phoneNumber: '12' }))).toMatchObject({
    code: 'PHONE_INVALID',
  });
  const phoneNumber = '+4915124441299';
  const sent = await call(shop, 'sendTest', { broadcastId: id, phoneNumber, arm: 'B' });
  expect(sent).toMatchObject({ status: 200 });
  const bubbles = await waitFor('the other text', async () => {
    const thread = await ask(
      `${server.environment.sandboxUrl}/phone/threads/${encodeURIComponent(phoneNumber)}`,
    );
    const { bubbles: got } = thread.body as { bubbles?: { text?: string }[] };
    return got !== undefined && got.length > 0 && got;
  });
  expect(bubbles.at(-1)?.text).toBe('Hello there, Free tea is here.');
});

it('reports no delivery for another number, and refuses an invalid number', async () => {
  expect(await deliveryCheck('4915124441235')).toMatchObject({ state: null, delivered: false });
  expect(await deliveryCheck('12')).toMatchObject({ error: { code: 'PHONE_INVALID' } });
});

it('refuses a test if the plan has no broadcasts', async () => {
  // The plan of an old store.
  await server.rows("update shops set plan_name = 'Starter'");
  expect(refusal(await sendTest(id))).toMatchObject({ code: 'FEATURE_LOCKED' });
});

function sendTest(sourceId: string, phone = PHONE) {
  const ref = writeTestRef({ shopUrl: DEMO_SHOP, shopName: 'Wren', sourceId, template: 'any' });
  const message = { recipient: { id: DEMO_SHOP }, timestamp: 0, sender: { id: phone }, optin: { ref } };
  const entry = [{ id: DEMO_SHOP, time: 0, messaging: [message] }];
  return post(shop, '/fbWebhook', { object: 'page', channel: 'WA', entry });
}

async function deliveryCheck(receiverId: string): Promise<unknown> {
  return (await post(shop, '/api/broadcastInternalDeliveryCheck', { receiverId, sourceId: id })).body;
}
