/** The part of an IP address that is kept as proof: the network, not the person (/24 of IPv4, /48 of IPv6). */
export function ipPrefix(address: string): string {
  const v4 = /(?:^|:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(address);
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`;
  const groups = expandV6(address).slice(0, 3);
  return `${groups.join(':')}::/48`;
}

/** The groups of an IPv6 address with those that :: stands for. */
function expandV6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
}
