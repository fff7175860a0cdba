import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { addShop, WREN } from './open-tool-server.ts';
import {
  BASE,
  besideTools,
  codeOf,
  idOf,
  listed,
  post,
  prizes,
  save,
  server,
  switchOn,
} from './tool-list-fixture.ts';

besideTools();

it('gives a shop one tool of each type on each of its channels, switched off', async () => {
  const types = async (channel: 'WA' | 'FB') => (await listed(channel)).map(({ type }) => type);
  const both = ['persistentPill', 'spinTheWheel', 'visualPopup', 'customerChatWidget'];
  expect(await types('WA')).toEqual([...both, 'checkoutWidget']);
  expect(await types('FB')).toEqual([...both, 'orderUpdates']);
  expect((await listed()).some(({ active }) => active)).toBe(false);
});

it('saves the given fields of a tool, and ignores a given limit on the length of its texts', async () => {
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

it('refuses a save if somebody else saved meanwhile', async () => {
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
    'a malformed style',
    'spinTheWheel',
    { backgroundStyle: 'red; position: fixed' },
    'MALFORMED_REQUEST',
    'states.backgroundStyle',
  ],
  [
    'an endless follow-up',
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

it('refuses an invisible name', async () => {
  for (const name of [' ', '\u200B'])
    expect(codeOf(await save(await idOf('visualPopup'), {}, { name }))).toBe('MALFORMED_REQUEST');
});

it('creates, copies and deletes tools, up to twenty of a type', async () => {
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
  expect(
    codeOf(await post(`${BASE}/create`, { pageId: WREN, channel: 'WA', type: 'visualPopup' })),
  ).toBeNull();
  expect(codeOf(await post(`${BASE}/restore`, { id: starter }))).toBe('TOOLS_FULL');
  expect(codeOf(await post(`${BASE}/create`, { pageId: WREN, channel: 'FB', type: 'checkoutWidget' }))).toBe(
    'MALFORMED_REQUEST',
  );
});

it('brings a deleted tool back as it was but off, for a day', async () => {
  const id = await idOf('persistentPill');
  await switchOn('persistentPill');
  const { active: _on, revision: _old, ...before } = (await listed()).find((tool) => tool.id === id) ?? {};
  await post(`${BASE}/delete`, { id });
  const restored = [await post(`${BASE}/restore`, { id }), await post(`${BASE}/restore`, { id })];
  expect(restored.map(({ body }) => body)).toEqual([{ id }, { id }]);
  expect((await listed()).find((tool) => tool.id === id)).toMatchObject({ ...before, active: false });
  await post(`${BASE}/delete`, { id });
  await sql`update opt_in_tools set deleted_at = deleted_at - interval '25 hours' where tool_id = ${id}`.execute(
    server.ctx.db,
  );
  for (const gone of [id, 'no id', crypto.randomUUID()])
    expect(codeOf(await post(`${BASE}/restore`, { id: gone }))).toBe('NOT_FOUND');
});

it('counts impressions and sign-ups of one tool, or of all tools of a type', async () => {
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

it('does not reveal or change another shop’s tools', async () => {
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
    post(`${BASE}/restore`, { id }),
    post(`${BASE}/changeActive`, { id, active: true }),
    post('/redis/togglePopupState', { pageId: WREN, popupId: id, state: true }),
  ]);
  expect(tried.map(codeOf)).toEqual(Array(6).fill('NOT_FOUND'));
});
