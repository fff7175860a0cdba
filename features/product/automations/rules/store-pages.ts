/** Lines of a cart that an address can carry; more would be cut by some browsers. */
const MOST_LINES = 50;

/** Where a store's pages are, as its row says it. */
export interface StorePlace {
  domain: string;
  /** As the store says it; null where it is its domain. */
  storefront_url: string | null;
}

function at({ domain, storefront_url: url }: StorePlace, path: string): string {
  return `${url ?? `https://${domain}`}${path}`;
}

/** The front page of a store. */
export function homePage(store: StorePlace): string {
  return at(store, '/');
}

export function productPage(store: StorePlace, handle: string): string {
  return at(store, `/products/${encodeURIComponent(handle)}`);
}

/** A cart that is filled already, as stores take it; null for an empty one. */
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

/** The first of these that is the address of a page; stores and carriers write anything. */
export function firstPage(candidates: readonly (string | null)[], otherwise: string): string {
  return candidates.find((one): one is string => one !== null && isPage(one)) ?? otherwise;
}

function isPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
}
