import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveDocs } from './serve-docs.ts';

let site: string;
let server: FastifyInstance;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
  site = path.join(folder, 'site');
  mkdirSync(path.join(site, 'assets'), { recursive: true });
  mkdirSync(path.join(site, 'api'));
  writeFileSync(path.join(folder, 'secret.html'), 'secret');
  for (const [name, text] of [
    ['index.html', 'first page'],
    ['inbox.html', 'inbox'],
    ['inbox.md', '# Inbox'],
    ['api/people.html', 'people'],
    ['404.html', 'no such page'],
    ['llms.txt', '# Bellbird docs'],
    ['assets/main-1a2b.js', 'script'],
    [
      'help-targets.json',
      JSON.stringify([
        ['/inbox/settings', '/docs/inbox#away'],
        ['/inbox', '/docs/inbox'],
      ]),
    ],
  ] as const)
    writeFileSync(path.join(site, name), text);
  server = Fastify();
  await serveDocs(server, site);
});
afterAll(async () => {
  await server.close();
  rmSync(path.dirname(site), { recursive: true });
});

const get = (url: string, headers = {}) => server.inject({ url, headers });

it.each([
  ['/docs', 'first page', 'text/html; charset=utf-8'],
  ['/docs/inbox', 'inbox', 'text/html; charset=utf-8'],
  ['/docs/inbox?from=mail', 'inbox', 'text/html; charset=utf-8'],
  ['/docs/api/people', 'people', 'text/html; charset=utf-8'],
  ['/docs/inbox.md', '# Inbox', 'text/markdown; charset=utf-8'],
  ['/docs/llms.txt', '# Bellbird docs', 'text/plain; charset=utf-8'],
])('serves %s, which browsers may keep for five minutes', async (address, body, type) => {
  const answer = await get(address);
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, body, type]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('answers 304 to a browser that has the page', async () => {
  const { headers } = await get('/docs/inbox');
  expect((await get('/docs/inbox', { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

it('lets browsers keep files whose name has a hash', async () => {
  const answer = await get('/docs/assets/main-1a2b.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each([
  '/docs/missing',
  '/docs/inbox/',
  '/docs/assets/missing.js',
  '/docs/../secret',
  '/docs/%2e%2e/secret',
  '/docs/..%2fsecret',
  '/docs/api/..%2f..%2fsecret',
  '/docs/%00',
  '/docs/.hidden',
])('answers %s with the page for unknown addresses, and with no file', async (address) => {
  const { statusCode, body } = await get(address);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toContain('secret\n');
  expect(body).not.toBe('secret');
});

it('redirects an address that ends in a slash to the first page', async () => {
  expect((await get('/docs/')).headers.location).toBe('/docs');
});

it.each([
  ['', '/docs'],
  ['no address', '/docs'],
  ['https://bellbird.example/', '/docs'],
  ['https://bellbird.example/inbox', '/docs/inbox'],
  ['https://bellbird.example/inbox/0199?list=done', '/docs/inbox'],
  ['https://bellbird.example/inbox/settings', '/docs/inbox#away'],
  ['https://bellbird.example/inboxes', '/docs'],
])('leads from the page “%s” of the app to the documentation about it', async (referer, target) => {
  const answer = await get('/docs/help', { referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, target]);
});

it('leads readers of other languages to the help of the app, which is in their language', async () => {
  const answer = await get('/docs/help', {
    referer: 'https://bellbird.example/inbox',
    'accept-language': 'de',
  });
  expect(answer.headers.location).toBe('/help');
});

it('says what to do while the documentation is not built', async () => {
  const empty = Fastify();
  await serveDocs(empty, path.join(site, 'nothing'));
  const answer = await empty.inject('/docs');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build');
});
