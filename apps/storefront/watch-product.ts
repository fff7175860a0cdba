import { mayTrack } from './may-track.ts';
import type { Page } from './page.ts';
import type { NamedProduct } from './read-product.ts';
import type { ShopFeatures } from './shop-privacy.ts';

/** The parts of the browser that this file uses. */
export interface Surroundings {
  Shopify: ShopFeatures | undefined;
  /** Whether the page still shows the product; a theme may show another without a reload. */
  isHere: () => boolean;
  /** Calls back with the URL of each submitted form. */
  watchForms: (seen: (address: string) => void) => void;
  /** Calls back with the URL of each request that the page makes. */
  watchRequests: (seen: (address: string) => void) => void;
  /** Called when the product was added to the cart. */
  carted?: () => void;
}

/**
 * Reports that a known shopper views a product, and once when they add it to the cart. `shoppers` are their tokens for
 * WhatsApp, Messenger or both.
 */
export function watchProduct(
  page: Pick<Page, 'pageId' | 'send'>,
  { shoppers, ...product }: NamedProduct & { shoppers: readonly string[] },
  surroundings: Surroundings,
): void {
  const report = async (kind: 'view' | 'addToCart') => {
    // If the store's consent API fails, there is no consent.
    if (!(await mayTrack(surroundings.Shopify).catch(() => false))) return;
    for (const shopper of shoppers)
      page.send('visits', JSON.stringify({ pageId: page.pageId, shopper, ...product, kind }));
  };
  let isReported = false;
  const notice = (address: string) => {
    if (isReported || !surroundings.isHere() || !/\/cart\/add(\.js)?([?#]|$)/.test(address)) return;
    isReported = true;
    void report('addToCart');
    surroundings.carted?.();
  };
  void report('view');
  surroundings.watchForms(notice);
  surroundings.watchRequests(notice);
}
