import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import type { OpenServer } from '#tools/test-environment/open-server.ts';
import { followChat, openChat } from '../../apps/storefront/link-chat.ts';
import { recall } from '../../apps/storefront/memory.ts';

/** A browser in the demo store. It runs the part of our script that links Messenger chats, and has storage and cookies. */
export function openBrowser({ environment, appUrl }: OpenServer, ip: string) {
  const base = `${environment.sandboxUrl}/store/${DEMO_SHOP}`;
  const cookies = new Map<string, string>();
  const [local, session] = [new Map<string, string>(), new Map<string, string>()];
  const sending: Promise<unknown>[] = [];
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const visit = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(`${base}${path}`, {
      redirect: 'manual',
      headers: { cookie: cookieHeader() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return answer;
  };
  const post = (path: string, body: string) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { cookie: cookieHeader() }, body });
  const report = async (path: string, body: object) => {
    const answer = await fetch(`${appUrl}/storefront/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': ip },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  const page = {
    pageId: DEMO_SHOP,
    location: { href: `${base}/`, pathname: '/', search: '' },
    local: () => storeOf(local),
    session: () => storeOf(session),
    send: (path: string, body: string) => void sending.push(report(path, JSON.parse(body) as object)),
    ask: async (path: string, init?: RequestInit) => {
      await report(path, JSON.parse(init?.body as string) as object);
      return new Response();
    },
  };
  const around = {
    mayTrack: async () => true,
    readCart: async () =>
      ((await (await visit('/cart.js')).json()) as { token: string | null }).token ?? undefined,
    customer: () => cookies.get('_customer') || undefined,
    askStore: async (body: string) => {
      const answer = await post('/apps/bellbird/customer', body);
      if (!answer.ok) throw new Error(`The app proxy answered ${answer.status}: ${await answer.text()}`);
    },
    setAddress: (address: string) => void (page.location.href = address),
  };
  const sent = async () => void (await Promise.all(sending.splice(0)));
  return {
    visit,
    /** Opens a link to the store, and runs the script on the page. */
    async opens(address: string): Promise<void> {
      page.location.href = address;
      await followChat(page, around);
      await sent();
    },
    /** Taps a tool's Messenger button; returns the `ref` with which the chat opens. */
    async taps(chatUrl: string): Promise<string> {
      const link = { href: chatUrl };
      await openChat(page, link, around);
      await sent();
      return new URL(link.href).searchParams.get('ref') ?? '';
    },
    looksAt: (handle: string) =>
      report('visits', { pageId: DEMO_SHOP, shopper: recall(page).chat, kind: 'view', handle }),
    address: () => page.location.href,
    /** Reports a cart as this browser's, for any shop. */
    namesCart: (cart: string, pageId: string = DEMO_SHOP) =>
      report('carts', { pageId, chat: recall(page).chat, cart }),
    cartToken: async () => (await around.readCart())?.split('?')[0] ?? '',
    /** Logs in as the customer with this e-mail, and opens a page of the store. */
    async logsIn(email: string): Promise<void> {
      await visit('/account/login', { email });
      await followChat(page, around);
    },
    /** Ends the browser session, which clears the session storage. */
    endsSession: () => session.clear(),
    /** Adds a product to the cart, and opens the cart. */
    async fillsCart(handle: string): Promise<void> {
      await visit('/cart/add', { handle, quantity: '1' });
      await followChat(page, around);
      await sent();
    },
    /** Enters an e-mail and an address; returns the checkout's page. */
    async givesContact(email: string, phone = '0152 15559999'): Promise<string> {
      const path =
        (await visit('/checkout')).headers.get('location')?.slice(`/store/${DEMO_SHOP}`.length) ?? '';
      const answer = await visit(path, {
        email,
        phone_country: 'DE',
        phone,
        first_name: 'Mira',
        last_name: 'Sommer',
        address1: 'Weidenweg 12',
        zip: '10247',
        city: 'Berlin',
        country: 'DE',
      });
      if (answer.status !== 303) throw new Error(`The checkout answered ${answer.status}`);
      return path;
    },
    pays: (checkout: string) => visit(`${checkout}/payment`, { payment: 'card' }),
  };
}

function storeOf(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
