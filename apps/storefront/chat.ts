import { followChat, openChat, type ChatSurroundings } from './link-chat.ts';
import { mayTrack } from './may-track.ts';
import type { Page } from './page.ts';
import type { ShopFeatures } from './shop-privacy.ts';

/** A market or language at the end of a store's root path. The app proxy comes before it. */
const LOCALE = /\/[a-z]{2}(-\w+)?\/$/;

interface Surroundings {
  ShopifyAnalytics?: { meta?: { page?: { customerId?: unknown } } };
  Shopify?: ShopFeatures & { routes?: { root?: string } };
}

/** Links this browser to a Messenger chat: when a link to `chatUrl` is clicked, or with what is stored already. */
export async function begin(page: Page, chatUrl?: string): Promise<void> {
  const { Shopify, ShopifyAnalytics } = window as Surroundings;
  const root = Shopify?.routes?.root ?? '/';
  const around: ChatSurroundings = {
    mayTrack: () => mayTrack(Shopify).catch(() => false),
    readCart: () => readCart(`${root}cart.js`).catch(() => undefined),
    customer: () => ShopifyAnalytics?.meta?.page?.customerId,
    askStore: (body) => fetch(`${root.replace(LOCALE, '/')}apps/bellbird/customer`, { method: 'POST', body }),
    setAddress: (address) => history.replaceState(history.state, '', address),
  };
  if (!chatUrl) return followChat(page, around);
  const notice = (event: Event) => {
    // Tools are rendered in a shadow root, so the link is in the event's path and is not its target.
    for (const link of event.composedPath())
      if (link instanceof HTMLAnchorElement && link.href.startsWith(chatUrl))
        openChat(page, link, around).catch(() => undefined);
  };
  addEventListener('click', notice, true);
}

async function readCart(path: string): Promise<string | undefined> {
  const { token } = (await (await fetch(path)).json()) as { token?: string | null };
  return token ?? undefined;
}
