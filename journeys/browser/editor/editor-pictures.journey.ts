import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { writeTestRef } from '#features/automations/rules/test-ref.ts';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { get, openShop, post, type Shop } from '../../../tools/world/channels-merchant.ts';
import { ask, optInBody } from '../../../tools/world/open-server.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';
import { apart, look } from './compare-looks.ts';
import { connectPage, PAGE_ID } from './editor-stage.ts';

test.use({ worldOf: 'editor pictures', isInstalled: true });

const MIRA = { pageId: PAGE_ID, from: '+4915215550131' };
// Each line ends before any phone would end it.
const LONG = 'We have new mugs,\nmade by hand in our house.\nCome and look\nbefore they are all gone.';

test('a message looks in the editor and its preview as it does on the shopper’s phone', async ({
  world,
  page,
  context,
  rows,
}) => {
  const shop = await connectPage(world.appUrl);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation/getStarted`);
  await page.getByRole('button', { name: 'Edit message 1' }).waitFor();
  const [hello] = await rows(
    "select flow_id from flows where campaign_type = 'getStarted' and channel = 'FB'",
  );
  const nodes = [LONG, 'A short one.'].map((text, at) => ({
    masterId: `n${at}`,
    textOrButtonTemplate: { text },
  }));
  const allFlows = [{ flowId: String(hello?.['flow_id']), nodes }];
  await post(shop, '/redis/setFlowFrontend', { pageId: PAGE_ID, allFlows });
  await world.control('/messenger/open', MIRA);
  await world.control('/messenger/get-started', MIRA);
  const chat = `${world.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(MIRA.from)}`;
  await expect.poll(async () => JSON.stringify((await ask(chat)).body)).toContain('A short one.');
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' }).locator('[data-from=business] p');
  const written = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 800 });
  await phone.goto(`${world.sandboxUrl}/phone?number=${encodeURIComponent(MIRA.from)}&page=${PAGE_ID}`);
  const onPhone = phone.locator('.fb-theirs .fb-bubble .text');
  await expect(onPhone).toHaveCount(2);
  await expect(preview).toHaveCount(2);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await phone.emulateMedia({ colorScheme });
    await page.mouse.move(0, 0);
    const long = await look(preview.nth(0));
    const [longThere, shortThere] = [await look(onPhone.nth(0)), await look(onPhone.nth(1))];
    expect(apart(long, longThere)).toBeLessThan(12);
    expect(apart(long, shortThere)).toBeGreaterThan(2 * apart(long, longThere));
    for (const [at, colour] of long.paper.entries())
      expect(Math.abs(colour - (longThere.paper[at] ?? 0))).toBeLessThan(24);
    await expect.poll(async () => (await look(written)).paper).toEqual(long.paper);
  }
});

test('a picture looks in the editor and its preview as it does on the shopper’s phone', async ({
  world,
  page,
  context,
  rows,
}) => {
  const shop = await connectPage(world.appUrl);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation/getStarted`);
  await page.getByRole('button', { name: 'Edit message 1' }).waitFor();
  const [hello] = await rows(
    "select flow_id from flows where campaign_type = 'getStarted' and channel = 'FB'",
  );
  const urls = [await upload(page, ['#c0392b', '#f4f0e6']), await upload(page, ['#f4f0e6', '#1f4e79'])];
  const nodes = urls.map((url, at) => ({ masterId: `m${at}`, mediaTemplate: { type: 'image', url } }));
  const allFlows = [{ flowId: String(hello?.['flow_id']), nodes }];
  await post(shop, '/redis/setFlowFrontend', { pageId: PAGE_ID, allFlows });
  const noor = { pageId: PAGE_ID, from: '+4915215550132' };
  await world.control('/messenger/open', noor);
  await world.control('/messenger/get-started', noor);
  await page.reload();
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 800 });
  await phone.goto(`${world.sandboxUrl}/phone?number=${encodeURIComponent(noor.from)}&page=${PAGE_ID}`);
  const onPhone = phone.locator('.fb-theirs .fb-pictures img');
  const previewed = page
    .getByRole('complementary', { name: 'Preview' })
    .getByAltText('What the message shows');
  const written = page.locator('[data-kind=media] img');
  for (const shown of [onPhone, previewed, written]) {
    await expect(shown).toHaveCount(2);
    await expect(shown.nth(1)).toHaveJSProperty('naturalWidth', 480);
  }
  const [first, second] = [await look(onPhone.nth(0)), await look(onPhone.nth(1))];
  for (const shown of [previewed, written]) {
    expect(apart(await look(shown.nth(0)), first)).toBeLessThan(12);
    expect(apart(await look(shown.nth(1)), second)).toBeLessThan(12);
    expect(apart(await look(shown.nth(0)), second)).toBeGreaterThan(40);
  }
});

const ARABIC = 'وصلت أكواب جديدة\nمصنوعة باليد في بيتنا.\nتعالوا وشاهدوها\nقبل أن تنفد كلها.';

test('cards, buttons, answers and what is written from the right look as on the shopper’s phone', async ({
  world,
  page,
  context,
  rows,
}) => {
  const shop = await connectPage(world.appUrl);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation/getStarted`);
  await page.getByRole('button', { name: 'Edit message 1' }).waitFor();
  const [hello] = await rows(
    "select flow_id from flows where campaign_type = 'getStarted' and channel = 'FB'",
  );
  const flowId = String(hello?.['flow_id']);
  const urls = [await upload(page, ['#c0392b', '#c0392b']), await upload(page, ['#f4f0e6', '#1f4e79'])];
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
  const nodes = [
    { masterId: 'n1', genericTemplate: { elements } },
    { masterId: 'n2', textOrButtonTemplate: { text: LONG, buttons } },
    { masterId: 'n3', textOrButtonTemplate: { text: ARABIC } },
    { masterId: 'n4', quickReplies: [{ title: 'Tell me more', payload: 'STOP' }] },
  ];
  const save = (now: object[]) =>
    post(shop, '/redis/setFlowFrontend', { pageId: PAGE_ID, allFlows: [{ flowId, nodes: now }] });
  await save(nodes);
  const zoe = { pageId: PAGE_ID, from: '+4915215550133' };
  await world.control('/messenger/open', zoe);
  await world.control('/messenger/get-started', zoe);
  const chat = `${world.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(zoe.from)}`;
  await expect.poll(async () => JSON.stringify((await ask(chat)).body)).toContain('تنفد');

  // A receipt is an order’s, and sent by its campaign alone; a test sends that of the sample, which the preview shows.
  await save([{ masterId: 'n0', receiptTemplate: {} }, ...nodes]);
  const [drip] = await rows("select drip_id from drips where type = 'getStarted' and channel = 'FB'");
  await sendTest(shop, String(drip?.['drip_id']));
  await expect.poll(async () => JSON.stringify((await ask(chat)).body)).toContain('Order #1001');
  await page.reload();
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit / });
  const preview = editor.getByRole('complementary', { name: 'Preview' });
  const phone = await context.newPage();
  // All of it in sight: what lies under a head is not all there in its picture.
  await phone.setViewportSize({ width: 360, height: 1200 });
  await page.setViewportSize({ width: 1280, height: 1800 });
  await phone.goto(`${world.sandboxUrl}/phone?number=${encodeURIComponent(zoe.from)}&page=${PAGE_ID}`);
  const bubbles = phone.locator('.fb-theirs .fb-bubble');
  const said = preview.locator('[data-from=business]');
  const cards = preview.getByRole('list', { name: 'Cards of this message' }).getByRole('listitem');
  const answers = preview.getByRole('list', { name: 'Answers that are offered' }).getByRole('listitem');
  const parts: [what: string, there: Locator, shown: Locator, other: Locator][] = [
    ['receipt', phone.locator('.fb-receipt'), said.first(), bubbles.nth(0)],
    ['card', phone.locator('.fb-card').first(), cards.first(), bubbles.nth(0)],
    ['buttons', bubbles.nth(0), said.nth(1), bubbles.nth(1)],
    ['answer', phone.locator('.quick-replies button'), answers, bubbles.nth(0)],
    [
      'right to left',
      bubbles.nth(1).locator('.text'),
      said.nth(2).locator('p'),
      bubbles.nth(0).locator('.text'),
    ],
  ];
  // The test sends the rest once more after its receipt. A chat that still moves is not where its picture is taken.
  await expect(bubbles).toHaveCount(5);
  await expect(said).toHaveCount(3);
  await expect(said.first()).toContainText('Order #1001');
  const right = editor.getByRole('textbox', { name: 'Text', exact: true }).nth(1);
  await expect(right).toHaveCSS('direction', 'rtl');
  const drawn = editor.locator('[data-kind=cards] img').first();
  expect(apart(await look(drawn), await look(cards.first().locator('img')))).toBeLessThan(12);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await phone.emulateMedia({ colorScheme });
    for (const [what, there, shown, other] of parts)
      await test.step(`${what}, ${colorScheme}`, async () => {
        const [one, two, three] = [await look(shown), await look(there), await look(other)];
        expect(apart(one, two), `${what}, ${colorScheme}`).toBeLessThan(20);
        expect(apart(one, three), `${what}, ${colorScheme}`).toBeGreaterThan(1.5 * apart(one, two));
        for (const [at, colour] of one.paper.entries())
          expect(Math.abs(colour - (two.paper[at] ?? 0)), `${what}, ${colorScheme}`).toBeLessThan(24);
      });
  }
});

test('on WhatsApp a message looks in the editor and its preview as it does on the shopper’s phone', async ({
  world,
  page,
  context,
  rows,
}) => {
  const shop = await openShop(world.appUrl, DEMO_SHOP);
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
  await fetch(`${world.appUrl}/storefront/opt-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(optInBody(String(pill?.['tool_id']), number)),
  });
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation-wa/persistentPill`);
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  const editor = page.getByRole('dialog', { name: /^Edit .* - Whatsapp$/ });
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 360, height: 800 });
  await phone.goto(`${world.sandboxUrl}/phone?number=${encodeURIComponent(number)}`);
  const onPhone = phone.locator('.bubble-theirs .bubble-text').first();
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

/** Sends a message as a test to whoever wrote to the page last. */
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

/** Puts a picture of two halves into the shop's files; its address. */
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
