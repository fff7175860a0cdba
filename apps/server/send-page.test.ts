import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Boot } from '#features/foundations/sessions/contract/boot.ts';
import { sendPage } from './send-page.ts';

const BOOT = /<script id="boot" type="application\/json">(.*)<\/script>/;

const MANIFEST = {
  'index.html': { file: 'app.js', imports: ['_frame.js'], css: ['app.css'] },
  '_frame.js': { file: 'frame.js' },
  'pages/campaign-screens.tsx': {
    file: 'campaign.js',
    imports: ['_frame.js', '_phone.js'],
    css: ['campaign.css'],
  },
  '_phone.js': { file: 'phone.js' },
};

let folder: string;
let server: FastifyInstance;
let boot: () => Promise<Boot>;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellbird-pages-'));
  writeFileSync(path.join(folder, 'landing.html'), 'the landing page');
  writeFileSync(path.join(folder, 'index.html'), 'the app <!--boot-->');
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  server = Fastify();
  server.get('/*', (request, reply) => sendPage(request, reply, { folder, findBoot: () => boot() }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const nobody = () => Promise.resolve({ user: null });
const merchantOf = (shopName: string) => () => Promise.resolve({ user: { shopName } } as Boot);
const pageAt = async (address: string) => (await server.inject(address)).body;

it.each([
  ['/', 'the landing page'],
  ['/landing?error=LOGIN_EXPIRED', 'the landing page'],
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

it('names what the screen of an address needs beside the app, to a merchant', async () => {
  const named = async (address: string) =>
    [...(await pageAt(address)).matchAll(/href="\/([\w.]+)"/g)].map(([, file]) => file);
  boot = merchantOf('Wren');
  expect(await named('/automation-wa/abandonedCart?tab=results')).toEqual([
    'campaign.js',
    'campaign.css',
    'phone.js',
  ]);
  expect(await named('/settings')).toEqual([]);
  boot = nobody;
  expect(await named('/automation-wa/abandonedCart')).toEqual([]);
});

it('sends the app without it when it cannot be told, and keeps neither', async () => {
  boot = () => Promise.reject(new Error('the database is away'));
  const { body, headers } = await server.inject('/');
  expect(body).toBe('the app ');
  expect(headers['cache-control']).toBe('no-store');
});
