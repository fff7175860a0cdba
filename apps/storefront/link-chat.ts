import { LINK_TOKEN } from './link-token.ts';
import { OUR_NAME, recall } from './memory.ts';
import type { Page } from './page.ts';
import { toJson } from './to-json.ts';

/** The parts of the browser that this file uses. */
export interface ChatSurroundings {
  /** Whether the visitor agrees to be recognised. */
  mayTrack: () => Promise<boolean>;
  /** The token of the store's cart; undefined without one. */
  readCart: () => Promise<string | undefined>;
  /** The customer who seems to be logged in. Only the store’s signed answer is proof. */
  customer: () => unknown;
  /** Sends a request through the store, which adds the logged-in customer and signs it. */
  askStore: (body: string) => Promise<unknown>;
  /** Changes the URL without loading it. */
  setAddress: (address: string) => void;
}

/** The storage key of the cart that was reported in this browser session. */
const CART = 'bellbird-cart';
/** The storage key of the customer who was reported in this browser session. */
const CUSTOMER = 'bellbird-customer';

type ChatPage = Pick<Page, 'pageId' | 'location' | 'local' | 'session' | 'send' | 'ask'>;

/**
 * A shopper opens a tool's chat: the link carries a nonce of this browser, so that the chat can confirm whose it is.
 */
export async function openChat(
  page: ChatPage,
  link: { href: string },
  around: ChatSurroundings,
): Promise<void> {
  const nonce = random();
  // Before anything is awaited, because the browser follows the link right after this click handler.
  link.href = `${link.href.replace(/\.v[\w-]+$/, '')}.v${nonce}`;
  await join(page, { nonce }, around);
}

/** Links a browser that came from a link in a chat's message, and reports its cart once it belongs to a chat. */
export async function followChat(page: ChatPage, around: ChatSurroundings): Promise<void> {
  const url = new URL(page.location.href);
  const linkToken = url.searchParams.get(LINK_TOKEN);
  if (!linkToken) {
    await nameCart(page, around);
    return nameCustomer(page, around);
  }
  url.searchParams.delete(LINK_TOKEN);
  around.setAddress(url.href);
  await join(page, { linkToken }, around);
}

async function join(page: ChatPage, proof: object, around: ChatSurroundings): Promise<void> {
  if (!(await around.mayTrack())) return;
  const chat = random();
  remember(page, chat);
  const pageAddress = page.location.href.slice(0, 2000);
  const body = toJson({ pageId: page.pageId, chat, ...proof, pageAddress });
  // Must survive the page, because a phone may switch to the chat. The cart is reported once the browser is known.
  await page.ask('chats', { method: 'POST', body, keepalive: true });
  await nameCart(page, around);
}

/** Once per cart and session. */
async function nameCart(page: ChatPage, around: ChatSurroundings): Promise<void> {
  const { chat } = recall(page);
  if (!chat || !(await around.mayTrack())) return;
  // Newer stores append a key to the token, which orders do not contain.
  const cart = (await around.readCart())?.split('?')[0];
  const named = `${chat} ${cart}`;
  if (!cart || page.session().getItem(CART) === named) return;
  page.session().setItem(CART, named);
  page.send('carts', toJson({ pageId: page.pageId, chat, cart }));
}

/** Once per login and session. */
async function nameCustomer(page: ChatPage, around: ChatSurroundings): Promise<void> {
  const { chat } = recall(page);
  const named = `${chat} ${String(around.customer())}`;
  if (!chat || !around.customer() || page.session().getItem(CUSTOMER) === named) return;
  if (!(await around.mayTrack())) return;
  await around.askStore(toJson({ chat }));
  page.session().setItem(CUSTOMER, named);
}

/** Adds it to the stored memory. A visitor who does not want to be recognised gets no id. */
function remember(page: ChatPage, chat: string): void {
  const kept = JSON.parse(page.local().getItem(OUR_NAME) || '{}') as object;
  page.local().setItem(OUR_NAME, toJson({ optedIn: [], closes: [], ...kept, chat }));
}

function random(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
