import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, sourceOf, trustIn } from './client-address.ts';

const isTrusted = trustIn(['10.0.0.0/8', '192.0.2.9', 'fd00::/8']);

function asked(remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

it.each([
  ['the connecting address if it is not a proxy', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['the address that a proxy names', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
  [
    'the last address before the proxies, not the first one that is claimed',
    '10.0.0.5',
    '1.1.1.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['the address before all proxies', '10.0.0.5', '203.0.113.7, 192.0.2.9, fd00::3', '203.0.113.7'],
  ['the proxy itself if it names no address', '10.0.0.5', undefined, '10.0.0.5'],
  ['the address behind a proxy written as IPv4 in IPv6', '::ffff:10.0.0.5', '203.0.113.7', '203.0.113.7'],
])('uses as the client: %s', (_what, remote, forwarded, client) => {
  expect(clientAddress(asked(remote, forwarded), isTrusted)).toBe(client);
});

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8:aa:1::5', '2001:db8:aa'],
  ['2001:db8:aa:ffff:1:2:3:4', '2001:db8:aa'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('counts %s as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});
