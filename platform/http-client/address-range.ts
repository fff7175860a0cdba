import { BlockList, isIP } from 'node:net';

/** Networks of nobody's public servers; the special-purpose registries of IANA. Those of IPv4 count mapped into IPv6 too. */
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
/** Of the one block that is given out: documentation, and tunnels to addresses of IPv4. */
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

/** Whether an IP address is one that anybody on the internet may reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Which networks an installation may ask at an address that somebody chose: with the sandbox, nothing leaves here. */
export function networksOf({ isSandbox }: { isSandbox: boolean }): (address: string) => boolean {
  return isSandbox ? isOwnAddress : isPublicAddress;
}

/** Whether an IP address is this machine's own. */
export function isOwnAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && here.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
