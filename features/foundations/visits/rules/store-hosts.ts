/** Where a store's pages are, as its row says. */
export interface StorePlaces {
  shop_url: string;
  domain: string;
  /** The store's own setting; null when it is its domain. */
  storefront_url: string | null;
}

/** Returns the hosts of a store's own pages. */
export function storeHosts({ shop_url, domain, storefront_url }: StorePlaces): string[] {
  const host = storefront_url === null ? null : URL.parse(storefront_url)?.host;
  return [shop_url, domain, ...(host ? [host] : [])];
}

/**
 * Whether a URL is a page of the store that loads our script, which checkouts do not. In the sandbox every store has
 * the same host and its own path.
 */
export function isStorePage(address: string, store: StorePlaces): boolean {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname.includes('/checkouts/')) return false;
  if (!storeHosts(store).includes(url.host)) return false;
  const root = store.storefront_url === null ? null : URL.parse(store.storefront_url);
  return root?.host !== url.host || url.pathname.startsWith(root.pathname);
}
