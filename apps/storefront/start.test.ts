import { expect, it } from 'vitest';
import { tryOptIn } from '#features/product/opt-in-tools/widget-kit/try-opt-in.ts';
import { recall } from './memory.ts';
import {
  behaviourForTests,
  pill,
  pageForTests,
  settle,
  withoutStorage,
  type PageForTests,
} from './page-for-tests.ts';
import { start } from './start.ts';

const wheel = { ...pill, id: 'wheel', type: 'spinTheWheel' };
const showing = (...tools: unknown[]) => ({ status: 200, body: { tools } });
const startPage = async (page: PageForTests) => {
  await start(page);
  await settle();
  return page.shown.map(({ tool }) => tool.id);
};

it('loads the tools of its page, shows the first one, and stores the visitor', async () => {
  const page = pageForTests(showing(pill, wheel));
  page.pageId = 'wren & willow';
  expect(await startPage(page)).toEqual(['pill']);
  expect(page.asked).toEqual([{ path: 'tools?pageId=wren+%26+willow', body: null }]);
  // Nothing is stored while the tool is being drawn.
  expect(page.kept.local).toEqual({});
  await page.wait(1);
  expect(page.kept.local['bellbird']).toContain(recall(page).visitorId);
});

it('loads no tools if they came with the script, except the tool of a test link', async () => {
  const page = Object.assign(pageForTests(showing(wheel)), { tools: [pill] });
  expect(await startPage(page)).toEqual(['pill']);
  expect(page.asked).toEqual([]);
  page.location.search = '?bellbird-test=a.1.b';
  expect(await startPage(page)).toEqual(['pill', 'wheel']);
});

it('shows another tool on the next page after the first was hidden, and none after an opt-in', async () => {
  const stored = { status: 200, body: { stored: true, confirmUrl: null, mustConfirm: false } };
  const page = pageForTests(showing(pill, wheel), showing(pill, wheel), stored, showing(pill, wheel));
  await startPage(page);
  page.shown[0]?.api.hide('pill');
  expect(await startPage(page)).toEqual(['pill', 'wheel']);
  const { api } = page.shown[1] ?? expect.fail('the wheel is not shown');
  await tryOptIn(api, wheel, '0151 23456780');
  expect(await startPage(page)).toEqual(['pill', 'wheel']);
});

it.each([
  ['a shop without active tools', showing()],
  ['a server that is busy', { status: 503, body: 'busy' }],
])('shows and stores nothing with %s', async (_case, answer) => {
  const page = pageForTests(answer);
  expect(await startPage(page)).toEqual([]);
  expect(page.kept).toEqual({ local: {}, session: {} });
});

it('shows its tool if storage is forbidden', async () => {
  expect(await startPage(withoutStorage(pageForTests(showing(pill))))).toEqual(['pill']);
});

it('watches product pages only, and only for shoppers who opted in', async () => {
  const page = pageForTests(showing(), showing(), showing());
  await startPage(page);
  expect(page.watched).toEqual([]);
  page.kept.local['bellbird'] = JSON.stringify({
    visitorId: 'somebody-1',
    optedIn: ['pill'],
    shopper: 'word',
  });
  await startPage(page);
  page.location.pathname = '/collections/all';
  await startPage(page);
  expect(page.watched).toEqual(['https://wren.example/products/moss-mug']);
});

it('watches each product that a theme shows without a page load, even if no tool is on', async () => {
  const page = Object.assign(pageForTests(), { tools: [] });
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: ['pill'], shopper: 'word' });
  page.location = { href: 'https://wren.example/', pathname: '/', search: '' };
  await startPage(page);
  for (const pathname of ['/products/moss-mug', '/cart', '/products/fern-bowl']) {
    Object.assign(page.location, { pathname, href: `https://wren.example${pathname}` });
    await page.report({ hasMoved: true });
  }
  const products = ['https://wren.example/products/moss-mug', 'https://wren.example/products/fern-bowl'];
  expect(page.watched).toEqual(products);
});

it.each([
  ['the cart of a browser that is linked to a chat', { chat: 'secret' }, '/cart', '', true],
  ['the cart of a person known only on WhatsApp', { shopper: 'secret' }, '/cart', '', false],
  ['a product after a click in a chat message', {}, '/products/moss-mug', '?size=2&bb=sealed', true],
  ['another page after a click in a chat message', {}, '/', '?bb=sealed', true],
  ['a product with an unknown visitor', {}, '/products/moss-mug', '', false],
])('decides whether to watch %s: %s %s%s: %s', async (_page, known, pathname, search, isFollowed) => {
  const page = Object.assign(pageForTests(), { tools: [] });
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: [], ...known });
  page.location = { href: `https://wren.example${pathname}${search}`, pathname, search };
  await startPage(page);
  expect(page.watched.length === 1).toBe(isFollowed);
});

it('shows the tool of a test link immediately, and stores and counts nothing', async () => {
  const late = {
    ...pill,
    id: 'late',
    settings: { ...pill.settings, behaviour: behaviourForTests('time', 99) },
  };
  const page = pageForTests(showing(late), {
    status: 200,
    body: { stored: true, shopperToken: 'trying-it-out' },
  });
  page.location.search = '?bellbird-test=a.1.b%3D&x=1';
  expect(await startPage(page)).toEqual(['late']);
  expect(page.asked[0]?.path).toBe('tools?pageId=wren.myshopify.com&test=a.1.b%3D');
  const { api } = page.shown[0] ?? expect.fail('it is not shown');
  api.count('late', 'impression');
  await page.wait(3);
  // Nothing waits to be sent when the page is left.
  await expect(page.leave()).rejects.toThrow('Nobody waits for it.');
  await tryOptIn(api, late, '0151 23456780');
  expect(page.asked[1]?.body).toMatchObject({ test: 'a.1.b=' });
  expect(page.sent).toEqual([]);
  expect(page.kept).toEqual({ local: {}, session: {} });
});

it('explains why a test link has expired, and shows the shop’s own tools', async () => {
  const refused = { status: 410, body: { error: { message: 'This link was good for an hour.' } } };
  const page = Object.assign(pageForTests(refused), { tools: [pill] });
  page.location.search = '?bellbird-test=a.1.b';
  expect(await startPage(page)).toEqual(['pill']);
  expect(page.sentences).toEqual(['This link was good for an hour.']);
});

it.each([
  ['that it is busy', 'busy'],
  ['with an error', { error: { message: 'Sorry.' } }],
])('shows nothing for a test link if the server answers %s', async (_answer, body) => {
  const page = Object.assign(pageForTests({ status: 503, body }), { tools: [pill] });
  page.location.search = '?bellbird-test=a.1.b';
  await start(page).catch(() => undefined);
  expect([page.sentences, page.shown]).toEqual([[], []]);
});

it.each([
  [
    { mayKnow: false, mayCount: true },
    { counted: 1, isNamed: false, isKept: false },
  ],
  [
    { mayKnow: false, mayCount: false },
    { counted: 0, isNamed: false, isKept: false },
  ],
  [
    { mayKnow: true, mayCount: true },
    { counted: 1, isNamed: true, isKept: true },
  ],
])(
  'counts and stores a visitor according to the consent %j',
  async (agreed, { counted, isNamed, isKept }) => {
    const page = Object.assign(pageForTests(showing(pill)), { agreed });
    await start(page);
    await settle();
    page.shown[0]?.api.count('pill', 'impression');
    await page.wait(3);
    expect(page.sent).toHaveLength(counted);
    expect(page.sent.some(({ body }) => 'visitorId' in (body as object))).toBe(isNamed);
    expect((page.kept.local['bellbird'] ?? '').includes('visitorId')).toBe(isKept);
  },
);

it('sends the events of a shopper who leaves immediately, once', async () => {
  const page = pageForTests(showing(pill));
  await startPage(page);
  page.shown[0]?.api.count('pill', 'impression');
  page.shown[0]?.api.count('pill', 'open');
  await page.leave();
  await page.leave();
  await page.wait(3);
  expect(page.sent).toMatchObject([
    { path: 'events', body: { events: [{ kind: 'impression' }, { kind: 'open' }] } },
  ]);
});

it('counts nothing if the store’s consent cannot be read, and stores closed tools without an id', async () => {
  const page = pageForTests(showing(pill));
  page.consent = () => Promise.reject(new TypeError('theirs'));
  await start(page);
  await settle();
  const { api } = page.shown[0] ?? expect.fail('it is not shown');
  const closedAt = page.clock;
  api.count('pill', 'impression');
  api.closed();
  await page.leave();
  expect(page.sent).toEqual([]);
  expect(JSON.parse(page.kept.local['bellbird'] ?? 'null')).toEqual({ optedIn: [], closes: [closedAt] });
});

it('stops counting and storing a visitor who withdraws consent while the page is open', async () => {
  const page = pageForTests(showing(pill));
  await start(page);
  await settle();
  const { api } = page.shown[0] ?? expect.fail('it is not shown');
  page.agreed = { mayKnow: false, mayCount: false };
  api.count('pill', 'open');
  api.closed();
  await page.leave();
  expect(page.sent).toEqual([]);
  expect(page.kept.local['bellbird']).not.toContain('visitorId');
  page.agreed = { mayKnow: true, mayCount: true };
  api.count('pill', 'dismissal');
  await page.leave();
  expect(page.sent).toMatchObject([
    { body: { visitorId: api.memory.visitorId, events: [{ kind: 'dismissal' }] } },
  ]);
});
