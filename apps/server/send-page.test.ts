import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Boot } from '#features/foundations/sessions/contract/boot.ts';
import { sendPage } from './send-page.ts';

const BOOT = /<script id="boot" type="application\/json">(.*)<\/script>/;

let folder: string;
let server: FastifyInstance;
let boot: () => Promise<Boot>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellbird-pages-'));
  writeFileSync(path.join(folder, 'landing.html'), 'the door');
  writeFileSync(path.join(folder, 'index.html'), 'the app <!--boot-->');
  server = Fastify();
  server.get('/*', (request, reply) => sendPage(request, reply, { folder, findBoot: () => boot() }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const nobody = () => Promise.resolve({ user: null });
const merchantOf = (shopName: string) => () => Promise.resolve({ user: { shopName } } as Boot);
const pageAt = async (address: string) => (await server.inject(address)).body;

it.each([
  ['/', 'the door'],
  ['/landing?error=LOGIN_EXPIRED', 'the door'],
  ['/settings', 'the app'],
])('sends a visitor at %s to %s', async (address, expected) => {
  boot = nobody;
  expect(await pageAt(address)).toContain(expected);
});

it('puts the logged-in merchant into the app’s HTML, whatever the shop’s name', async () => {
  const shopName = "</script><script>alert('$&')</script><!--boot-->";
  boot = merchantOf(shopName);
  const page = await pageAt('/');
  const [, json = ''] = BOOT.exec(page) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ user: { shopName } });
});

it('sends the app without a merchant if the database is unavailable, and lets nobody cache it', async () => {
  boot = () => Promise.reject(new Error('the database is away'));
  const { body, headers } = await server.inject('/');
  expect(body).toBe('the app ');
  expect(headers['cache-control']).toBe('no-store');
});
