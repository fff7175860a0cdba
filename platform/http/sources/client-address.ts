import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { TrustedProxies } from '#platform/config/proxy-settings.ts';

export type IsTrusted = (address: string) => boolean;

/** Whether an address is one of the proxies in front, whose word on who asked is taken. */
export function trustIn(proxies: TrustedProxies): IsTrusted {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    if (isIPv4(address)) return trusted.check(address, 'ipv4');
    return isIPv6(address) && trusted.check(address, 'ipv6');
  };
}

/** The address of whoever asked: the last one on the way here that is not a proxy of ours. */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: IsTrusted,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = socket.remoteAddress ?? '';
  while (isTrusted(address)) {
    const before = forwarded.pop()?.trim();
    if (!before) break;
    address = before;
  }
  return address;
}

/** Whom an address counts as where one source has a share: itself by IPv4, the /48 that any hoster gives out by IPv6. */
export function sourceOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 3).join(':');
}
