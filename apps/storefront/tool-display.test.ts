import { describe, expect, it } from 'vitest';
import type { Behaviour, ShowAt } from '#features/product/opt-in-tools/contract/tool-behaviour.ts';
import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import { behaviourForTests, pageForTests, pill, settle, type PageForTests } from './page-for-tests.ts';
import { start } from './start.ts';

function tool(
  id: string,
  showAt: ShowAt,
  value: number | null,
  rules: Partial<Behaviour['pages']> = {},
): PublicTool {
  const behaviour = behaviourForTests(showAt, value);
  behaviour.pages = { ...behaviour.pages, ...rules };
  return { ...pill, id, chatUrl: 'https://chat.example', settings: { ...pill.settings, behaviour } };
}
async function startWith(...tools: PublicTool[]) {
  const page = pageForTests({ status: 200, body: { tools } });
  await startPage(page);
  return { page, shown: () => page.shown.map((one) => one.tool.id) };
}
async function startPage(page: PageForTests) {
  await start(page);
  await settle();
}
const onProducts = { include: [{ kind: 'startsWith', text: '/products' } as const] };

it('loads only the document before a trigger, and then only one tool', async () => {
  const { page, shown } = await startWith(tool('popup', 'time', 8), tool('next', 'time', 9));
  await page.wait(7);
  expect([page.asked.length, shown()]).toEqual([1, []]);
  await page.wait(1);
  await page.wait(60);
  expect([page.asked.length, shown()]).toEqual([1, ['popup']]);
});

it('opens a tool after its time even if the clock changes', async () => {
  const { page, shown } = await startWith(tool('popup', 'time', 8));
  const [due] = page.waiting;
  page.clock -= 3_600_000;
  due?.work();
  await settle();
  expect(shown()).toEqual(['popup']);
});

it('reads the browser’s storage only when a tool is due', async () => {
  const page = pageForTests({
    status: 200,
    body: { tools: [tool('popup', 'time', 8), tool('next', 'scroll', 50)] },
  });
  page.location = { href: 'https://wren.example/', pathname: '/', search: '' };
  const looked: string[] = [];
  const { local, session } = page;
  page.local = () => (looked.push('local'), local());
  page.session = () => (looked.push('session'), session());
  await startPage(page);
  await page.wait(7);
  await page.report({ scrolled: 49 });
  expect(looked).toEqual([]);
  await page.wait(1);
  expect(page.shown.map((one) => one.tool.id)).toEqual(['popup']);
  expect(new Set(looked)).toEqual(new Set(['local', 'session']));
});

it('listens only for the triggers of its tools', async () => {
  const { page } = await startWith(tool('popup', 'time', 8), tool('next', 'exit', null));
  expect(page.awaited).toEqual(['time', 'exit']);
  expect(page.waiting.map(({ at }) => at - page.clock)).toEqual([8000]);
});

it.each<[ShowAt, number | null, object, object]>([
  ['scroll', 50, { scrolled: 49 }, { scrolled: 50 }],
  ['exit', null, { scrolled: 100 }, { isLeaving: true }],
])('opens a tool at %s', async (showAt, value, before, then) => {
  const { page, shown } = await startWith(tool('popup', showAt, value));
  await page.report(before);
  expect(shown()).toEqual([]);
  await page.report(then);
  await page.report(then);
  expect(shown()).toEqual(['popup']);
});

it('shows a pill and a chat side by side, and a popup above them', async () => {
  const { page, shown } = await startWith(
    tool('popup', 'welcome', 2),
    tool('chat', 'hide', null),
    tool('pill', 'allTime', null),
  );
  expect(shown()).toEqual(['pill', 'chat']);
  await page.wait(2);
  expect(shown()).toEqual(['pill', 'chat', 'popup']);
});

it('opens nothing automatically a second time in a session, or within a week after a close', async () => {
  const { page } = await startWith(tool('popup', 'welcome', 2));
  await page.wait(2);
  const countShownAfter = async (days: number, session: Record<string, string> = {}) => {
    const next = pageForTests({ status: 200, body: { tools: [tool('popup', 'welcome', 2)] } });
    Object.assign(next.kept, { local: page.kept.local, session });
    next.clock = page.clock + days * 24 * 3600 * 1000;
    await startPage(next);
    await next.wait(2);
    return next.shown.length;
  };
  expect([await countShownAfter(0, page.kept.session), await countShownAfter(0)]).toEqual([0, 1]);
  page.shown[0]?.api.closed();
  expect([await countShownAfter(6), await countShownAfter(8)]).toEqual([0, 1]);
});

describe('a popup whose shopper is busy', () => {
  async function startBusyPage(...tools: PublicTool[]) {
    const page = pageForTests({ status: 200, body: { tools } });
    let leaveField: (() => void) | undefined;
    const free = new Promise<void>((resolve) => (leaveField = resolve));
    page.whenFree = () => free;
    await startPage(page);
    await page.wait(2);
    const finishTyping = () => {
      leaveField?.();
      return settle();
    };
    return { page, finishTyping, shown: () => page.shown.map((one) => one.tool.id) };
  }

  it('opens when the shopper is free, and counts as opened only then', async () => {
    const { page, finishTyping, shown } = await startBusyPage(tool('popup', 'welcome', 2));
    expect([shown(), page.kept.session]).toEqual([[], {}]);
    await finishTyping();
    expect([shown(), page.kept.session]).toEqual([['popup'], { bellbird: '*opened' }]);
  });

  it('does not open if the shopper opted in through the pill in the meantime', async () => {
    const { page, finishTyping, shown } = await startBusyPage(
      tool('popup', 'welcome', 2),
      tool('pill', 'allTime', null),
    );
    const { api } = page.shown[0] ?? {};
    api?.memory.optedIn.push('pill');
    api?.keep();
    await finishTyping();
    expect(shown()).toEqual(['pill']);
  });

  it('does not open if the shopper moved to a page without it', async () => {
    const { page, finishTyping, shown } = await startBusyPage(tool('popup', 'welcome', 2, onProducts));
    page.location = { ...page.location, pathname: '/cart' };
    await page.report({ hasMoved: true });
    await finishTyping();
    expect(shown()).toEqual([]);
  });

  it('does not delay a pill, which covers nothing', async () => {
    expect((await startBusyPage(tool('pill', 'allTime', null))).shown()).toEqual(['pill']);
  });
});

it('opens nothing for visitors from our messages, on this and the next page', async () => {
  const page = pageForTests(
    { status: 200, body: { tools: [tool('popup', 'welcome', 2)] } },
    { status: 200, body: { tools: [tool('popup', 'welcome', 2)] } },
  );
  page.location.search = '?utm_source=bellbird&utm_medium=whatsapp';
  await startPage(page);
  page.location.search = '';
  await startPage(page);
  await page.wait(2);
  expect(page.shown).toEqual([]);
});

it('removes and adds tools and restarts timers when a theme changes the page without loading it', async () => {
  const { page, shown } = await startWith(
    tool('here', 'allTime', null, onProducts),
    tool('there', 'allTime', null, { exclude: onProducts.include }),
    tool('late', 'time', 5),
  );
  await page.wait(4);
  page.location.pathname = '/collections/all';
  await page.report({ hasMoved: true });
  expect([shown(), page.removed]).toEqual([['here', 'there'], ['here']]);
  await page.wait(4);
  expect(shown()).toEqual(['here', 'there']);
  await page.wait(1);
  expect(shown()).toEqual(['here', 'there', 'late']);
});

it('shows a tool again after a theme replaced the page, but not if it keeps being removed', async () => {
  const { page, shown } = await startWith(tool('pill', 'allTime', null));
  await page.wait(9);
  page.bodies += 1;
  await page.wait(60);
  expect(shown()).toEqual(['pill']);
  await page.report({ hasMoved: true });
  expect(shown()).toEqual(['pill', 'pill']);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    page.bodies += 1;
    await page.wait(1);
  }
  expect([shown().length, page.removed.length]).toEqual([5, 4]);
});

it('shows a tool with a hidden part, and reports that part', async () => {
  const { page } = await startWith(tool('chat', 'show', null));
  page.shown[0]?.api.hide('chat:greeting');
  const next = pageForTests({ status: 200, body: { tools: [tool('chat', 'show', null)] } });
  Object.assign(next.kept, page.kept);
  await startPage(next);
  expect(next.shown.map(({ api }) => api.hidden())).toEqual([['chat:greeting']]);
});

it('opens nothing for shoppers who opted in or closed a tool in another tab', async () => {
  for (const there of [
    { optedIn: ['popup'], closes: [] },
    { optedIn: [], closes: [Date.parse('2026-11-22T11:59:00Z')] },
  ]) {
    const { page, shown } = await startWith(tool('pill', 'allTime', null), tool('popup', 'time', 8));
    page.kept.local['bellbird'] = JSON.stringify({ visitorId: 'somebody-1', ...there });
    await page.wait(8);
    expect(shown()).toEqual(['pill']);
  }
});

it('removes a pill after an opt-in through another tool', async () => {
  const { page } = await startWith(tool('pill', 'allTime', null), tool('popup', 'welcome', 2));
  await page.wait(2);
  const { api } = page.shown[1] ?? expect.fail('the popup is not shown');
  api.memory.optedIn.push('popup');
  api.keep();
  expect(page.removed).toEqual(['pill']);
});

it('reports once that a tool would have been shown to a visitor in the hold-out, and shows nothing', async () => {
  const popup = tool('popup', 'welcome', 2);
  const experiment = { id: 'one', holdOutPercent: 100, settings: popup.settings };
  const { page } = await startWith({ ...popup, experiment });
  await page.wait(2);
  await page.wait(60);
  expect(page.shown).toEqual([]);
  expect(page.sent.map(({ body }) => body)).toMatchObject([
    { events: [{ toolId: 'popup', kind: 'heldOut' }] },
  ]);
});

it('shows visitors without consent design A on every page, and sends no id', async () => {
  const compared = tool('pill', 'allTime', null);
  const experiment = { id: 'one', holdOutPercent: 50, settings: { consentWording: 'B' } };
  const seen = async () => {
    const page = pageForTests({ status: 200, body: { tools: [{ ...compared, experiment }] } });
    page.agreed = { mayKnow: false, mayCount: true };
    await startPage(page);
    await page.leave();
    const named = page.sent.filter(({ body }) => 'visitorId' in (body as object));
    return [page.shown.map((one) => one.tool.settings.consentWording), named];
  };
  // Of this many visitors with an id, half would be held out and a quarter would see design B.
  for (let pages = 0; pages < 20; pages += 1) expect(await seen()).toEqual([['I agree.'], []]);
});

it('shows nobody a tool with an experiment if the visitor’s side cannot be determined', async () => {
  const experiment = { id: 'one', holdOutPercent: 0, settings: { consentWording: 'B' } };
  const page = pageForTests({
    status: 200,
    body: { tools: [{ ...tool('pill', 'allTime', null), experiment }] },
  });
  page.begin = () => Promise.reject(new TypeError('404'));
  await startPage(page);
  await page.leave();
  expect([page.shown, page.sent]).toEqual([[], []]);
});

it('shows the other tools if the file of one cannot be loaded', async () => {
  const page = pageForTests({
    status: 200,
    body: { tools: [{ ...tool('bad', 'allTime', null), type: 'gone' }, tool('chat', 'hide', null)] },
  });
  const { load } = page;
  page.load = (type) => (type === 'gone' ? Promise.reject(new TypeError('404')) : load(type));
  await startPage(page);
  expect(page.shown.map((one) => one.tool.id)).toEqual(['chat']);
});

it('keeps a pill that shows the next step', async () => {
  const { page } = await startWith(tool('pill', 'allTime', null));
  const { api } = page.shown[0] ?? expect.fail('the pill is not shown');
  api.hide('pill');
  api.keep();
  expect(page.removed).toEqual([]);
});
