import { afterAll, beforeAll, expect, it } from 'vitest';
import { META, MODERN_VERSION } from '#features/administration/public-api/contract/mcp.ts';
import { SCOPES } from '#features/administration/public-api/contract/scope.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { announceBody } from '#tools/test-environment/announce-body.ts';
import { openShop, post, type Shop } from '#tools/test-environment/channels-client.ts';
import { ask, openServer, type Answer, type OpenServer } from '#tools/test-environment/open-server.ts';

let server: OpenServer;
let shop: Shop;
let key: string;
let keyId: string;
beforeAll(async () => {
  server = await openServer();
  shop = await openShop(server.appUrl, DEMO_SHOP);
  const fields = { shopUrl: DEMO_SHOP, name: 'Assistant', scopes: SCOPES, days: null };
  const { body } = await post(shop, '/database/api/publicApi/createKey', fields);
  const made = body as { secret: string; key: { keyId: string } };
  [key, keyId] = [made.secret, made.key.keyId];
});
afterAll(() => server.close());

const address = () => `${server.appUrl}/mcp`;

function send(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return ask(address(), {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
  });
}

/** A request as since the revision 2026-07-28, with changed headers and parameters. */
function sendModern(method: string, params: object = {}, headers: Record<string, string> = {}) {
  const meta = { [META.version]: MODERN_VERSION, [META.capabilities]: {} };
  return send(
    { jsonrpc: '2.0', id: 1, method, params: { _meta: meta, ...params } },
    { 'mcp-protocol-version': MODERN_VERSION, 'mcp-method': method, ...headers },
  );
}

it('answers a modern request, which stands alone', async () => {
  expect(await sendModern('server/discover')).toMatchObject({
    status: 200,
    body: {
      result: { resultType: 'complete', supportedVersions: expect.arrayContaining([MODERN_VERSION]) },
    },
  });
  const { body } = await sendModern('tools/list');
  expect(body).toMatchObject({
    id: 1,
    result: { cacheScope: 'private', _meta: { [META.server]: { name: 'bellbird' } } },
  });
  const called = await sendModern('tools/call', { name: 'get_shop' }, { 'mcp-name': 'get_shop' });
  expect(called.body).toMatchObject({ result: { resultType: 'complete', isError: false } });
  expect(await sendModern('ping')).toMatchObject({ status: 404, body: { error: { code: -32601 } } });
});

it('refuses a modern request whose headers say something else', async () => {
  const refused = (code: number) => ({ status: 400, body: { jsonrpc: '2.0', error: { code } } });
  expect(await sendModern('tools/list', {}, { 'mcp-method': 'ping' })).toMatchObject(refused(-32020));
  const other = { 'mcp-name': 'list_segments' };
  expect(await sendModern('tools/call', { name: 'get_shop' }, other)).toMatchObject(refused(-32020));
  expect(await sendModern('tools/list', { _meta: {} })).toMatchObject(refused(-32602));
  const future = { [META.version]: '2099-01-01', [META.capabilities]: {} };
  const headers = { 'mcp-protocol-version': '2099-01-01' };
  expect(await sendModern('tools/list', { _meta: future }, headers)).toMatchObject(refused(-32022));
});

it.each([
  ['no JSON', '{', 400, -32700],
  ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], 400, -32600],
  ['an answer', { jsonrpc: '2.0', id: 1, result: {} }, 400, -32600],
  ['a text', '"ping"', 400, -32600],
  ['no id', { jsonrpc: '2.0', id: null, method: 'ping' }, 400, -32600],
  ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'resources/list' }, 200, -32601],
  ['no name', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 7 } }, 200, -32602],
])('answers %s as the specification says', async (_what, body, status, code) => {
  expect(await send(body)).toMatchObject({ status, body: { jsonrpc: '2.0', error: { code } } });
});

it('refuses ten megabytes before they are sent', async () => {
  const refused = await announceBody(address(), 10_000_000, { authorization: `Bearer ${key}` });
  expect(refused).toEqual({ status: 413, code: -32600 });
});

it('has no stream, no sessions, and no answer to a notification', async () => {
  const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' };
  for (const method of ['GET', 'DELETE']) {
    const answer = await ask(address(), { method, headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  const message = { jsonrpc: '2.0', method: 'notifications/initialized' };
  expect((await send(message)).status).toBe(202);
  const ping = await send({ jsonrpc: '2.0', id: 'a', method: 'ping' }, { 'mcp-session-id': 'mine' });
  expect(ping).toMatchObject({ status: 200, body: { id: 'a', result: {} } });
  expect(ping.headers.get('mcp-session-id')).toBeNull();
});

it('refuses pages of other sites, and requests without a valid key', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  expect((await send(ping, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(ping, { origin: 'null' })).status).toBe(403);
  const unknown = await send(ping, { authorization: 'Bearer bb_test_wrong' });
  expect(unknown).toMatchObject({ status: 401, body: { error: { data: { code: 'API_KEY_INVALID' } } } });
  expect(unknown.headers.get('www-authenticate')).toBe('Bearer');
  await post(shop, '/database/api/publicApi/deleteKey', { shopUrl: DEMO_SHOP, keyId });
  expect((await send(ping)).status).toBe(401);
});
