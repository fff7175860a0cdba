import type { Page } from './page.ts';
import type { NamedProduct } from './read-product.ts';
import { privacyOf, type ShopFeatures } from './shop-privacy.ts';

/** What of the browser this needs. */
export interface Surroundings {
  Shopify: ShopFeatures | undefined;
  /** Whether the page still shows the product: a theme may show another without loading it. */
  isHere: () => boolean;
  /** Calls with the address that a form is submitted to. */
  watchForms: (seen: (address: string) => void) => void;
  /** Calls with the address of each request that the page makes. */
  watchRequests: (seen: (address: string) => void) => void;
}

/** Tells that a known shopper looks at a product, and once when they put it into the cart. */
export function watchProduct(
  page: Pick<Page, 'pageId' | 'send'>,
  visit: NamedProduct & { shopper: string },
  surroundings: Surroundings,
): void {
  const tell = async (kind: 'view' | 'addToCart') => {
    // Where it cannot be asked for, there is no consent.
    if (await mayTell(surroundings).catch(() => false))
      page.send('visits', JSON.stringify({ pageId: page.pageId, ...visit, kind }));
  };
  let isTold = false;
  const notice = (address: string) => {
    if (isTold || !surroundings.isHere() || !/\/cart\/add(\.js)?([?#]|$)/.test(address)) return;
    isTold = true;
    void tell('addToCart');
  };
  void tell('view');
  surroundings.watchForms(notice);
  surroundings.watchRequests(notice);
}

/** Without the visitor's consent to marketing and analytics nothing is told. It may be given or taken back meanwhile. */
async function mayTell({ Shopify }: Surroundings): Promise<boolean> {
  const privacy = await privacyOf(Shopify);
  if (!privacy) return privacy === null;
  return Boolean(privacy.marketingAllowed?.() && privacy.analyticsProcessingAllowed?.());
}
