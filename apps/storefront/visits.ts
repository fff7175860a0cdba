import type { Page } from './page.ts';
import { readProduct } from './read-product.ts';
import { watchProduct as watch, type ShopFeatures } from './watch-product.ts';

/** Loaded for a shopper who opted in, on what may be the page of a product. `productId` is what the page says of it. */
export function watchProduct(page: Page, shopper: string, productId: string | undefined): void {
  const product = readProduct(page.location.href, productId);
  if (!product) return;
  const { Shopify } = window as { Shopify?: ShopFeatures };
  watch(page, { shopper, ...product }, { Shopify, watchForms, watchRequests });
}

function watchForms(seen: (address: string) => void): void {
  const notice = ({ target }: Event) => {
    // A field of a form may be called action too.
    if (target instanceof HTMLFormElement) seen(target.getAttribute('action') ?? '');
  };
  addEventListener('submit', notice, true);
}

function watchRequests(seen: (address: string) => void): void {
  const notice = (entry: PerformanceEntry & { responseStatus?: number }) => {
    // A refused one put nothing into the cart; some browsers do not tell.
    if ((entry.responseStatus ?? 0) < 400) seen(entry.name);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(notice)).observe({ type: 'resource' });
}
