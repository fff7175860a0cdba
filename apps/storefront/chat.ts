import { followChat, openChat, type ChatSurroundings } from './link-chat.ts';
import { mayTell } from './may-tell.ts';
import type { Page } from './page.ts';
import type { ShopFeatures } from './shop-privacy.ts';

interface Surroundings {
  Shopify?: ShopFeatures & { routes?: { root?: string } };
}

/** Links this browser with a Messenger chat: when `link` is clicked, which leads there, or by what is known already. */
export async function begin(page: Page, link?: HTMLAnchorElement): Promise<void> {
  const { Shopify } = window as Surroundings;
  const around: ChatSurroundings = {
    mayTell: () => mayTell(Shopify).catch(() => false),
    readCart: () => readCart(`${Shopify?.routes?.root ?? '/'}cart.js`).catch(() => undefined),
    setAddress: (address) => history.replaceState(history.state, '', address),
  };
  if (link) link.addEventListener('click', () => void openChat(page, link, around).catch(() => undefined));
  else await followChat(page, around);
}

async function readCart(path: string): Promise<string | undefined> {
  const { token } = (await (await fetch(path)).json()) as { token?: string | null };
  return token ?? undefined;
}
