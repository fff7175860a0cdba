/** A network that one person or household may have alone, and how many people it may represent at once. */
export interface AddressBlock {
  prefix: string;
  people: number;
}

/**
 * The networks of an IP address, the narrowest first. An IPv6 customer gets a /64, a /56 or a whole /48, so each is
 * counted; with IPv4 an address, which a carrier may share among many, or a /24 with a rented server.
 */
export function addressBlocks(address: string): AddressBlock[] {
  const v4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.(\d{1,3})$/.exec(address);
  if (v4) {
    return [
      { prefix: `${v4[1]}.${v4[2]}/32`, people: 1 },
      { prefix: `${v4[1]}.0/24`, people: 5 },
    ];
  }
  const groups = expandV6(address);
  const [, , , subnet = 0] = groups;
  const site = groups.slice(0, 3).map(hex).join(':');
  return [
    { prefix: `${site}:${hex(subnet)}::/64`, people: 1 },
    { prefix: `${site}:${hex(subnet & 0xff00)}::/56`, people: 2 },
    { prefix: `${site}::/48`, people: 4 },
  ];
}

/** The part of an IP address that is stored as proof: the network, not the person (/24 of IPv4, /48 of IPv6). */
export function ipPrefix(address: string): string {
  return addressBlocks(address).at(-1)?.prefix ?? '';
}

/** The groups of an IPv6 address, including those that :: stands for. */
function expandV6(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = readGroups(head);
  if (tail === undefined) return before;
  const after = readGroups(tail);
  return [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after];
}

function readGroups(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) || 0);
}

function hex(group: number): string {
  return group.toString(16);
}
