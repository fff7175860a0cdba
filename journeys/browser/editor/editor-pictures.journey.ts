import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { writeTestRef } from '#features/product/automations/rules/test-ref.ts';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '../../../tools/test-environment/channels-client.ts';
import { ask, optInBody } from '../../../tools/test-environment/open-server.ts';
import { test } from '../environment-fixture.ts';
import { logIn } from '../log-in.ts';
import { apart, look, type Look } from './compare-looks.ts';
import { connectPage, PAGE_ID } from './editor-fixture.ts';

test.use({ environmentOf: 'editor pictures', isInstalled: true });

const ZOE = { pageId: PAGE_ID, from: '+4915215550133' };
// Each line is short enough that no phone wraps it.
const LONG = 'We have new mugs,\nmade by hand in our house.\nCome and look\nbefore they are all gone.';
const ARABIC = 'وصلت أكواب جديدة\nمصنوعة باليد في بيتنا.\nتعالوا وشاهدوها\nقبل أن تنفد كلها.';

test('a message looks in the editor and its preview as it does on the shopper’s phone', async ({
  environment,
  page,
  context,
  rows,
}) => {
  const shop = await connectPage(environment.appUrl);
  await environment.control('/messenger/open', ZOE);
  await environment.control('/messenger/get-started', ZOE);
  const thread = `${environment.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(ZOE.from)}`;
  const heard = async () => JSON.stringify((await ask(thread)).body);
  await logIn(page, environment);
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.goto(`${environment.appUrl}/automation/getStarted`);
  const [hello] = await rows(
    "select flow_id, drip_id from drips where type = 'getStarted' and channel = 'FB'",
  );
  const urls = [await upload(page, ['#c0392b', '#c0392b']), await upload(page, ['#f4f0e6', '#1f4e79'])];
  const allFlows = [{ flowId: String(hello?.['flow_id']), nodes: nodesWith(urls) }];
  await post(shop, '/redis/setFlowFrontend', { pageId: PAGE_ID, allFlows });
  await expect.poll(heard).toContain('text');
  // Only a campaign about orders sends a receipt. A test send uses the sample's receipt, which the preview shows.
  await sendTest(shop, String(hello?.['drip_id']));
  await expect.poll(heard).toContain('تنفد');
  await page.reload();
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit / });
  const preview = editor.getByRole('complementary', { name: 'Preview' });
  const phone = await context.newPage();
  // The whole message must be in view: parts behind the head are missing in the screenshot.
  await phone.setViewportSize({ width: 360, height: 1800 });
  await phone.goto(`${environment.sandboxUrl}/phone?number=${encodeURIComponent(ZOE.from)}&page=${PAGE_ID}`);
  const chat = phone.getByRole('log');
  const bubbles = chat.locator('[data-from=business]');
  const sentBubbles = preview.locator('[data-from=business]');
  const long = bubbles.filter({ hasText: 'We have new mugs' });
  const arabic = bubbles.filter({ hasText: 'تنفد' });
  const cards = preview.getByRole('list', { name: 'Cards of this message' }).locator('> li');
  const chatCards = chat.getByRole('list', { name: 'Cards of this message' }).locator('> li');
  const parts: Part[] = [
    {
      what: 'receipt',
      there: bubbles.filter({ has: phone.getByText('Total', { exact: true }) }),
      shown: sentBubbles.first(),
      other: long,
    },
    { what: 'card', there: chatCards.first(), shown: cards.first(), other: long },
    {
      what: 'buttons',
      there: long,
      shown: sentBubbles.filter({ hasText: 'We have new mugs' }),
      other: arabic,
    },
    {
      what: 'answer',
      there: chat.getByRole('list', { name: 'Possible answers' }).getByRole('listitem'),
      shown: preview.getByRole('list', { name: 'Possible answers' }).getByRole('listitem'),
      other: long,
    },
    {
      what: 'right to left',
      there: arabic.locator('p'),
      shown: sentBubbles.filter({ hasText: 'تنفد' }).locator('p'),
      other: long.locator('p'),
    },
    {
      what: 'picture',
      there: chat.getByAltText('Picture or video of this message').last(),
      shown: preview.getByAltText('Picture or video of this message').last(),
      other: chatCards.first().locator('img'),
    },
  ];
  // A chat that still moves is at another position than its screenshot.
  for (const { there, shown } of parts) {
    await expect(there).toHaveCount(1);
    await expect(shown).toHaveCount(1);
  }
  await expect(editor.getByRole('textbox', { name: 'Text', exact: true }).nth(1)).toHaveCSS(
    'direction',
    'rtl',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await phone.emulateMedia({ colorScheme });
    await page.mouse.move(0, 0);
    const [picture, card] = [
      editor.locator('[data-kind=media] img'),
      editor.locator('[data-kind=cards] img'),
    ];
    const written = { picture: await look(picture), card: await look(card.first()) };
    const shownCard = await look(cards.first().locator('img'));
    const shown = await lookAll(parts.map((part) => part.shown));
    const there = await lookAll(parts.map((part) => part.there));
    const other = await lookAll(parts.map((part) => part.other));
    for (const [at, { what }] of parts.entries())
      compare(`${what}, ${colorScheme}`, shown[at], there[at], other[at]);
    expect(apart(written.picture, there.at(-1) ?? written.card)).toBeLessThan(12);
    expect(apart(written.card, shownCard)).toBeLessThan(12);
    const bubble = editor.getByRole('textbox', { name: 'Text', exact: true }).first();
    const paper = (await look(sentBubbles.filter({ hasText: 'We have new mugs' }).locator('p'))).paper;
    await expect.poll(async () => (await look(bubble)).paper).toEqual(paper);
  }
});

interface Part {
  what: string;
  there: Locator;
  shown: Locator;
  /** A difference between the editor or its preview and the phone. */
  other: Locator;
}

/** Takes the screenshots one page after another, because the browser redraws a page when it comes to the front. */
async function lookAll(parts: readonly Locator[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const part of parts) looks.push(await look(part));
  return looks;
}

function compare(what: string, shown?: Look, there?: Look, other?: Look): void {
  if (!shown || !there || !other) throw new Error(`There is no picture of ${what}`);
  expect(apart(shown, there), what).toBeLessThan(20);
  expect(apart(shown, other), what).toBeGreaterThan(1.5 * apart(shown, there));
  for (const [at, colour] of shown.paper.entries())
    expect(Math.abs(colour - (there.paper[at] ?? 0)), what).toBeLessThan(24);
}

function nodesWith(urls: readonly string[]) {
  const elements = urls.map((imageUrl, at) => ({
    title: ['Red mug', 'Blue bowl'][at],
    subtitle: ['Made by hand', 'For two'][at],
    imageUrl,
    buttons: [{ title: 'Look', type: 'web_url', url: 'https://wren.example/look' }],
  }));
  const buttons = [
    { title: 'To the shop', type: 'web_url', url: 'https://wren.example/shop' },
    { title: 'Call us', type: 'phone_number', payload: '+4915215550199' },
  ];
  return [
    { masterId: 'n0', receiptTemplate: {} },
    { masterId: 'n1', genericTemplate: { elements } },
    { masterId: 'n2', textOrButtonTemplate: { text: LONG, buttons } },
    { masterId: 'm1', mediaTemplate: { type: 'image', url: urls[1] } },
    { masterId: 'n3', textOrButtonTemplate: { text: ARABIC } },
    { masterId: 'n4', quickReplies: [{ title: 'Tell me more', payload: 'STOP' }] },
  ];
}

test('on WhatsApp a message looks in the editor and its preview as it does on the shopper’s phone', async ({
  environment,
  page,
  context,
  rows,
}) => {
  const shop = await openShop(environment.appUrl, DEMO_SHOP);
  const ownFlow = async () =>
    (
      await post(shop, '/templateService/initFlow', {
        campaign: 'persistentPill',
        shopUrl: DEMO_SHOP,
        template_name: 'new_mugs',
      })
    ).body as { flowId?: string };
  await post(shop, '/templateService/gupshupapproval', {
    shopUrl: DEMO_SHOP,
    templateName: 'new_mugs',
    template: LONG,
    type: 'text',
  });
  await expect.poll(async () => (await ownFlow()).flowId).toBeDefined();
  const [drip] = await rows("select drip_id from drips where type = 'persistentPill' and channel = 'WA'");
  await post(shop, '/database/api/dripChangeTemplate', {
    pageId: DEMO_SHOP,
    dripId: drip?.['drip_id'],
    flowId: (await ownFlow()).flowId,
  });
  const [pill] = await rows(
    "update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA' returning tool_id",
  );
  const number = '+4915112345699';
  await fetch(`${environment.appUrl}/storefront/opt-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(optInBody(String(pill?.['tool_id']), number)),
  });
  await logIn(page, environment);
  await page.goto(`${environment.appUrl}/automation-wa/persistentPill`);
  await page.getByRole('button', { name: 'Change the time of message 1' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit .* - Whatsapp$/ });
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 800 });
  await phone.goto(`${environment.sandboxUrl}/phone?number=${encodeURIComponent(number)}`);
  const onPhone = phone.getByRole('log').locator('[data-from=business]').first();
  const previewed = editor.getByRole('complementary', { name: 'Preview' }).locator('[data-from=business]');
  const written = editor.getByRole('region', { name: 'The first message' }).locator('[data-from=business]');
  await expect(onPhone).toContainText('made by hand');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await phone.emulateMedia({ colorScheme });
    const there = await look(onPhone);
    const shown = await look(previewed);
    for (const [at, colour] of shown.paper.entries())
      expect(Math.abs(colour - (there.paper[at] ?? 0))).toBeLessThan(24);
    expect(apart(shown, there)).toBeLessThan(24);
    expect(apart(await look(written), there)).toBeLessThan(24);
  }
});

/** Sends a message as a test to the person who wrote to the page last. */
async function sendTest(shop: Shop, sourceId: string): Promise<void> {
  const { body } = await get(shop, `/database/api/chatbot/testers?pageId=${PAGE_ID}`);
  const [tester] = (body as { testers: { subscriberId: string }[] }).testers;
  const ref = writeTestRef({ shopUrl: DEMO_SHOP, shopName: 'Wren', sourceId, template: '' });
  const [recipient, sender] = [{ id: PAGE_ID }, { id: tester?.subscriberId ?? '' }];
  const messaging = [{ recipient, sender, timestamp: 0, optin: { ref } }];
  const entry = [{ id: PAGE_ID, time: 0, messaging }];
  const { status } = await post(shop, '/fbWebhook', { object: 'page', channel: 'FB', entry });
  expect(status).toBe(200);
}

/** Adds a picture of two halves to the shop's files; returns its URL. */
async function upload(page: Page, [left, right]: readonly [string, string]): Promise<string> {
  const half = await sharp({ create: { width: 240, height: 300, channels: 3, background: right } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 480, height: 300, channels: 3, background: left } })
    .composite([{ input: half, left: 240, top: 0 }])
    .png()
    .toBuffer();
  const url = await page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (one) => one.charCodeAt(0));
    const form = new FormData();
    form.set('name', 'halves.png');
    form.set('file', new File([bytes], 'halves.png', { type: 'image/png' }));
    const answer = await fetch('/upload?shopUrl=${PAGE_ID}&type=image&t=halves.png', { method: 'POST', body: form });
    return new URL((await answer.json()).url, location.href).href;
  })()`);
  return String(url);
}
