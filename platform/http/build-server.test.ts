import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openLogger } from '#platform/logging/logger.ts';
import { CallBinder } from './bind-call.ts';
import { buildServer, addBrowserHeaders } from './build-server.ts';
import { defineCall } from './call.ts';
import { isFault, refusalOf, retryAfterSeconds } from './error-answer.ts';
import { requireOwnSite } from './other-sites.ts';

const figures = defineCall({
  method: 'GET',
  path: '/figures',
  summary: 'What screens look at again and again',
  response: z.object({ days: z.array(z.string()) }),
  access: 'view',
  isPolled: true,
  errors: [],
});
const names = defineCall({ ...figures, path: '/names', isPolled: undefined as never });
const notifyStore = defineCall({ ...names, path: '/notifyStore', mostPerMinute: 2 });

const SESSION = {
  shopId: 1,
  role: 'owner',
  shopUrl: 'wren.myshopify.com',
  facebookPageId: null,
} as unknown as Awaited<ReturnType<ConstructorParameters<typeof CallBinder>[1]>>;

let server: FastifyInstance;
let days: string[];
beforeEach(async () => {
  days = Array.from({ length: 200 }, (_, day) => `day ${day}`);
  server = await open('http://localhost:3000');
});
afterEach(() => server.close());

async function open(publicUrl: string): Promise<FastifyInstance> {
  const built = buildServer(openLogger('silent', 'test'), {
    rawRoutes: [],
    trustedProxies: ['10.0.0.0/8'],
    publicUrl,
    onFault: () => undefined,
    admit: () => undefined,
  });
  built.get('/link', (_request, reply) => reply.redirect('https://wren.example'));
  await built.register(async (scope) => {
    await addBrowserHeaders(scope, { loginAt: 'https://*.myshopify.com' });
    const bind = new CallBinder(scope, async ({ headers }) =>
      headers['x-shop'] ? ({ ...SESSION, shopId: Number(headers['x-shop']) } as typeof SESSION) : SESSION,
    );
    for (const call of [figures, names, notifyStore]) bind.merchant(call, async () => ({ days }));
    scope.get('/who', ({ ip }) => ({ ip }));
    scope.get('/file', (_request, reply) =>
      reply.type('text/csv').send(Readable.from(['a,b\n'.repeat(1000)])),
    );
    scope.get('/acts', { onRequest: requireOwnSite }, () => ({ done: true }));
  });
  return built;
}

function get(url: string, headers: Record<string, string> = {}) {
  return server.inject({ url, headers });
}

it.each([
  ['a trusted proxy', '10.0.0.5', '203.0.113.7'],
  ['any other address', '127.0.0.1', '127.0.0.1'],
])('finds the client’s address behind %s', async (_what, remoteAddress, client) => {
  const answer = await server.inject({
    url: '/who',
    remoteAddress,
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(answer.json()).toEqual({ ip: client });
});

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('for "Accept-Encoding: %s" has the encoding %s', async (accepted, encoding, open_) => {
    const answer = await get('/names', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(JSON.parse(open_(answer.rawPayload).toString())).toEqual({ days });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  it('is not compressed if it is small or a stream', async () => {
    days = ['one'];
    expect((await get('/names', { 'accept-encoding': 'br' })).json()).toEqual({ days });
    const file = await get('/file', { 'accept-encoding': 'br' });
    expect(file.body).toBe('a,b\n'.repeat(1000));
  });

  it('is never cached, except that a browser revalidates a polled answer', async () => {
    expect((await get('/names')).headers).toMatchObject({ 'cache-control': 'no-store' });
    expect((await get('/names')).headers['etag']).toBeUndefined();
    const first = await get('/figures', { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = { 'accept-encoding': 'br', 'if-none-match': `W/"other", ${first.headers['etag']}` };
    const same = await get('/figures', again);
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    expect(same.headers['etag']).toBe(first.headers['etag']);
    days[0] = 'another';
    expect((await get('/figures', again)).statusCode).toBe(200);
  });

  it.each(['/link', '/figures', '/nowhere'])('forbids guessing its content type: %s', async (path) => {
    expect((await get(path)).headers['x-content-type-options']).toBe('nosniff');
    expect((await get(path)).headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['/link', '/figures', '/nowhere'])(
    'requires https from then on, if the product uses https: %s',
    async (path) => {
      await server.close();
      server = await open('https://bellbird.example');
      expect((await get(path)).headers['strict-transport-security']).toBe('max-age=15552000');
    },
  );
});

it('limits how often a shop makes an expensive call, and says when to try again', async () => {
  expect((await get('/notifyStore')).statusCode).toBe(200);
  expect((await get('/notifyStore')).statusCode).toBe(200);
  const refused = await get('/notifyStore');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect((await get('/notifyStore', { 'x-shop': '2' })).statusCode).toBe(200);
  expect((await get('/names')).statusCode).toBe(200);
});

it('limits every other call too, far above the needs of screens', async () => {
  for (let count = 0; count < 600; count += 1) await get('/figures');
  expect((await get('/figures')).statusCode).toBe(429);
});

it.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
  [undefined, 403],
])('answers a GET with effects, sent from %s, with %i', async (site, status) => {
  const answer = await get('/acts', site === undefined ? {} : { 'sec-fetch-site': site });
  expect(answer.statusCode).toBe(status);
});

it('gives a large file enough time for a slow connection', () => {
  expect(server.server.requestTimeout).toBeGreaterThanOrEqual(30 * 60_000);
});

it('lists its routes', () => {
  expect(server.routes).toContainEqual({ method: 'GET', path: '/figures', query: [] });
});

it.each([
  ['a lock that was not available in time', '55P03'],
  ['a deadlock', '40P01'],
  ['a statement that took too long', '57014'],
])('answers %s as something to try again, and tells the operator', (_name, code) => {
  const thrown = Object.assign(new Error('canceling statement'), { code });
  const refusal = refusalOf(thrown);
  expect(refusal.code).toBe('DATABASE_BUSY');
  expect(retryAfterSeconds(refusal.code, thrown)).toBe(10);
  expect(isFault(refusal.code)).toBe(true);
});
