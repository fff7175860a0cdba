import { LINK_TOKEN } from './link-token.ts';
import { recall } from './memory.ts';
import type { Page } from './page.ts';
import { readProduct } from './read-product.ts';
import type { ShopFeatures } from './shop-privacy.ts';
import { watchProduct } from './watch-product.ts';

const LINKED = new RegExp(`[?&]${LINK_TOKEN}=`);

/**
 * Links the browser or its cart to a Messenger chat, and reports a known shopper's visit to a product page. Themes that
 * change pages without a reload call it once for each page.
 */
export async function begin(page: Page): Promise<void> {
  const { pathname, href } = location;
  const linkChat = async () => {
    if (recall(page).chat || LINKED.test(location.href)) await page.begin('chat').catch(() => undefined);
  };
  await linkChat();
  const { shopper, chat } = recall(page);
  const shoppers = [shopper, chat].filter((one) => typeof one === 'string');
  const product = readProduct(href, productOfTag());
  if (!product || !shoppers[0]) return;
  const { Shopify } = window as { Shopify?: ShopFeatures };
  // On another page, the shopper adds another product to the cart.
  const isHere = () => location.pathname === pathname;
  watchProduct(
    page,
    { shoppers, ...product },
    { Shopify, isHere, watchForms, watchRequests, carted: () => void linkChat() },
  );
}

/**
 * Returns the product that the page states, as long as that page is shown. A module does not know which tag started it.
 */
function productOfTag(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) return undefined;
  const base = new URL('.', import.meta.url).href;
  const embeds = [...document.querySelectorAll<HTMLScriptElement>('script[data-page-id]')];
  return embeds.find(({ src }) => src.startsWith(base))?.dataset['productId'];
}

function watchForms(seen: (address: string) => void): void {
  const notice = ({ target }: Event) => {
    // A form may have a field named action too.
    if (target instanceof HTMLFormElement) seen(target.getAttribute('action') ?? '');
  };
  addEventListener('submit', notice, true);
}

function watchRequests(seen: (address: string) => void): void {
  const notice = (entry: PerformanceEntry & { responseStatus?: number }) => {
    // A failed request added nothing to the cart; some browsers do not report the status.
    if ((entry.responseStatus ?? 0) < 400) seen(entry.name);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(notice)).observe({ type: 'resource' });
}
