import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { openServer, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

interface Desk {
  accounts: { name: string; support_email: string }[];
  users: { email: string }[];
  accountUsers: { role: string }[];
  mails: { to: string }[];
}

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const get = (path: string) => server.environment.merchant.get(`${server.appUrl}${path}`);
const post = (path: string, body?: object) =>
  server.environment.merchant.post(`${server.appUrl}${path}`, body);
const signUp = (email: string) =>
  post(`/database/onBoardToCS?${new URLSearchParams({ email, shopUrl: DEMO_SHOP }).toString()}`);
const isOnDesk = async () => (await get(`/database/api/customerSupport/isOnCS?shopUrl=${DEMO_SHOP}`)).body;
const readJson = async <Answer>(path: string) =>
  (await (await fetch(`${server.environment.sandboxUrl}${path}`)).json()) as Answer;
const setPlan = (plan: string) =>
  server.rows('update shops set plan_name = $1 where shop_id = $2', [plan, server.shopId]);

test('a shop on a plan without customer support is refused, and nothing is created', async () => {
  await expect(signUp('ada@wren.example')).rejects.toThrow('answered 402');
  expect(await isOnDesk()).toBe(0);
  expect((await readJson<Desk>('/chatwoot/sandbox/records')).accounts).toEqual([]);
});

test('an admin signs up once, however often they try, and gets the login by e-mail', async () => {
  await setPlan('WhatsApp Pro Plan');
  await expect(signUp('not an address')).rejects.toThrow('answered 422');
  expect((await signUp('ada@wren.example')).body).toBe('ada@wren.example');
  expect((await signUp('other@wren.example')).body).toBe('ada@wren.example');
  expect(await isOnDesk()).toBe(1);
  expect(await readJson<Desk>('/chatwoot/sandbox/records')).toMatchObject({
    accounts: [{ name: 'Wren & Willow', support_email: 'ada@wren.example' }],
    users: [{ email: 'ada@wren.example' }],
    accountUsers: [{ role: 'administrator' }],
    mails: [{ to: 'ada@wren.example' }],
  });
});

test('a number that two people may have is refused, and nobody gets a message', async () => {
  await expect(
    post('/database/api/dashboardWAWidget', { shopUrl: DEMO_SHOP, phone: '919876543210' }),
  ).rejects.toThrow('answered 422');
  expect(await server.rows('select phone from chat_requests where shop_id = $1', [server.shopId])).toEqual(
    [],
  );
});

test('a chat request is stored with the full number, and both notices reach Slack', async () => {
  await expect(post('/database/api/dashboardWAWidget', { shopUrl: DEMO_SHOP, phone: '12' })).rejects.toThrow(
    'answered 422',
  );
  await post('/database/api/dashboardWAWidget', { shopUrl: DEMO_SHOP, phone: '+91 98765 43210' });
  await post('/userEvents/sendSlackMessage', { message: 'hello <!channel>' });
  const rows = await server.rows('select phone from chat_requests where shop_id = $1', [server.shopId]);
  expect(rows).toEqual([{ phone: '+919876543210' }]);
  const texts = await waitFor('two messages on Slack', async () => {
    const { messages } = await readJson<{ messages: { text: string }[] }>('/slack/messages');
    return messages.length === 2 && messages.map((message) => message.text).toSorted();
  });
  expect(texts).toEqual([
    `${DEMO_SHOP} wants to chat on WhatsApp: +919876543210`,
    `${DEMO_SHOP}: hello &lt;!channel&gt;`,
  ]);
});

test.each([
  ['01521 5550101', '+4915215550101'],
  ['+91 98765 43210', '+919876543210'],
])('a chat request from Germany for %s goes to %s', async (typed, phone) => {
  await post('/database/api/dashboardWAWidget', { shopUrl: DEMO_SHOP, phone: typed });
  const rows = await server.rows(
    'select phone from chat_requests where shop_id = $1 order by request_id desc limit 1',
    [server.shopId],
  );
  expect(rows).toEqual([{ phone }]);
});

test('a request without a login is refused', async () => {
  const answer = await fetch(`${server.appUrl}/userEvents/sendSlackMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"message":"hello"}',
  });
  expect(answer.status).toBe(401);
});
