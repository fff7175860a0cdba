/** Longer paths are nobody's page: a store's handles have 255 characters. */
const LONGEST_PATH = 600;
const LONGEST_USER_AGENT = 300;

/**
 * Where a shopper says they were, as far as it can be true: a page of one of the shop's own hosts, without what its
 * address asks for; else null.
 */
export function ownPage(address: string, hosts: readonly string[]): string | null {
  const url = URL.parse(address);
  if (url === null || !hosts.includes(url.host) || !/^https?:$/.test(url.protocol)) return null;
  const isPlain = /^[\w\-./~%+]*$/.test(url.pathname) && url.pathname.length <= LONGEST_PATH;
  return `${url.origin}${isPlain ? url.pathname : '/'}`;
}

/** A browser's language as ours are named (`de`, `de-AT`): its script is left out, and so is one that we have no words in. */
export function knownLocale(given: string, languages: readonly string[]): string | null {
  const [language = '', ...rest] = given.split('-');
  const known = languages.find((one) => one === language.toLowerCase());
  if (known === undefined) return null;
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part));
  return region === undefined ? known : `${known}-${region.toUpperCase()}`;
}

/** What a browser calls itself, in the characters that browsers use for it. */
export function plainUserAgent(given: string): string {
  return given.replace(/[^\w .,:;/()+-]/g, '').slice(0, LONGEST_USER_AGENT);
}
