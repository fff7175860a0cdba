import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOwnAddress, isPublicAddress } from './address-range.ts';
import { askAddress } from './ask-address.ts';

/** Longer than any answer takes, however slow this machine is. */
const LONG_MS = 60_000;

let server: Server;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/never') return;
    answer.writeHead(url === '/gone' ? 404 : 302, { location: 'http://10.0.0.1/' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = (path: string, host = '127.0.0.1') =>
  `http://${host}:${(server.address() as AddressInfo).port}${path}`;

it('returns the status of a URL, and follows no redirect', async () => {
  const here = { mayAsk: isOwnAddress, withinMs: LONG_MS };
  expect(await askAddress(address('/gone'), here)).toEqual({ kind: 'answered', status: 404 });
  expect(await askAddress(address('/', 'localhost'), here)).toEqual({ kind: 'answered', status: 302 });
  expect(await askAddress(address('/never'), { ...here, withinMs: 100 })).toEqual({ kind: 'silent' });
});

it('connects to no private network, however the URL names it', async () => {
  asked = [];
  const outside = { mayAsk: isPublicAddress, withinMs: LONG_MS };
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])
    expect([host, await askAddress(address('/', host), outside)]).toEqual([host, { kind: 'closed' }]);
  expect(asked).toEqual([]);
});
