import { sql } from 'kysely';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { ask } from '#tools/test-environment/open-server.ts';
import { insertSender } from '#tools/test-environment/seeds/insert-sender.ts';
import {
  BASE,
  besideDocuments,
  documentAt,
  idOf,
  idsAt,
  linksOf,
  pill,
  post,
  server,
  testOf,
  twinUrl,
} from './document-fixture.ts';
import { PUBLIC_URL, SCRIPT, WREN } from './open-tool-server.ts';

besideDocuments();

async function saveAndShow(id: string, states: object): Promise<void> {
  expect(await post(`${BASE}/update`, { id, states })).toMatchObject({ status: 200 });
  expect(await post(`${BASE}/changeActive`, { id, active: true })).toMatchObject({ status: 200 });
}

it('shows a saved change with the next request, in every process', async () => {
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

it('is sent again only if it changed, compressed as the browser accepts it', async () => {
  const first = await documentAt(server.appUrl);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=5');
  expect((await documentAt(twinUrl, '', { 'if-none-match': etag })).status).toBe(304);
  const read = async (encoding: string) => {
    // `fetch` decodes the body automatically, so only the header shows the encoding.
    const answer = await documentAt(server.appUrl, '', { 'accept-encoding': encoding });
    return [answer.headers.get('content-encoding'), answer.body];
  };
  expect(await read('br')).toEqual(['br', first.body]);
  expect(await read('gzip')).toEqual(['gzip', first.body]);
  expect(await read('identity')).toEqual([null, first.body]);
  await post(`${BASE}/update`, { id: pill, states: { open: { props: { title: { text: 'Other words' } } } } });
  expect((await documentAt(twinUrl, '', { 'if-none-match': etag })).status).toBe(200);
});

it('comes with the storefront script to a page that names its shop, equally fresh', async () => {
  const scriptAt = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/storefront/embed.js?pageId=${WREN}`, { headers });
  /** Returns what the script receives. */
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
  // Browsers ignore this comment unless it comes first.
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

it('contains a QR code of the chat’s link if there is a chat', async () => {
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

it('contains a tool’s chat code if the tool offers one, and a harmless one in a test', async () => {
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

it('offers the fonts of its list for the pages of shops', async () => {
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

it('says that there is no search for GIFs if the server has no key', async () => {
  const { body } = await ask(`${server.appUrl}${BASE}/searchGifs?pageId=${WREN}&text=confetti`);
  expect(body).toMatchObject({
    isSetUp: false,
    gifs: [],
    message: expect.stringContaining('not set up') as string,
  });
});

it('contains neither a code nor a weight', async () => {
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

it('contains encoded page addresses and international phone numbers', async () => {
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
  // The merchant still sees them as they were typed.
  const listed = await ask(`${server.appUrl}${BASE}/getPopups?pageId=${WREN}&channel=WA`);
  expect((listed.body as { popups: { id: string }[] }).popups.find(({ id }) => id === chat)).toMatchObject({
    behaviour: { pages },
    generalSettings: { supportNumber: '030 1234567' },
  });
});
