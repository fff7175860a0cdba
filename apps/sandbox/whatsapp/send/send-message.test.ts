import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartReminder, cartReminderTo } from '../templates/demo-templates.ts';
import {
  ACCOUNT_ID,
  eventually,
  inboundOf,
  openTestServer,
  PHONE_NUMBER_ID,
  receiptsOf,
  submitApproved,
  type TestServer,
} from '../whatsapp-test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
  await submitApproved(testServer, cartReminder);
});
afterAll(() => testServer.close());

const MIRA = '4915215550101';
const text = (to: string) => ({ to: `+${to}`, type: 'text', text: { body: 'Hello' } });

const statusNamed = (id: string, name: string) =>
  receiptsOf(testServer, id).find(({ status }) => status === name);

test('an approved template is accepted, sent, delivered, and read when the person opens it', async () => {
  const { status, body } = await testServer.send(cartReminderTo(MIRA, 'message-1'));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    messaging_product: 'whatsapp',
    contacts: [{ input: `+${MIRA}`, wa_id: MIRA }],
    messages: [{ message_status: 'accepted' }],
  });
  const id = body.messages?.[0]?.id ?? '';
  expect(id).toMatch(/^wamid\./);
  await eventually(() => testServer.statusesOf(id).includes('delivered'));
  await testServer.control('POST', '/whatsapp/read', { to: '+49 1521 5550101' });
  await eventually(() => testServer.statusesOf(id).includes('read'));
  expect(testServer.statusesOf(id)).toEqual(['sent', 'delivered', 'read']);
  expect(statusNamed(id, 'delivered')).toMatchObject({
    recipient_id: MIRA,
    biz_opaque_callback_data: 'message-1',
    pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'marketing' },
  });
  expect(testServer.badSignatures).toBe(0);
});

test('an Argentine number gets a 9, as WhatsApp writes it', async () => {
  const { body } = await testServer.send(cartReminderTo('541123456789'));
  expect(body).toMatchObject({ contacts: [{ input: '+541123456789', wa_id: '5491123456789' }] });
  await eventually(() => testServer.statusesOf(body.messages?.[0]?.id ?? '').includes('delivered'));
  expect(statusNamed(body.messages?.[0]?.id ?? '', 'delivered')).toMatchObject({
    recipient_id: '5491123456789',
  });
});

describe('refuses', () => {
  const changed = (change: (template: Record<string, never>) => void) => {
    const request = structuredClone(cartReminderTo(MIRA)) as { template: Record<string, never> };
    change(request.template);
    return request as unknown as Record<string, unknown>;
  };
  type Parts = { components: { parameters: { text?: string }[] }[] };
  const parts = (template: unknown) => (template as Parts).components;

  test.each<[string, number, Record<string, unknown>]>([
    ['a template that does not exist', 132001, changed((one) => Object.assign(one, { name: 'nothing' }))],
    [
      'a template in another language',
      132001,
      changed((one) => Object.assign(one, { language: { code: 'de' } })),
    ],
    ['a template with too few values', 132000, changed((one) => parts(one)[1]?.parameters.pop())],
    [
      'a new line in a value',
      132018,
      changed((one) => Object.assign(parts(one)[1]?.parameters[0] ?? {}, { text: 'a\nb' })),
    ],
    [
      'five spaces in a value',
      132018,
      changed((one) => Object.assign(parts(one)[1]?.parameters[0] ?? {}, { text: 'a     b' })),
    ],
    [
      'values that make the text too long',
      132005,
      changed((one) => Object.assign(parts(one)[1]?.parameters[0] ?? {}, { text: 'a'.repeat(960) })),
    ],
    ['a template without its picture', 132012, changed((one) => parts(one).shift())],
    ['a template without its link’s value', 131008, changed((one) => parts(one).splice(2, 1))],
    ['a free message outside the window', 131047, text('4915215550102')],
    ['a body that does not fit Meta’s schema', 131008, { to: `+${MIRA}`, type: 'text', text: {} }],
    ['a message without a recipient', 100, { type: 'text', text: { body: 'Hello' } }],
    ['callback data that is too long', 100, { ...text(MIRA), biz_opaque_callback_data: 'x'.repeat(513) }],
    ['a number that is always rate limited', 130429, cartReminderTo('4915215550429')],
    ['a number whose server is broken', 131000, cartReminderTo('4915215550500')],
  ])('%s: %i', async (_, code, request) => {
    const { status, body } = await testServer.send(request);
    expect({ code: body.error?.code, refused: status >= 400 }).toEqual({ code, refused: true });
  });

  test('a template that is not approved yet: 132001', async () => {
    await testServer.meta('POST', `/${ACCOUNT_ID}/message_templates`, {
      ...cartReminder,
      name: 'still_waiting',
    });
    const request = changed((one) => Object.assign(one, { name: 'still_waiting' }));
    expect((await testServer.send(request)).body.error?.code).toBe(132001);
  });

  test('a call without the token: 190', async () => {
    const answer = await fetch(`${testServer.url}/meta/v25.0/${PHONE_NUMBER_ID}/messages`, {
      method: 'POST',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 190, type: 'OAuthException' } });
  });

  test('an unknown phone number id: 100, 33', async () => {
    const { body } = await testServer.meta('POST', '/1/messages', { messaging_product: 'whatsapp' });
    expect(body.error).toMatchObject({ code: 100, error_subcode: 33 });
  });
});

describe('people', () => {
  test('a person who stopped marketing gets no marketing: 131050', async () => {
    const number = '4915215550103';
    await testServer.control('POST', '/whatsapp/preferences', { number, value: 'stop' });
    expect((await testServer.send(cartReminderTo(number))).body.error?.code).toBe(131050);
    await eventually(() => testServer.changes.some(({ field }) => field === 'user_preferences'));
    await testServer.control('POST', '/whatsapp/preferences', { number, value: 'resume' });
    expect((await testServer.send(cartReminderTo(number))).status).toBe(200);
  });

  test('a person gets ten messages in a burst, and then one in six seconds: 131056', async () => {
    const codes: (number | undefined)[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      codes.push((await testServer.send(cartReminderTo('4915215550104'))).body.error?.code);
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 131056]);
    await testServer.control('POST', '/clock/forward', { ms: 6000 });
    expect((await testServer.send(cartReminderTo('4915215550104'))).status).toBe(200);
  });

  test('a message to a person without WhatsApp fails later: 131026', async () => {
    const { status, body } = await testServer.send(cartReminderTo('4915215551026'));
    expect(status).toBe(200);
    const id = body.messages?.[0]?.id ?? '';
    const failed = await eventually(() => statusNamed(id, 'failed'));
    expect(failed.errors).toMatchObject([{ code: 131026 }]);
    expect(testServer.statusesOf(id)).toEqual(['failed']);
  });

  test('a person who hides their number is known only by user id', async () => {
    await testServer.control('POST', '/whatsapp/inbound', { from: '+4915215550042', text: 'Hi' });
    const message = await eventually(() => inboundOf(testServer).find(({ from }) => from === undefined));
    const { status, body } = await testServer.send({
      recipient: message.from_user_id,
      type: 'text',
      text: { body: 'Hello' },
    });
    expect(status).toBe(200);
    const sent = await eventually(() => statusNamed(body.messages?.[0]?.id ?? '', 'sent'));
    expect(sent.recipient_id).toBeUndefined();
    expect(sent.recipient_user_id).toBe(message.from_user_id);
  });
});

test('a quick reply arrives as a button with its context, and opens the window for a day', async () => {
  const number = '4915215550105';
  const { body } = await testServer.send(cartReminderTo(number));
  const contextId = body.messages?.[0]?.id ?? '';
  await testServer.control('POST', '/whatsapp/inbound', {
    from: number,
    buttonPayload: 'STOP',
    buttonTitle: 'Unsubscribe',
    contextId,
  });
  const tap = await eventually(() => inboundOf(testServer).find(({ from }) => from === number));
  expect(tap).toMatchObject({
    type: 'button',
    button: { payload: 'STOP', text: 'Unsubscribe' },
    context: { id: contextId },
  });
  expect((await testServer.send(text(number))).status).toBe(200);
  await testServer.control('POST', '/clock/forward', { ms: 86_400_001 });
  expect((await testServer.send(text(number))).body.error?.code).toBe(131047);
});
