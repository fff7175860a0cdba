/** What of a store's pixel sandbox this needs: a worker without a page, whose storage is the page's own. */
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
  /** As `webPixelCreate` set them. */
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

/** The parts of Shopify's events that are read here. */
export interface PixelEvent {
  data: { productVariant?: Variant | null; cartLine?: { merchandise: Variant } | null };
}

/** The storefront script keeps there what it knows of this browser. */
const KEY = 'bellbird';

/**
 * Tells that a shopper who opted in on this browser looks at a product or puts it into the cart, to the same door and in
 * the same words as the storefront script, which may not be on the page. Of both the door counts one.
 */
export function followVisits({ analytics, browser, init, customerPrivacy, settings }: PixelApi): void {
  let privacy = init.customerPrivacy;
  // It may be taken back while the page is open.
  customerPrivacy?.subscribe('visitorConsentCollected', (event) => {
    privacy = event.customerPrivacy;
  });
  const tell = async (kind: 'view' | 'addToCart', variant: Variant | null | undefined) => {
    const productId = /\d+$/.exec(variant?.product.id ?? '')?.[0];
    if (!productId || !privacy?.analyticsProcessingAllowed || !privacy.marketingAllowed) return;
    for (const shopper of shoppersIn(await browser.localStorage.getItem(KEY))) {
      const body = JSON.stringify({ pageId: settings.pageId, shopper, productId, kind });
      // As text, so that no browser asks the server first; the page may be left meanwhile.
      await fetch(settings.visitsUrl, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }
  };
  analytics.subscribe('product_viewed', ({ data }) => tell('view', data.productVariant));
  analytics.subscribe('product_added_to_cart', ({ data }) => tell('addToCart', data.cartLine?.merchandise));
}

/** By what this browser is known in WhatsApp and in Messenger. */
function shoppersIn(kept: string | null): string[] {
  try {
    const { shopper, chat } = JSON.parse(kept ?? '') as { shopper?: unknown; chat?: unknown };
    return [shopper, chat].filter((one) => typeof one === 'string');
  } catch {
    // It holds what is not ours.
    return [];
  }
}
