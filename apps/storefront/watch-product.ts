import { mayTell } from './may-tell.ts';
import type { Page } from './page.ts';
import type { NamedProduct } from './read-product.ts';
import type { ShopFeatures } from './shop-privacy.ts';

/** What of the browser this needs. */
export interface Surroundings {
  Shopify: ShopFeatures | undefined;
  /** Whether the page still shows the product: a theme may show another without loading it. */
  isHere: () => boolean;
  /** Calls with the address that a form is submitted to. */
  watchForms: (seen: (address: string) => void) => void;
  /** Calls with the address of each request that the page makes. */
  watchRequests: (seen: (address: string) => void) => void;
  /** Called when the product was put into the cart. */
  carted?: () => void;
}

/**
 * Tells that a known shopper looks at a product, and once when they put it into the cart. `shoppers`: what they are known
 * by in WhatsApp, in Messenger or in both.
 */
export function watchProduct(
  page: Pick<Page, 'pageId' | 'send'>,
  { shoppers, ...product }: NamedProduct & { shoppers: readonly string[] },
  surroundings: Surroundings,
): void {
  const tell = async (kind: 'view' | 'addToCart') => {
    // Where it cannot be asked for, there is no consent.
    if (!(await mayTell(surroundings.Shopify).catch(() => false))) return;
    for (const shopper of shoppers)
      page.send('visits', JSON.stringify({ pageId: page.pageId, shopper, ...product, kind }));
  };
  let isTold = false;
  const notice = (address: string) => {
    if (isTold || !surroundings.isHere() || !/\/cart\/add(\.js)?([?#]|$)/.test(address)) return;
    isTold = true;
    void tell('addToCart');
    surroundings.carted?.();
  };
  void tell('view');
  surroundings.watchForms(notice);
  surroundings.watchRequests(notice);
}
