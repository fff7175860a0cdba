import { expect, it } from 'vitest';
import { followChat, openChat, type ChatSurroundings } from './link-chat.ts';
import { recall } from './memory.ts';
import { pageForTests, withoutStorage } from './page-for-tests.ts';

const SECRET = /^[\w-]{16,64}$/;
const REF = 'https://m.me/112233?ref=tool-1';

const TAKEN = { status: 200, body: { taken: true } };

function around(given: Partial<ChatSurroundings> = {}) {
  const addresses: string[] = [];
  return {
    addresses,
    mayTrack: async () => true,
    readCart: async () => 'cart-1?key=9',
    customer: (): unknown => undefined,
    askStore: async () => undefined,
    setAddress: (address: string) => void addresses.push(address),
    ...given,
  };
}

it('adds a nonce to the link, registers the browser, and sends its cart without the key', async () => {
  const page = pageForTests(TAKEN, TAKEN);
  const link = { href: REF };
  await openChat(page, link, around());
  const nonce = link.href.slice(`${REF}.v`.length);
  expect([link.href.startsWith(`${REF}.v`), nonce]).toEqual([true, expect.stringMatching(SECRET)]);
  const { chat } = recall(page);
  expect(chat).toMatch(SECRET);
  expect(page.asked).toEqual([
    { path: 'chats', body: { pageId: page.pageId, chat, nonce, pageAddress: page.location.href } },
  ]);
  expect(page.sent).toEqual([{ path: 'carts', body: { pageId: page.pageId, chat, cart: 'cart-1' } }]);
});

it('sends the cart on the next page if the browser could not be registered', async () => {
  const page = pageForTests();
  await expect(openChat(page, { href: REF }, around())).rejects.toThrow('the server is away');
  expect(page.sent).toEqual([]);
  await followChat(page, around());
  expect(page.sent).toMatchObject([{ path: 'carts', body: { chat: recall(page).chat } }]);
});

it('uses a new nonce and token for each tap', async () => {
  const page = pageForTests(TAKEN, TAKEN);
  const link = { href: REF };
  await openChat(page, link, around());
  const [before, first] = [recall(page).chat, link.href];
  await openChat(page, link, around());
  expect(link.href.replace(/\.v[\w-]+$/, '')).toBe(REF);
  expect([link.href === first, recall(page).chat === before]).toEqual([false, false]);
});

it('exchanges the token of a link once, and removes it from the address', async () => {
  const page = pageForTests(TAKEN);
  page.location = { ...page.location, href: 'https://wren.example/products/moss-mug?bb=sealed&size=2' };
  const given = around();
  await followChat(page, given);
  expect(given.addresses).toEqual(['https://wren.example/products/moss-mug?size=2']);
  expect(page.asked[0]).toMatchObject({
    path: 'chats',
    body: { linkToken: 'sealed', chat: recall(page).chat },
  });
});

it('sends each cart once in a session', async () => {
  const page = pageForTests();
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: [], chat: 'c'.repeat(20) });
  await followChat(page, around());
  await followChat(page, around());
  await followChat(page, around({ readCart: async () => 'cart-2' }));
  expect(page.sent.map(({ body }) => (body as { cart: string }).cart)).toEqual(['cart-1', 'cart-2']);
});

it('sends and stores nothing about a visitor who does not consent', async () => {
  const page = pageForTests();
  const given = around({ mayTrack: async () => false });
  await openChat(page, { href: REF }, given);
  await followChat(page, given);
  expect([page.asked, page.sent, page.kept.local]).toEqual([[], [], {}]);
});

it('sends nothing without a cart or without a chat', async () => {
  const page = pageForTests();
  await followChat(page, around());
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: [], chat: 'c'.repeat(20) });
  await followChat(page, around({ readCart: async () => undefined }));
  expect(page.sent).toEqual([]);
});

it('asks the store about the logged-in customer once, and again after the customer changes', async () => {
  const page = pageForTests();
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: [], chat: 'c'.repeat(20) });
  const asked: string[] = [];
  const askStore = async (body: string) => void asked.push(body);
  for (const customer of [undefined, 7, 7, 8])
    await followChat(page, around({ customer: () => customer, askStore }));
  expect(asked).toEqual(Array(2).fill(JSON.stringify({ chat: 'c'.repeat(20) })));
});

it('sends the server nothing if the browser cannot store anything', async () => {
  const page = withoutStorage(pageForTests());
  await expect(openChat(page, { href: REF }, around())).rejects.toThrow('forbidden');
  expect([page.asked, page.sent]).toEqual([[], []]);
});
