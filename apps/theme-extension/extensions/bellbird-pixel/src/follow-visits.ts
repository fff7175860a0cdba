/**
 * The parts of a store's pixel sandbox that this needs. The sandbox is a worker without a page, with access to the
 * page's storage.
 */
export interface PixelApi {
  analytics: { subscribe: (name: PixelEventName, seen: (event: PixelEvent) => unknown) => unknown };
  browser: { localStorage: { getItem: (key: string) => Promise<string | null> } };
  init: { customerPrivacy?: Privacy };
  customerPrivacy?: {
    subscribe: (
      name: 'visitorConsentCollected',
      seen: (event: { customerPrivacy: Privacy }) => unknown,
    ) => unknown;
  };
  /** The settings from `webPixelCreate`. */
  settings: { pageId: string; visitsUrl: string };
}

type PixelEventName = 'product_viewed' | 'product_added_to_cart';

interface Privacy {
  analyticsProcessingAllowed: boolean;
  marketingAllowed: boolean;
}

interface Variant {
  product: { id?: string | null };
}

/** The parts of Shopify's events that this reads. */
export interface PixelEvent {
  data: { productVariant?: Variant | null; cartLine?: { merchandise: Variant } | null };
}

/** The storage key under which the storefront script stores what it knows of this browser. */
const KEY = 'bellbird';

/**
 * Reports that a shopper who opted in on this browser views a product or adds it to the cart. It sends the same request
 * to the same endpoint as the storefront script, which may not be on the page. If both report, the endpoint counts one.
 */
export function followVisits({ analytics, browser, init, customerPrivacy, settings }: PixelApi): void {
  let privacy = init.customerPrivacy;
  // The shopper may withdraw consent while the page is open.
  customerPrivacy?.subscribe('visitorConsentCollected', (event) => {
    privacy = event.customerPrivacy;
  });
  const send = async (kind: 'view' | 'addToCart', variant: Variant | null | undefined) => {
    const productId = /\d+$/.exec(variant?.product.id ?? '')?.[0];
    if (!productId || !privacy?.analyticsProcessingAllowed || !privacy.marketingAllowed) return;
    for (const shopper of shoppersIn(await browser.localStorage.getItem(KEY))) {
      const body = JSON.stringify({ pageId: settings.pageId, shopper, productId, kind });
      // A text body avoids a preflight request. `keepalive` is for a shopper who leaves the page meanwhile.
      await fetch(settings.visitsUrl, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }
  };
  analytics.subscribe('product_viewed', ({ data }) => send('view', data.productVariant));
  analytics.subscribe('product_added_to_cart', ({ data }) => send('addToCart', data.cartLine?.merchandise));
}

/** Returns the ids of this browser's shopper on WhatsApp and on Messenger. */
function shoppersIn(kept: string | null): string[] {
  try {
    const { shopper, chat } = JSON.parse(kept ?? '') as { shopper?: unknown; chat?: unknown };
    return [shopper, chat].filter((one) => typeof one === 'string');
  } catch {
    // The stored value is not ours.
    return [];
  }
}
