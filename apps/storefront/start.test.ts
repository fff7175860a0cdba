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
const begin = async (page: PageForTests) => {
  await start(page);
  await settle();
  return page.shown.map(({ tool }) => tool.id);
};

it('asks for the tools of its page, shows the first and knows the visitor from then on', async () => {
  const page = pageForTests(showing(pill, wheel));
  page.pageId = 'wren & willow';
  expect(await begin(page)).toEqual(['pill']);
  expect(page.asked).toEqual([{ path: 'tools?pageId=wren+%26+willow', body: null }]);
  // Not while what they are shown is drawn.
  expect(page.kept.local).toEqual({});
  await page.wait(1);
  expect(page.kept.local['bellbird']).toContain(recall(page).visitorId);
});

it('asks for nothing where the tools came with the script, and for the one that a test link shows', async () => {
  const page = Object.assign(pageForTests(showing(wheel)), { tools: [pill] });
  expect(await begin(page)).toEqual(['pill']);
  expect(page.asked).toEqual([]);
  page.location.search = '?bellbird-test=a.1.b';
  expect(await begin(page)).toEqual(['pill', 'wheel']);
});

it('shows the next page view another tool when the first was hidden, and none after an opt-in', async () => {
  const stored = { status: 200, body: { stored: true, confirmUrl: null, mustConfirm: false } };
  const page = pageForTests(showing(pill, wheel), showing(pill, wheel), stored, showing(pill, wheel));
  await begin(page);
  page.shown[0]?.api.hide('pill');
  expect(await begin(page)).toEqual(['pill', 'wheel']);
  const { api } = page.shown[1] ?? expect.fail('the wheel is not shown');
  await tryOptIn(api, wheel, '0151 23456780');
  expect(await begin(page)).toEqual(['pill', 'wheel']);
});

it.each([
  ['a shop without active tools', showing()],
  ['a server that is busy', { status: 503, body: 'busy' }],
])('shows and stores nothing with %s', async (_what, answer) => {
  const page = pageForTests(answer);
  expect(await begin(page)).toEqual([]);
  expect(page.kept).toEqual({ local: {}, session: {} });
});

it('shows its tool where storage is forbidden', async () => {
  expect(await begin(withoutStorage(pageForTests(showing(pill))))).toEqual(['pill']);
});

it('follows a shopper who opted in on the page of a product, and nobody else, nowhere else', async () => {
  const page = pageForTests(showing(), showing(), showing());
  await begin(page);
  expect(page.watched).toEqual([]);
  page.kept.local['bellbird'] = JSON.stringify({
    visitorId: 'somebody-1',
    optedIn: ['pill'],
    shopper: 'word',
  });
  await begin(page);
  page.location.pathname = '/collections/all';
  await begin(page);
  expect(page.watched).toEqual(['https://wren.example/products/moss-mug']);
});

it('follows a shopper to each product that a theme shows without loading its page, also with no tool on', async () => {
  const page = Object.assign(pageForTests(), { tools: [] });
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: ['pill'], shopper: 'word' });
  page.location = { href: 'https://wren.example/', pathname: '/', search: '' };
  await begin(page);
  for (const pathname of ['/products/moss-mug', '/cart', '/products/fern-bowl']) {
    Object.assign(page.location, { pathname, href: `https://wren.example${pathname}` });
    await page.tell({ hasMoved: true });
  }
  const products = ['https://wren.example/products/moss-mug', 'https://wren.example/products/fern-bowl'];
  expect(page.watched).toEqual(products);
});

it.each([
  ['a cart of a browser that belongs to a chat', { chat: 'secret' }, '/cart', '', true],
  ['a cart of somebody known in WhatsApp alone', { shopper: 'secret' }, '/cart', '', false],
  ['a product by the link of a chat’s message', {}, '/products/moss-mug', '?size=2&bb=sealed', true],
  ['another page by such a link', {}, '/', '?bb=sealed', true],
  ['a product, of somebody unknown', {}, '/products/moss-mug', '', false],
])('follows %s: %s %s%s: %s', async (_what, known, pathname, search, isFollowed) => {
  const page = Object.assign(pageForTests(), { tools: [] });
  page.kept.local['bellbird'] = JSON.stringify({ optedIn: [], ...known });
  page.location = { href: `https://wren.example${pathname}${search}`, pathname, search };
  await begin(page);
  expect(page.watched.length === 1).toBe(isFollowed);
});

it('shows a test link’s tool at once, and keeps and counts nothing of it', async () => {
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
  expect(await begin(page)).toEqual(['late']);
  expect(page.asked[0]?.path).toBe('tools?pageId=wren.myshopify.com&test=a.1.b%3D');
  const { api } = page.shown[0] ?? expect.fail('it is not shown');
  api.count('late', 'impression');
  await page.wait(3);
  // Nothing is to be sent from a page that is left.
  await expect(page.leave()).rejects.toThrow('Nobody waits for it.');
  await tryOptIn(api, late, '0151 23456780');
  expect(page.asked[1]?.body).toMatchObject({ test: 'a.1.b=' });
  expect(page.sent).toEqual([]);
  expect(page.kept).toEqual({ local: {}, session: {} });
});

it('says of a test link that shows nothing any more why, and leaves the page to the shop’s own tools', async () => {
  const refused = { status: 410, body: { error: { message: 'This link was good for an hour.' } } };
  const page = Object.assign(pageForTests(refused), { tools: [pill] });
  page.location.search = '?bellbird-test=a.1.b';
  expect(await begin(page)).toEqual(['pill']);
  expect(page.sentences).toEqual(['This link was good for an hour.']);
});

it.each([
  ['that is busy', 'busy'],
  ['with a fault', { error: { message: 'Sorry.' } }],
])('says and shows nothing by a test link of a server %s', async (_what, body) => {
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
])('a visitor who agrees to %j', async (agreed, { counted, isNamed, isKept }) => {
  const page = Object.assign(pageForTests(showing(pill)), { agreed });
  await start(page);
  await settle();
  page.shown[0]?.api.count('pill', 'impression');
  await page.wait(3);
  expect(page.sent).toHaveLength(counted);
  expect(page.sent.some(({ body }) => 'visitorId' in (body as object))).toBe(isNamed);
  expect((page.kept.local['bellbird'] ?? '').includes('visitorId')).toBe(isKept);
});

it('counts what somebody saw who leaves the page at once, and once', async () => {
  const page = pageForTests(showing(pill));
  await begin(page);
  page.shown[0]?.api.count('pill', 'impression');
  page.shown[0]?.api.count('pill', 'open');
  await page.leave();
  await page.leave();
  await page.wait(3);
  expect(page.sent).toMatchObject([
    { path: 'events', body: { events: [{ kind: 'impression' }, { kind: 'open' }] } },
  ]);
});

it('counts nobody where the store’s consent cannot be asked, and knows without a name what was closed', async () => {
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

it('counts and knows a visitor no more who takes that back while the page is open, in another tab too', async () => {
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
