import { sql } from 'kysely';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ensureTools } from '#features/opt-in-tools/server/index.ts';
import { TOOLS } from '#features/opt-in-tools/tool-list.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { ask } from '#tools/world/open-server.ts';
import { insertSender } from '#tools/world/seeds/insert-sender.ts';
import { openToolServer, PUBLIC_URL, SCRIPT, WREN, type ToolServer } from './open-tool-server.ts';

const BASE = '/database/api/optinTools';

let server: ToolServer;
let twinUrl = '';
let pill = '';
beforeAll(async () => {
  server = await openToolServer(TOOLS);
  twinUrl = await server.openTwin();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { ctx, shopId } = server;
  await sql`delete from tool_wordings`.execute(ctx.db);
  await sql`delete from opt_in_tools`.execute(ctx.db);
  await inShop(ctx.db, shopId, (tx) => ensureTools(ctx, tx, shopId));
  const { rows } = await sql<{ tool_id: string }>`
    update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA' returning tool_id`.execute(
    ctx.db,
  );
  pill = rows[0]?.tool_id ?? '';
});

const documentAt = (url: string, rest = '', headers: Record<string, string> = {}) =>
  ask(`${url}/storefront/tools?pageId=${WREN}${rest}`, { headers });
const idsAt = async (url: string) =>
  ((await documentAt(url)).body as { tools: { id: string }[] }).tools.map(({ id }) => id);
const post = async (path: string, body: object) => {
  const answer = await fetch(server.appUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as object };
};
/** Which tool of WhatsApp the shop has of a type. */
async function idOf(type: string): Promise<string> {
  const { rows } = await sql<{ tool_id: string }>`
    select tool_id from opt_in_tools where type = ${type} and channel = 'WA'`.execute(server.ctx.db);
  return rows[0]?.tool_id ?? '';
}

async function saveAndShow(id: string, states: object): Promise<void> {
  expect(await post(`${BASE}/update`, { id, states })).toMatchObject({ status: 200 });
  expect(await post(`${BASE}/changeActive`, { id, active: true })).toMatchObject({ status: 200 });
}

it('is as it was saved with the next request, at every process', async () => {
  for (const url of [server.appUrl, twinUrl]) expect(await idsAt(url)).toEqual([pill]);
  await post(`${BASE}/changeActive`, { id: pill, active: false });
  for (const url of [twinUrl, server.appUrl]) expect(await idsAt(url)).toEqual([]);
  await post(`${BASE}/changeActive`, { id: pill, active: true });
  await post(`${BASE}/update`, { id: pill, states: { open: { props: { title: { text: 'New words' } } } } });
  for (const url of [twinUrl, server.appUrl])
    expect(await documentAt(url)).toMatchObject({
      body: { tools: [{ settings: { views: { open: { title: { text: 'New words' } } } } }] },
    });
  await sql`update shops set name = 'Wren & Daughters'`.execute(server.ctx.db);
  expect(await documentAt(twinUrl)).toMatchObject({ body: { shopName: 'Wren & Daughters' } });
  await sql`update shops set name = 'Wren & Willow', uninstalled_at = now()`.execute(server.ctx.db);
  expect((await documentAt(twinUrl)).status).toBe(404);
  await sql`update shops set uninstalled_at = null`.execute(server.ctx.db);
  expect((await documentAt(twinUrl)).status).toBe(200);
});

it('is sent again only where it changed, and compressed as the browser takes it', async () => {
  const first = await documentAt(server.appUrl);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=5');
  expect((await documentAt(twinUrl, '', { 'if-none-match': etag })).status).toBe(304);
  const read = async (encoding: string) => {
    // `fetch` undoes the encoding by itself, so what came is told by the header.
    const answer = await documentAt(server.appUrl, '', { 'accept-encoding': encoding });
    return [answer.headers.get('content-encoding'), answer.body];
  };
  expect(await read('br')).toEqual(['br', first.body]);
  expect(await read('gzip')).toEqual(['gzip', first.body]);
  expect(await read('identity')).toEqual([null, first.body]);
  await post(`${BASE}/update`, { id: pill, states: { open: { props: { title: { text: 'Other words' } } } } });
  expect((await documentAt(twinUrl, '', { 'if-none-match': etag })).status).toBe(200);
});

it('comes with the storefront script to a page that names its shop, as new as by itself', async () => {
  const scriptAt = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/storefront/embed.js?pageId=${WREN}`, { headers });
  /** What the script sees of it. */
  const givenIn = (script: string) => {
    const seen: unknown[] = [];
    runInNewContext(script.replace(SCRIPT, 'see(bellbirdGiven)'), {
      see: (what: unknown) => seen.push(what),
    });
    return JSON.parse(JSON.stringify(seen)) as unknown;
  };
  const script = await scriptAt(server.appUrl);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=5',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { body } = await documentAt(server.appUrl);
  const text = await script.text();
  // Where it is not the first thing, browsers do not heed it.
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\{const /);
  expect(givenIn(text)).toEqual([{ base: `${PUBLIC_URL}/storefront/`, ...(body as object) }]);
  const etag = script.headers.get('etag') ?? '';
  expect((await scriptAt(twinUrl, { 'if-none-match': etag })).status).toBe(304);
  await post(`${BASE}/changeActive`, { id: pill, active: false });
  const changed = await scriptAt(twinUrl, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(givenIn(await changed.text())).toMatchObject([{ tools: [] }]);
  expect((await fetch(`${server.appUrl}/storefront/embed.js?pageId=nobody.myshopify.com`)).status).toBe(404);
  for (const query of ['', '?pageId=a%00', `?pageId=${WREN}&pageId=${WREN}`])
    expect((await fetch(`${server.appUrl}/storefront/embed.js${query}`)).status).toBe(422);
});

interface Links {
  chatUrl: string | null;
  qrSvg: string | null;
  testUrl: string;
}

async function linksOf(id: string): Promise<Links> {
  return (await ask(`${server.appUrl}${BASE}/getLinks?id=${id}`)).body as Links;
}

async function testOf(id: string): Promise<string> {
  return new URL((await linksOf(id)).testUrl).searchParams.get('bellbird-test') ?? '';
}

it('shows a tool that is off to who has its test link, alone, and keeps nothing of what they do', async () => {
  const wheel = await idOf('spinTheWheel');
  const test = await testOf(wheel);
  const document = await documentAt(server.appUrl, `&test=${test}`);
  expect(document.headers.get('cache-control')).toBe('no-store');
  expect(document.body).toMatchObject({ isTest: true, tools: [{ id: wheel }] });
  expect(await idsAt(server.appUrl)).toEqual([pill]);
  const optIn = {
    pageId: WREN,
    toolId: wheel,
    phone: '+4915215550102',
    pageAddress: '',
    locale: 'en',
    visitorId: 'visitor-12345678',
    test,
  };
  expect(await post('/storefront/opt-ins', optIn)).toMatchObject({ status: 200, body: { stored: true } });
  expect(await post('/storefront/opt-ins', { ...optIn, phone: '1' })).toMatchObject({ status: 422 });
  expect(
    await post('/storefront/spins', { pageId: WREN, toolId: wheel, shopper: 'trying-it-out', test }),
  ).toMatchObject({
    status: 200,
    body: { discountCode: 'TESTCODE', offerKey: expect.any(String) as string },
  });
  const { rows } = await sql`
    select (select count(*)::int from subscribers) as people, (select count(*)::int from consent_ledger) as proofs,
      (select count(*)::int from tool_prizes) as prizes, (select count(*)::int from tool_days) as days`.execute(
    server.ctx.db,
  );
  expect(rows).toEqual([{ people: 0, proofs: 0, prizes: 0, days: 0 }]);
});

it('asks who tries a tool out for what it asks of shoppers: one more step, where it has one', async () => {
  const { ctx, shopId } = server;
  const popup = await idOf('visualPopup');
  const body = {
    pageId: WREN,
    toolId: popup,
    phone: '+4915215550102',
    pageAddress: '',
    locale: 'en',
    visitorId: 'visitor-12345678',
    test: await testOf(popup),
  };
  const sender = 'fb5d3f4e-2f2b-4c1e-9d43-0c6f0d2f7a11';
  await sql`insert into senders (shop_id, sender_id, channel, external_id, display_phone_number, access_token_sealed, budget_at)
    values (${shopId}, ${sender}, 'WA', '1', '+49 30 1234567', '', now())`.execute(ctx.db);
  const setDouble = (isDouble: boolean) =>
    sql`update opt_in_tools set settings = settings || ${JSON.stringify({ isDoubleOptIn: isDouble })}::jsonb
      where tool_id = ${popup}`.execute(ctx.db);
  const link = `https://wa.example/49301234567?text=${encodeURIComponent('Yes, send me offers on WhatsApp. (test)')}`;
  await setDouble(true);
  expect((await post('/storefront/opt-ins', body)).body).toEqual({
    stored: true,
    confirmUrl: link,
    mustConfirm: true,
    shopperToken: null,
  });
  await setDouble(false);
  expect((await post('/storefront/opt-ins', body)).body).toMatchObject({
    confirmUrl: link,
    mustConfirm: false,
    shopperToken: expect.any(String) as string,
  });
  await sql`delete from senders where sender_id = ${sender}`.execute(ctx.db);
});

it('takes no test link but ours, for its own tool and its hour', async () => {
  const [wheel, popup] = [await idOf('spinTheWheel'), await idOf('visualPopup')];
  const test = await testOf(wheel);
  const [, expires = '', signature = ''] = test.split('.');
  const wrong = [
    'x',
    `${popup}.${expires}.${signature}`,
    `${wheel}.${Number(expires) + 1}.${signature}`,
    `${wheel}.${expires}.${signature.slice(0, -1)}`,
    `${wheel}.${expires}`,
  ];
  for (const one of wrong) expect((await documentAt(server.appUrl, `&test=${one}`)).status).toBe(410);
  expect(
    (await post('/storefront/spins', { pageId: WREN, toolId: popup, shopper: 'trying-it-out', test })).status,
  ).toBe(410);
  const { now } = server.ctx.clock;
  server.ctx.clock.now = () => new Date(now().getTime() + 3601 * 1000);
  expect((await documentAt(server.appUrl, `&test=${test}`)).status).toBe(410);
  server.ctx.clock.now = now;
  expect((await documentAt(server.appUrl, `&test=${test}`)).status).toBe(200);
});

it('says of the test link of a deleted tool that it shows nothing any more', async () => {
  const wheel = await idOf('spinTheWheel');
  const test = await testOf(wheel);
  const deleted = (at: string) =>
    sql`update opt_in_tools set deleted_at = ${sql.raw(at)} where tool_id = ${wheel}`.execute(server.ctx.db);
  await deleted('now()');
  const { status, body } = await documentAt(server.appUrl, `&test=${test}`);
  expect([status, body]).toMatchObject([410, { error: { code: 'TEST_LINK_EXPIRED' } }]);
  await deleted('null');
});

it('draws the chat’s link as a code to print, where there is a chat', async () => {
  expect(await linksOf(pill)).toMatchObject({ chatUrl: null, qrSvg: null });
  const chat = await idOf('customerChatWidget');
  await post(`${BASE}/update`, {
    id: chat,
    states: { generalSettings: { supportNumber: '4915112345678', defaultText: '<script>' } },
  });
  const { chatUrl, qrSvg } = await linksOf(chat);
  expect(chatUrl).toBe('https://wa.example/4915112345678?text=%3Cscript%3E');
  expect(/^<svg [^<]+><rect [^<]+\/><path d="[\w .-]+"\/><\/svg>$/.test(qrSvg ?? '')).toBe(true);
});

it('gives a tool the code of its chat where it offers one, and none that signs up by trying it out', async () => {
  const { ctx, shopId } = server;
  const read = async (rest = '') =>
    ((await documentAt(server.appUrl, rest)).body as { tools: object[] }).tools;
  await insertSender(ctx.db, shopId, { display_phone_number: '+49 30 1234567' });
  expect((await read())[0]).not.toHaveProperty('chatCode');
  await post(`${BASE}/update`, { id: pill, states: { offersChat: true } });
  const words = (named: string) => `https://wa.example/49301234567?text=${encodeURIComponent(named)}`;
  expect(await read()).toMatchObject([
    {
      settings: { offersChat: true },
      chatUrl: words(`Yes, send me offers on WhatsApp. (${pill})`),
      chatCode: expect.stringMatching(/^[\w+/]{200,}=*$/) as string,
    },
  ]);
  expect(await read(`&test=${await testOf(pill)}`)).toMatchObject([
    { chatUrl: words('Yes, send me offers on WhatsApp. (test)') },
  ]);
  await sql`delete from senders`.execute(ctx.db);
});

it('serves the fonts of its list, for the pages of shops', async () => {
  const sheet = await fetch(`${server.appUrl}/storefront/fonts/lora.css`);
  const text = await sheet.text();
  const [file = ''] = /lora-latin-400\.woff2/.exec(text) ?? [];
  expect(text).toContain("font-family:'Bellbird Lora'");
  const font = await fetch(`${server.appUrl}/storefront/fonts/${file}`);
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(font.headers.get('cache-control')).toMatch(/^public, max-age=\d{7}$/);
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
  expect(
    Buffer.from(await font.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
  for (const name of ['lora-latin-300.woff2', '..%2f..%2fpackage.json', 'inter.css'])
    expect((await fetch(`${server.appUrl}/storefront/fonts/${name}`)).status).toBe(404);
});

it('says that there is no search for GIFs where the server has no key', async () => {
  const { body } = await ask(`${server.appUrl}${BASE}/searchGifs?pageId=${WREN}&text=confetti`);
  expect(body).toMatchObject({
    isSetUp: false,
    gifs: [],
    message: expect.stringContaining('not set up') as string,
  });
});

it('has neither a code nor a weight', async () => {
  const [wheel, popup] = [await idOf('spinTheWheel'), await idOf('visualPopup')];
  const wedge = {
    text: 'A prize',
    weight: 1,
    message: '',
    discountCode: 'SECRETWHEEL',
    discountPercent: null,
  };
  const data = ['a', 'b', 'c'].map((key) => ({ key, ...wedge }));
  await saveAndShow(wheel, { spinTheWheel: { data } });
  await saveAndShow(popup, { generalSettings: { discountCode: 'SECRETPOPUP' } });
  const { body } = await documentAt(server.appUrl);
  expect(await idsAt(server.appUrl)).toEqual(expect.arrayContaining([wheel, popup]));
  expect(JSON.stringify(body)).not.toMatch(/SECRET|weight|discountPercent|discountCode":"[A-Z]|flowId/);
});

it('tells what browsers understand: addresses as they write them, numbers with their country', async () => {
  const pages = {
    include: [{ kind: 'startsWith', text: 'https://wren.example/pages/über uns' }],
    exclude: [],
  };
  const device = { enabled: true, position: null };
  const behaviour = {
    when: { showAt: 'hide', value: null },
    where: { desktop: device, phone: device },
    who: { showAt: 'everyone' },
    pages,
  };
  const chat = await idOf('customerChatWidget');
  await saveAndShow(chat, { generalSettings: { supportNumber: '030 1234567' }, behaviour });
  const { tools } = (await documentAt(server.appUrl)).body as { tools: { id: string }[] };
  expect(tools.find(({ id }) => id === chat)).toMatchObject({
    chatUrl: expect.stringMatching(/^https:\/\/wa\.example\/49301234567\?/) as unknown,
    settings: { behaviour: { pages: { include: [{ text: '/pages/%C3%BCber%20uns' }] } } },
  });
  // The merchant finds them as they were written.
  const listed = await ask(`${server.appUrl}${BASE}/getPopups?pageId=${WREN}&channel=WA`);
  expect((listed.body as { popups: { id: string }[] }).popups.find(({ id }) => id === chat)).toMatchObject({
    behaviour: { pages },
    generalSettings: { supportNumber: '030 1234567' },
  });
});
