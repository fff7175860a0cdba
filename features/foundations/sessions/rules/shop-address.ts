const PLATFORM_DOMAIN = 'myshopify.com';
const STORE_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export type ShopAddress = { kind: 'ok'; shopUrl: string } | { kind: 'subdomain' } | { kind: 'invalid' };

/** Reads a store address that a merchant typed: a name, a host or a whole URL. */
export function parseShopAddress(input: string): ShopAddress {
  const host = input
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  const platformAt = host.indexOf(PLATFORM_DOMAIN);
  if (platformAt === -1) return fromName(withoutSlashes(host));
  // Everything after the platform's domain is dropped: path, port and query.
  const before = host.slice(0, platformAt);
  const name = before.replace(/\.$/, '');
  if (name.includes('.')) return { kind: 'subdomain' };
  return name === before ? { kind: 'invalid' } : fromName(name);
}

/** Uses a loop, because a regular expression for trailing slashes can take quadratic time. */
function withoutSlashes(host: string): string {
  let end = host.length;
  while (host[end - 1] === '/') end -= 1;
  return host.slice(0, end);
}

function fromName(name: string): ShopAddress {
  return STORE_NAME.test(name) ? { kind: 'ok', shopUrl: `${name}.${PLATFORM_DOMAIN}` } : { kind: 'invalid' };
}
