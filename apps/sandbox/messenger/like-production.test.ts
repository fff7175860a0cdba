import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerFacebook } from '../facebook/facebook-routes.ts';
import { openTestServer, type TestServer } from '../whatsapp/whatsapp-test-server.ts';
import { checkPerson, checkPolicy, readPageSend } from './check-page-send.ts';
import { messengerAccount } from './messenger-account.ts';
import { registerMessengerControl } from './messenger-control.ts';
import { pagePerson } from './page-person.ts';

const PAGE = '112233445566778';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

const to = (message: object) => ({ recipient: { id: '24' }, message });

describe('Messenger accepts', () => {
  test.each<[string, object]>([
    ['a response without a message type', to({ text: 'Hello' })],
    [
      'a video of the page, with a button',
      to({
        attachment: {
          type: 'template',
          payload: {
            template_type: 'media',
            elements: [
              {
                media_type: 'video',
                url: 'https://www.facebook.com/wren/videos/1/',
                buttons: [{ type: 'web_url', url: 'https://wren.example', title: 'Look' }],
              },
            ],
          },
        },
      }),
    ],
    [
      'a quick reply that asks for the person’s location',
      to({ text: 'Where?', quick_replies: [{ content_type: 'location' }] }),
    ],
  ])('%s', (_what, body) => {
    expect(readPageSend(body as Record<string, unknown>)).toMatchObject({ messaging_type: 'RESPONSE' });
  });
});

test.each([
  ['an answer of a person after three days', 72, 'answer', true],
  ['an answer of a person after seven days', 168, 'answer', false],
  ['any other message after a day', 24, 'other', false],
  ['a utility template after seven days', 168, 'utility', true],
] as const)('%s', (_what, hours, send, isAllowed) => {
  const nowMs = 1_800_000_000_000;
  const person = { ...pagePerson(messengerAccount(testServer.sandbox), PAGE, '1'), hasThread: true };
  const check = () => checkPerson({ ...person, windowOpenedAt: nowMs - hours * 3_600_000 }, send, nowMs);
  if (isAllowed) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: 10, subcode: 2_018_278 }) as Error);
});

test.each([
  ['the tag for people', { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }, null],
  ['the tag with another type', { messaging_type: 'RESPONSE', tag: 'HUMAN_AGENT' }, /MESSAGE_TAG/],
  ['a tag that ended', { messaging_type: 'MESSAGE_TAG', tag: 'ACCOUNT_UPDATE' }, /no longer supported/],
  ['the type without a tag', { messaging_type: 'MESSAGE_TAG' }, /HUMAN_AGENT/],
])('%s', (_what, change, refusal) => {
  const read = () => readPageSend({ ...to({ text: 'Hello' }), ...change });
  if (refusal === null) expect(read()).toMatchObject({ tag: 'HUMAN_AGENT' });
  else expect(read).toThrow(refusal);
});

test('Messenger refuses a page that broke its policy, until the page is unblocked', async () => {
  const server = Fastify();
  await server.register(registerMessengerControl, { sandbox: testServer.sandbox });
  const account = messengerAccount(testServer.sandbox);
  const policy = (action: string) =>
    server.inject({ method: 'POST', url: '/messenger/policy', payload: { pageId: PAGE, action } });
  await policy('block');
  expect(() => checkPolicy(account, PAGE)).toThrow(
    expect.objectContaining({ code: 10, subcode: 1_893_063 }) as Error,
  );
  await policy('unblock');
  expect(() => checkPolicy(account, PAGE)).not.toThrow();
  await server.close();
});

test('Messenger reports invalid JSON as an invalid request', async () => {
  const server = Fastify();
  await server.register(registerFacebook, { prefix: '/facebook', sandbox: testServer.sandbox });
  const answer = await server.inject({
    method: 'POST',
    url: `/facebook/graph/v25.0/${PAGE}/messages`,
    headers: { 'content-type': 'application/json' },
    payload: '{"recipient": ',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 100, type: 'OAuthException' } });
  await server.close();
});
