/** A longer path belongs to no page: a store's handles have 255 characters. */
const LONGEST_PATH = 600;

/**
 * The page that a shopper claims to be on, if it can be true: a page of one of the shop's own hosts, without its query;
 * otherwise null.
 */
export function ownPage(address: string, hosts: readonly string[]): string | null {
  const url = URL.parse(address);
  if (url === null || !hosts.includes(url.host) || !/^https?:$/.test(url.protocol)) return null;
  const isPlain = /^[\w\-./~%+]*$/.test(url.pathname) && url.pathname.length <= LONGEST_PATH;
  return `${url.origin}${isPlain ? url.pathname : '/'}`;
}
