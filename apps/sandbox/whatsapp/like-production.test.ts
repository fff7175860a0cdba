import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartReminder, cartReminderTo } from './templates/demo-templates.ts';
import {
  ACCOUNT_ID,
  eventually,
  openTestServer,
  PHONE_NUMBER_ID,
  receiptsOf,
  submitApproved,
  type TestServer,
} from './whatsapp-test-server.ts';

const MIRA = '+4915215550171';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
  await submitApproved(testServer, cartReminder);
  await testServer.control('POST', '/whatsapp/inbound', { from: MIRA, text: 'Hi' });
});
afterAll(() => testServer.close());

const plan = (body: object) => testServer.control('POST', '/misbehaviour', { partner: 'whatsapp', ...body });
const tappable = (interactive: object) => ({
  to: MIRA,
  type: 'interactive',
  interactive: { body: { text: 'Choose' }, ...interactive },
});
const replies = (...titles: string[]) => ({
  type: 'button',
  action: { buttons: titles.map((title, at) => ({ type: 'reply', reply: { id: `id ${at}`, title } })) },
});
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `row ${at}`, title: `Row ${at}` }));
const link = (url: string) => ({
  type: 'cta_url',
  action: { name: 'cta_url', parameters: { display_text: 'Look', url } },
});

test.each<[string, number, RegExp, Record<string, unknown>]>([
  ['a fourth button', 131009, /buttons count/, tappable(replies('A', 'B', 'C', 'D'))],
  ['a title of 21 characters', 131009, /Button title length/, tappable(replies('x'.repeat(21)))],
  [
    'an eleventh row',
    131009,
    /row count/,
    tappable({ type: 'list', action: { button: 'Pick', sections: [{ title: 'All', rows: rows(11) }] } }),
  ],
  ['an invalid link', 131009, /not a valid URL/, tappable(link('not a url'))],
  ['a javascript: link', 131009, /not a valid URL/, tappable(link('javascript:alert(1)'))],
  ['a poll', 100, /Param type must be one of \{TEXT, .+\} - got "poll"/, { to: MIRA, type: 'poll' }],
  [
    'a message to the business’s own number',
    131021,
    /must be different/,
    { to: '+4915215550100', type: 'text', text: { body: 'Hello' } },
  ],
])('refuses %s: %i', async (_what, code, details, request) => {
  const { status, body } = await testServer.send(request);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({
    code,
    error_data: { details: expect.stringMatching(details) as string },
  });
});

test.each([
  ['xx_YY', 400, 100],
  ['en_XX', 400, 100],
  ['de_AT', 200, undefined],
])('accepts templates only in existing languages: %s', async (language, status, code) => {
  const answer = await testServer.meta('POST', `/${ACCOUNT_ID}/message_templates`, {
    ...cartReminder,
    language,
  });
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test.each([
  [1, 400, 'API Unknown'],
  [130497, 403, 'Business account is restricted from messaging users in this country'],
  [131037, 400, 'Display name approval needed'],
  [131045, 500, 'Incorrect certificate'],
  [132068, 400, 'Flow is blocked'],
  [132069, 400, 'Flow is throttled'],
])('answers the code %i with HTTP %i and its title', async (code, status, title) => {
  await plan({ kind: 'errorCode', code });
  const answer = await testServer.send(cartReminderTo('4915215550172'));
  expect([answer.status, answer.body.error]).toMatchObject([
    status,
    { code, message: `(#${code}) ${title}` },
  ]);
});

describe('Graph itself refuses a call with', () => {
  const asked = async (headers: Record<string, string>) =>
    (await fetch(`${testServer.url}/meta/v25.0/${PHONE_NUMBER_ID}`, { headers })).json();

  test.each<[string, Record<string, string>, string]>([
    ['no token', {}, 'Invalid OAuth access token data.'],
    [
      'a wrong token',
      { authorization: 'Bearer guessed' },
      'Invalid OAuth access token - Cannot parse access token',
    ],
  ])('%s', async (_which, headers, message) => {
    expect(await asked(headers)).toEqual({
      error: { message, type: 'OAuthException', code: 190, fbtrace_id: expect.any(String) as string },
    });
  });

  test.each([
    [190, 463, /expired/],
    [467, 467, /logged out/],
  ])('a dead token: %i', async (planned, subcode, words) => {
    await plan({ kind: 'errorCode', code: planned });
    const { status, body } = await testServer.send(cartReminderTo('4915215550172'));
    expect(status).toBe(401);
    expect(body.error).toEqual({
      message: expect.stringMatching(words) as string,
      type: 'OAuthException',
      code: 190,
      error_subcode: subcode,
      fbtrace_id: expect.any(String) as string,
    });
  });

  test('an unknown object', async () => {
    const { status, body } = await testServer.meta('POST', '/1/messages', { messaging_product: 'whatsapp' });
    expect(status).toBe(400);
    expect(body.error).toEqual({
      message: expect.stringContaining("Object with ID '1' does not exist") as string,
      type: 'GraphMethodException',
      code: 100,
      error_subcode: 33,
      fbtrace_id: expect.any(String) as string,
    });
  });
});

describe('interactive and location messages', () => {
  test('a message with reply buttons needs a button', async () => {
    const { body } = await testServer.send({
      type: 'interactive',
      to: '+491521555017',
      interactive: { type: 'button', body: { text: 'Well?' }, action: { buttons: [] } },
    });
    expect(body.error?.code).toBe(131009);
  });

  test('a location with numeric coordinates is accepted', async () => {
    await testServer.control('POST', '/whatsapp/inbound', { from: '+491521555018', text: 'Where?' });
    const { status } = await testServer.send({
      type: 'location',
      to: '+491521555018',
      location: { latitude: 52.5, longitude: 13.4, name: 'Wren', address: 'Berlin' },
    });
    expect(status).toBe(200);
  });
});

test('a registered number accepts only its own PIN', async () => {
  const register = async (pin: string) => {
    const { status, body } = await testServer.meta('POST', `/${PHONE_NUMBER_ID}/register`, {
      messaging_product: 'whatsapp',
      pin,
    });
    return [status, body.error?.code];
  };
  expect(await register('123456')).toEqual([200, undefined]);
  expect(await register('654321')).toEqual([400, 133005]);
  expect(await register('123456')).toEqual([200, undefined]);
});

describe('recipients', () => {
  const sent = (request: object) => testServer.send({ type: 'text', text: { body: 'Hello' }, ...request });

  test('a number without a plus is read as one of the business’s country', async () => {
    await testServer.control('POST', '/whatsapp/inbound', { from: '+491521555017', text: 'Hi' });
    const { body } = await sent({ to: '1521555017' });
    expect(body).toMatchObject({ contacts: [{ input: '1521555017', wa_id: '491521555017' }] });
    // A number that already has the calling code gets it again. Nobody has the resulting number, so its window never
    // opened.
    expect((await sent({ to: '491521555017' })).body.error?.code).toBe(131047);
  });

  test('a known user id can be written to and reveals no number; an unknown one fails', async () => {
    const hers = await sent({ recipient: 'DE.131710555125194' });
    expect(hers.body).toMatchObject({ contacts: [{ input: 'DE.131710555125194' }] });
    expect(hers.body).not.toHaveProperty('contacts.0.wa_id');
    const template = { ...cartReminderTo('1'), to: undefined };
    const nobody = await testServer.send({ ...template, recipient: 'DE.139990555125194' });
    expect(nobody.status).toBe(200);
    const id = nobody.body.messages?.[0]?.id ?? '';
    const [failed] = await eventually(() => {
      const receipts = receiptsOf(testServer, id);
      return receipts.length > 0 && receipts;
    });
    expect(failed).toMatchObject({ status: 'failed', errors: [{ code: 131026 }] });
    expect(failed).not.toHaveProperty('recipient_user_id');
  });
});

test('a partner notice goes to the partner, and the latest webhook of a field can be repeated', async () => {
  await testServer.control('POST', '/whatsapp/account', { event: 'PARTNER_REMOVED' });
  const posted = () =>
    testServer.entries.filter((entry) => JSON.stringify(entry).includes('PARTNER_REMOVED'));
  await eventually(() => posted().length === 1);
  expect(posted()[0]).toMatchObject({
    id: expect.not.stringContaining(ACCOUNT_ID) as string,
    changes: [{ value: { waba_info: { waba_id: ACCOUNT_ID } } }],
  });
  await testServer.control('POST', '/clock/forward', { ms: 3_600_000 });
  await testServer.control('POST', '/whatsapp/repeat', { field: 'account_update' });
  await eventually(() => posted().length === 2);
  expect(posted()[1]).toEqual(posted()[0]);
});
