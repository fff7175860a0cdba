/** The maximum number of cart lines in an address. Some browsers cut longer ones. */
const MOST_LINES = 50;

/** The addresses of a store's pages, from its row. */
export interface StorePlace {
  domain: string;
  /** The store's own storefront address. Null if it is the domain. */
  storefront_url: string | null;
}

function at({ domain, storefront_url: url }: StorePlace, path: string): string {
  return `${url ?? `https://${domain}`}${path}`;
}

/** Returns the front page of a store. */
export function homePage(store: StorePlace): string {
  return at(store, '/');
}

export function productPage(store: StorePlace, handle: string): string {
  return at(store, `/products/${encodeURIComponent(handle)}`);
}

/** Returns the address of a filled cart, or null for an empty one. */
export function filledCart(
  store: StorePlace,
  lines: readonly { variantId: string; quantity: number }[],
): string | null {
  if (lines.length === 0) return null;
  const filled = lines
    .slice(0, MOST_LINES)
    .map(({ variantId, quantity }) => `${encodeURIComponent(variantId)}:${quantity}`);
  return at(store, `/cart/${filled.join(',')}`);
}

/** Returns the first of these texts that is a web address. Stores and carriers send all kinds of text. */
export function firstPage(candidates: readonly (string | null)[], otherwise: string): string {
  return candidates.find((one): one is string => one !== null && isPage(one)) ?? otherwise;
}

function isPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
}
