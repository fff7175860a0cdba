import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureTools } from '#features/opt-in-tools/server/index.ts';
import { TOOLS } from '#features/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { insertSender } from '#tools/world/seeds/insert-sender.ts';
import { addShop, openToolServer, WREN, type ToolServer } from './open-tool-server.ts';

const BASE = '/database/api/optinTools';

let server: ToolServer;
beforeAll(async () => void (server = await openToolServer(TOOLS)));
afterAll(() => server.close());

beforeEach(async () => {
  const { ctx, shopId } = server;
  await sql`update shops set plan_name = 'Free'`.execute(ctx.db);
  await sql`delete from tool_days`.execute(ctx.db);
  await sql`delete from tool_wordings`.execute(ctx.db);
  await sql`delete from opt_in_tools`.execute(ctx.db);
  await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
});

interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: { code: string; field?: string; message: string } };
}

async function post(path: string, body: object): Promise<Answer> {
  const answer = await fetch(server.appUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

interface Popup {
  id: string;
  type: string;
  name: string;
  active: boolean;
  revision: number;
  chatUrl: string | null;
  open?: { props: { title: { text: string; maxCharacters: number } } };
}

async function listed(channel: 'WA' | 'FB' = 'WA'): Promise<Popup[]> {
  const answer = await fetch(`${server.appUrl}${BASE}/getPopups?pageId=${WREN}&channel=${channel}`);
  return ((await answer.json()) as { popups: Popup[] }).popups;
}

async function idOf(type: string, channel: 'WA' | 'FB' = 'WA'): Promise<string> {
  return (await listed(channel)).find((tool) => tool.type === type)?.id ?? '';
}

const save = (id: string, states: object, rest: object = {}) =>
  post(`${BASE}/update`, { id, states, ...rest });
const switchOn = async (type: string, channel: 'WA' | 'FB' = 'WA') =>
  post(`${BASE}/changeActive`, { id: await idOf(type, channel), active: true });
const codeOf = ({ body }: Answer) => body.error?.code ?? null;
const prizes = (discountCode: string | null, discountPercent: number | null) =>
  ['a', 'b', 'c'].map((key) => ({
    key,
    text: 'A prize',
    weight: 1,
    message: '',
    discountCode,
    discountPercent,
  }));

it('gives a shop one of each type on each of its channels, off', async () => {
  const types = async (channel: 'WA' | 'FB') => (await listed(channel)).map(({ type }) => type);
  const both = ['persistentPill', 'spinTheWheel', 'visualPopup', 'customerChatWidget'];
  expect(await types('WA')).toEqual([...both, 'checkoutWidget']);
  expect(await types('FB')).toEqual([...both, 'orderUpdates']);
  expect((await listed()).some(({ active }) => active)).toBe(false);
});

it('saves what is given of a tool, and nobody’s word on how long its texts may be', async () => {
  const id = await idOf('visualPopup');
  const title = { text: 'Hello', maxCharacters: 9999 };
  expect(await save(id, { open: { props: { title } } }, { revision: 1, name: 'Spring' })).toEqual({
    status: 200,
    body: { id, revision: 2 },
  });
  const saved = (await listed()).find((tool) => tool.id === id);
  expect(saved).toMatchObject({
    name: 'Spring',
    revision: 2,
    open: { props: { title: { text: 'Hello', maxCharacters: 60 } } },
  });
});

it('tells who saves second that somebody else saved meanwhile', async () => {
  const id = await idOf('visualPopup');
  const [one, two] = await Promise.all([
    save(id, { discountOption: 'No' }, { revision: 1 }),
    save(id, { discountOption: 'No' }, { revision: 1 }),
  ]);
  expect(new Set([codeOf(one), codeOf(two)])).toEqual(new Set(['SETTINGS_CHANGED', null]));
});

it.each<[string, string, object, string, string]>([
  [
    'an empty title',
    'visualPopup',
    { open: { props: { title: { text: '' } } } },
    'TITLE_EMPTY',
    'views.open.title',
  ],
  [
    'two offers',
    'spinTheWheel',
    { spinTheWheel: { data: prizes('WREN', null).slice(1) } },
    'WHEEL_OFFER_COUNT',
    'wheel.offers',
  ],
  [
    'a style of one’s own',
    'spinTheWheel',
    { backgroundStyle: 'red; position: fixed' },
    'MALFORMED_REQUEST',
    'states.backgroundStyle',
  ],
  [
    'a follow-up as long as a book',
    'visualPopup',
    { flowId: 'f'.repeat(300_000) },
    'MALFORMED_REQUEST',
    'states.flowId',
  ],
  [
    'another type’s layout',
    'visualPopup',
    { open: { type: 'spinTheWheel', props: {} } },
    'MALFORMED_REQUEST',
    'layout',
  ],
  [
    'another type’s trigger',
    'visualPopup',
    {
      behaviour: {
        when: { showAt: 'fade', value: 5 },
        where: { desktop: { enabled: true, position: null }, phone: { enabled: true, position: null } },
        who: { showAt: 'everyone' },
      },
    },
    'MALFORMED_REQUEST',
    'behaviour.when.showAt',
  ],
])('refuses a save with %s, and changes nothing', async (_what, type, states, code, field) => {
  const before = await listed();
  const { body } = await save(await idOf(type), states);
  expect(body.error).toMatchObject({ code, field });
  expect(await listed()).toEqual(before);
});

it('refuses a name of which nothing is seen', async () => {
  for (const name of [' ', '\u200B'])
    expect(codeOf(await save(await idOf('visualPopup'), {}, { name }))).toBe('MALFORMED_REQUEST');
});

it('gives the chat widget’s number to each tool that has none', async () => {
  const chat = await idOf('customerChatWidget');
  expect(codeOf(await save(chat, {}))).toBe('SUPPORT_NUMBER_EMPTY');
  expect(codeOf(await save(chat, { generalSettings: { supportNumber: '12' } }))).toBe(
    'SUPPORT_NUMBER_INVALID',
  );
  expect(codeOf(await save(chat, { generalSettings: { supportNumber: '49-15112345' } }))).toBeNull();
  const { rows } = await sql<{ attributes: unknown }>`select attributes from whatsapp_attributes`.execute(
    server.ctx.db,
  );
  expect(rows[0]?.attributes).toMatchObject({
    spinTheWheelSupport: '49-15112345',
    visualPopupSupport: '49-15112345',
  });
  expect(codeOf(await switchOn('customerChatWidget'))).toBeNull();
  expect((await listed()).find(({ id }) => id === chat)?.chatUrl).toMatch(
    /^https:\/\/wa\.example\/4915112345\?text=Hello/,
  );
});

it('tells one after the other what keeps a tool off: plan, page, other channel, code', async () => {
  const { db } = server.ctx;
  const { shopId } = server;
  const why = async () => codeOf(await switchOn('visualPopup', 'FB'));
  await sql`update shops set plan_name = 'WhatsApp Automated Plan'`.execute(db);
  const other = await idOf('visualPopup');
  await sql`update opt_in_tools set is_active = true where tool_id = ${other}`.execute(db);
  expect(await why()).toBe('FEATURE_LOCKED');
  await sql`update shops set plan_name = 'Free'`.execute(db);
  expect(await why()).toBe('SENDER_NOT_CONNECTED');
  const sender = await insertSender(db, shopId, { channel: 'FB', external_id: '12' });
  await sql`insert into facebook_pages (shop_id, sender_id, page_id, page_name, connected_at)
    values (${shopId}, ${sender}, '12', 'Wren', now())`.execute(db);
  await sql`update shops set facebook_page_id = '12', facebook_onboarded_at = now()`.execute(db);
  expect(await why()).toBe('TOOL_ON_OTHER_CHANNEL');
  await post(`${BASE}/changeActive`, { id: other, active: false });
  expect(await why()).toBe('TOOL_DISCOUNT_MISSING');
  await save(await idOf('visualPopup', 'FB'), { generalSettings: { discountCode: 'WREN15' } });
  expect(await why()).toBeNull();
  await sql`delete from facebook_pages`.execute(db);
  await sql`delete from senders`.execute(db);
  await sql`update shops set facebook_page_id = 'BSFB1', facebook_onboarded_at = null`.execute(db);
});

it('switches nothing on without what it needs', async () => {
  expect(codeOf(await switchOn('persistentPill', 'FB'))).toBe('SENDER_NOT_CONNECTED');
  expect((await switchOn('visualPopup')).body.error?.message).toContain(
    'requires a discount code to be entered',
  );
  expect(codeOf(await switchOn('spinTheWheel'))).toBe('WHEEL_OFFERS_INCOMPLETE');
  expect(codeOf(await switchOn('customerChatWidget'))).toBe('SUPPORT_NUMBER_EMPTY');
  expect(codeOf(await switchOn('checkoutWidget'))).toBe('GUIDE_NOT_COMPLETED');
  expect((await listed()).some(({ active }) => active)).toBe(false);
  await save(await idOf('visualPopup'), { generalSettings: { discountCode: 'WREN15' } });
  await save(await idOf('spinTheWheel'), { spinTheWheel: { data: prizes('WREN15', null) } });
  await save(await idOf('checkoutWidget'), { guideStep: 10 });
  for (const type of ['visualPopup', 'spinTheWheel', 'checkoutWidget'])
    expect(codeOf(await switchOn(type))).toBeNull();
});

it('does not let a tool that is on lose what it needs', async () => {
  const id = await idOf('spinTheWheel');
  await save(id, { spinTheWheel: { data: prizes('WREN15', null) } });
  await switchOn('spinTheWheel');
  expect(codeOf(await save(id, { spinTheWheel: { data: prizes(null, null) } }))).toBe(
    'WHEEL_OFFERS_INCOMPLETE',
  );
});

it('asks for the other channel’s tool of that type to be off first', async () => {
  const check = async () => {
    const { body } = await post(`${BASE}/checkToggle`, {
      pageIdFB: 'BSFB1',
      shopUrl: WREN,
      channel: 'WA',
      type: 'persistentPill',
    });
    return body['data'];
  };
  expect(await check()).toEqual({ possible: true, message: null });
  const other = await idOf('persistentPill', 'FB');
  await sql`update opt_in_tools set is_active = true where tool_id = ${other}`.execute(server.ctx.db);
  expect(await check()).toEqual({
    possible: false,
    message:
      'Oops! You first need to switch off the Persistent pill for Facebook before you can turn this ON.',
  });
  expect(codeOf(await switchOn('persistentPill'))).toBe('TOOL_ON_OTHER_CHANNEL');
  await post(`${BASE}/changeActive`, { id: other, active: false });
  expect(codeOf(await switchOn('persistentPill'))).toBeNull();
});

it('makes, copies and deletes tools, up to twenty of a type', async () => {
  const made = await post(`${BASE}/create`, { pageId: WREN, channel: 'WA', type: 'visualPopup' });
  await save(String(made.body['id']), { open: { props: { title: { text: 'Mine' } } } });
  const copied = await post(`${BASE}/copy`, { id: made.body['id'] });
  const copy = (await listed()).find(({ id }) => id === copied.body['id']);
  expect(copy).toMatchObject({
    name: 'Pop-up 3',
    active: false,
    open: { props: { title: { text: 'Mine' } } },
  });
  const many = await Promise.all(
    Array.from({ length: 19 }, () =>
      post(`${BASE}/create`, { pageId: WREN, channel: 'WA', type: 'visualPopup' }),
    ),
  );
  expect(many.filter((one) => codeOf(one) === 'TOOLS_FULL')).toHaveLength(2);
  const starter = await idOf('visualPopup');
  await post(`${BASE}/delete`, { id: starter });
  expect((await listed()).map(({ id }) => id)).not.toContain(starter);
  expect(codeOf(await save(starter, {}))).toBe('NOT_FOUND');
  expect(codeOf(await post(`${BASE}/create`, { pageId: WREN, channel: 'FB', type: 'checkoutWidget' }))).toBe(
    'MALFORMED_REQUEST',
  );
});

it('tells how often a tool was seen and who signed up, of one or of all of a type', async () => {
  const analytics = async (optinToolId: string, channel = 'WA') => {
    const query = new URLSearchParams({ pageId: WREN, optinToolId, channel });
    const answer = await fetch(`${server.appUrl}${BASE}/automationAnalytics?${query.toString()}`);
    return (await answer.json()) as object;
  };
  const id = await idOf('visualPopup');
  const copied = await post(`${BASE}/copy`, { id });
  await sql`insert into tool_days (shop_id, tool_id, day, impressions, opens, dismissals, opt_ins, to_confirm)
    values (${server.shopId}, ${id}, '2026-11-20', 30, 0, 0, 2, 0), (${server.shopId}, ${id}, '2026-11-21', 30, 0, 0, 2, 0),
      (${server.shopId}, ${copied.body['id']}, '2026-11-21', 0, 0, 0, 3, 0)`.execute(server.ctx.db);
  expect(await analytics(id)).toEqual({ impressions: 60, CTRNumber: 4, CTR: 6.67 });
  expect(await analytics('visualPopup')).toEqual({ impressions: 60, CTRNumber: 7, CTR: 11.67 });
  expect(await analytics('spinTheWheel', 'FB')).toEqual({ impressions: 0, CTRNumber: 0, CTR: 0 });
  for (const nobodys of ['checkoutWidget', 'no tool'])
    expect(await analytics(nobodys, 'FB')).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

it('knows nothing of another shop’s tools', async () => {
  const { ctx } = server;
  const otherShop = await addShop(ctx, `${crypto.randomUUID()}.myshopify.com`);
  await inShop(ctx.db, otherShop, (tx) => ensureTools(ctx, tx, otherShop));
  const { rows } = await sql<{
    tool_id: string;
  }>`select tool_id from opt_in_tools where shop_id = ${otherShop} limit 1`.execute(ctx.db);
  const id = rows[0]?.tool_id ?? '';
  const tried = await Promise.all([
    save(id, {}),
    post(`${BASE}/copy`, { id }),
    post(`${BASE}/delete`, { id }),
    post(`${BASE}/changeActive`, { id, active: true }),
    post('/redis/togglePopupState', { pageId: WREN, popupId: id, state: true }),
  ]);
  expect(tried.map(codeOf)).toEqual(Array(5).fill('NOT_FOUND'));
});

it('answers the storefront’s own calls as what was saved stands', async () => {
  const id = await idOf('persistentPill');
  await switchOn('persistentPill');
  expect((await post('/redis/togglePopupState', { pageId: WREN, popupId: id, state: false })).body).toEqual({
    popupId: id,
    state: true,
  });
  expect((await post('/redis/setPopup', { pageId: WREN, popups: [{ id, active: false }] })).body).toEqual({
    stored: true,
  });
});
