import { BlockList, isIP } from 'node:net';

/**
 * Networks without public servers, from IANA's special-purpose registries. IPv4 networks also count when mapped into
 * IPv6.
 */
const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Exceptions inside the public block: documentation, and tunnels to IPv4 addresses. */
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const closed = new BlockList();
for (const [network, prefix] of CLOSED_V4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_V6) closed.addSubnet(network, prefix, 'ipv6');
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
const here = new BlockList();
here.addSubnet('127.0.0.0', 8, 'ipv4');
here.addAddress('::1', 'ipv6');

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Returns which IP addresses may be reached for a URL that somebody else chose. With the sandbox, only this machine.
 */
export function networksOf({ isSandbox }: { isSandbox: boolean }): (address: string) => boolean {
  return isSandbox ? isOwnAddress : isPublicAddress;
}

/** Whether an IP address belongs to this machine. */
export function isOwnAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && here.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
