import { recall } from './memory.ts';
import { readProduct } from './read-product.ts';
import type { ShopFeatures } from './shop-privacy.ts';
import { watchProduct } from './watch-product.ts';

// Loaded for a shopper who opted in, on what may be the page of a product. A module does not know which tag began it.
const base = new URL('.', import.meta.url).href;
const embeds = [...document.querySelectorAll<HTMLScriptElement>('script[data-page-id]')];
const embed = embeds.find(({ src }) => src.startsWith(base));
if (embed?.dataset['pageId']) followProduct(embed.dataset['pageId'], embed.dataset['productId']);

/** Has a known shopper's visit told. `productId` is what the page says of the product. */
function followProduct(pageId: string, productId: string | undefined): void {
  const { shopper } = recall({ local: () => localStorage });
  const product = readProduct(location.href, productId);
  if (!product || !shopper) return;
  const { Shopify } = window as { Shopify?: ShopFeatures };
  const send = (path: string, body: string) => navigator.sendBeacon(base + path, body);
  watchProduct({ pageId, send }, { shopper, ...product }, { Shopify, watchForms, watchRequests });
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
