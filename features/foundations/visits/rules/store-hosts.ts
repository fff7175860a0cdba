/** Where a store's pages are, as its row says it. */
export interface StorePlaces {
  shop_url: string;
  domain: string;
  /** As the store says it; null where it is its domain. */
  storefront_url: string | null;
}

/** The hosts of a store's own pages. */
export function storeHosts({ shop_url, domain, storefront_url }: StorePlaces): string[] {
  const host = storefront_url === null ? null : URL.parse(storefront_url)?.host;
  return [shop_url, domain, ...(host ? [host] : [])];
}

/**
 * Whether an address is a page of the store that loads our script, which a checkout does not. In the sandbox every store
 * has the same host, and a path of its own.
 */
export function isStorePage(address: string, store: StorePlaces): boolean {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname.includes('/checkouts/')) return false;
  if (!storeHosts(store).includes(url.host)) return false;
  const root = store.storefront_url === null ? null : URL.parse(store.storefront_url);
  return root?.host !== url.host || url.pathname.startsWith(root.pathname);
}
