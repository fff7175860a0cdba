import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { connectPage } from '../editor/editor-fixture.ts';
import { logIn } from '../log-in.ts';
import { showing, test, withChat } from '../storefront/tool-fixture.ts';

test.use({ environmentOf: 'tool pictures', isInstalled: true });

/** The window sizes of the editor's devices. */
const WINDOWS = {
  Phone: { width: 375, height: 720 },
  Monitor: { width: 1180, height: 760 },
} as const;
const LISTS = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' } as const;
const atOnce = { behaviour: showing('time', 0) };
const WREN15 = { hasDiscount: true, discount: { kind: 'fixed', code: 'WREN15', percent: 15 } };
const OFFERS = [
  ['ten', '10% off', 0],
  ['fifteen', '15% off', 1],
  ['free', 'Free delivery', 0],
].map(([key, text, weight]) => ({
  key,
  text,
  weight,
  discountCode: 'WHEEL15',
  discountPercent: null,
  message: 'Until Sunday.',
}));

interface Kind {
  name: string;
  type: string;
  channel?: 'WA' | 'FB';
  settings: Record<string, unknown>;
  device: keyof typeof WINDOWS;
  /** The part of the tool that is compared first. */
  part: string;
  /** The view that the editor shows first. */
  view: string;
  isOnOrderPage?: boolean;
  /** The view after the shopper's action: a chat opens, every other tool is completed. */
  next: 'Open View' | 'Completed View';
}

const CARD = '[role=dialog], dialog';
const isCard = { part: CARD, view: 'Open View', next: 'Completed View' } as const;
/** Each kind of tool on one device. The other device uses the same settings and the same code. */
const KINDS: readonly Kind[] = [
  {
    name: 'a pill',
    type: 'persistentPill',
    settings: {},
    device: 'Phone',
    part: '[data-part=pill]',
    view: 'Collapsed View',
    next: 'Completed View',
  },
  ...(
    [
      ['modalImageAtTop', 'Phone'],
      ['modalImageBehind', 'Monitor'],
      ['modalImageAtRight', 'Monitor'],
    ] as const
  ).map(([layout, device]) => ({
    name: `a pop-up, ${layout}`,
    type: 'visualPopup',
    settings: { ...atOnce, ...WREN15, layout },
    device,
    ...isCard,
  })),
  {
    name: 'a wheel',
    type: 'spinTheWheel',
    settings: { ...atOnce, wheel: { offers: OFFERS } },
    device: 'Monitor',
    ...isCard,
  },
  {
    name: 'a chat',
    type: 'customerChatWidget',
    settings: { chat: { supportNumber: '+49 30 1234567' } },
    device: 'Monitor',
    part: '[data-part=widget]',
    view: 'Minimized View',
    next: 'Open View',
  },
  {
    name: 'a Messenger chat',
    type: 'customerChatWidget',
    channel: 'FB',
    settings: {},
    device: 'Phone',
    part: '.teaser',
    view: 'Minimized View',
    next: 'Open View',
  },
  {
    name: 'news of an order',
    type: 'orderUpdates',
    channel: 'FB',
    settings: {},
    device: 'Phone',
    ...isCard,
    isOnOrderPage: true,
  },
];
/** Gives the page the address of a theme's page about an order. */
const ORDER_ADDRESS =
  "history.replaceState(null, '', `${location.pathname.replace(/[/]$/, '')}/orders/1001`)";

test('each tool looks the same in the editor and in the shop', async ({
  shop,
  tools,
  page,
  browser,
  rows,
}) => {
  test.slow();
  const url = `${shop.environment.sandboxUrl}/store/demo.myshopify.com/images/wooden-wren.svg`;
  const image = { image: { imageSource: 'URL', url, alt: 'A wren' } };
  await connectPage(shop.environment.appUrl);
  await logIn(page, shop.environment);
  await page.setViewportSize({ width: 1440, height: 1000 });
  for (const { name, type, channel = 'WA', settings, device, part, view, isOnOrderPage, next } of KINDS)
    await test.step(name, async () => {
      await tools.only(type, channel, { ...settings, ...(type === 'visualPopup' && image) });
      const [tool] = await rows('select tool_id from opt_in_tools where type = $1 and channel = $2', [
        type,
        channel,
      ]);
      const editor = page.goto(
        `${shop.environment.appUrl}${LISTS[channel]}/${type}/${String(tool?.['tool_id'])}`,
      );
      // A new visitor, so that the whole tool is shown. Without motion, the wheel stays at its start position.
      const store = await browser.newPage({ viewport: WINDOWS[device], reducedMotion: 'reduce' });
      if (isOnOrderPage === true) await store.addInitScript(ORDER_ADDRESS);
      if (channel === 'FB') await withChat(store);
      await Promise.all([editor, store.goto(shop.storeUrl)]);
      // A toast would cover part of the compared area.
      await page.addStyleTag({ content: '.mantine-Notifications-root { display: none }' });
      const preview = page.getByRole('region', { name: 'Preview', exact: true });
      await preview.getByRole('button', { name: device, exact: true }).click();
      // The preview gets its size in the shop, because the editor scales it down.
      await preview.locator('[data-device]').first().evaluate(unbind, WINDOWS[device].width);
      await preview.getByRole('button', { name: view }).click();
      const compare = async (what: string, shown: string) => {
        const inShop = store.locator('[data-bellbird]').locator(shown).first();
        const shot = `test-results/${name}, ${what}, ${device}`;
        const mine = await pictureOf(page, preview.locator(shown).first(), `${shot}, editor.png`);
        const apart = await differ(mine, await pictureOf(store, inShop, `${shot}, shop.png`));
        test.info().annotations.push({ type: `${name}, ${what}`, description: JSON.stringify(apart) });
        expect.soft(apart.sizes, `${name}, ${what}`).toBeLessThanOrEqual(2);
        expect.soft(apart.share, `${name}, ${what}`).toBeLessThan(0.02);
      };
      await compare('at first', part);
      await signUp(store, channel, next);
      await preview.getByRole('button', { name: next }).click();
      await compare(next, CARD);
      await store.close();
    });
});

/** Does what the tool asks of a shopper. */
async function signUp(store: Page, channel: 'WA' | 'FB', next: Kind['next']): Promise<void> {
  const shown = store.locator('[data-bellbird]');
  await shown
    .locator('[data-part=pill] button, [data-part=widget]')
    .or(shown.getByRole('dialog'))
    .first()
    .waitFor();
  const opens = shown.locator('[data-part=pill] button, [data-part=widget]').first();
  if (await opens.isVisible()) await opens.click();
  if (next === 'Open View') return;
  if (channel === 'FB') return shown.locator('a[data-part=messenger]').click();
  await shown.getByLabel('WhatsApp number').fill('0151 23456789');
  await store.keyboard.press('Enter');
  await shown.locator('.completed').waitFor();
}

function unbind(frame: unknown, width: number): void {
  const { style } = frame as { style: Record<string, string> };
  // The frame starts at a whole pixel, because text looks different from half a pixel.
  Object.assign(style, { maxWidth: 'none', width: `${width + 2}px`, marginInline: '0' });
}

/** Takes a screenshot once everything is loaded, no animation runs, and nothing has a focus ring. */
async function pictureOf(page: Page, part: Locator, path: string): Promise<Buffer> {
  // A background page is not rendered, and its screenshot takes seconds.
  await page.bringToFront();
  await expect(part).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate('document.fonts.ready');
  await part.evaluate(async (element) => {
    const one = element as unknown as Drawn;
    one.getRootNode().activeElement?.blur();
    await Promise.all([...one.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {})));
    await Promise.all(
      one.getAnimations({ subtree: true }).map((move) => move.finished.catch(() => undefined)),
    );
  });
  return part.screenshot({ path });
}

/** The members of an element that this file uses. */
interface Drawn {
  getRootNode(): { activeElement?: { blur(): void } | null };
  querySelectorAll(selector: string): Iterable<{ decode(): Promise<void> }>;
  getAnimations(of: object): { finished: Promise<unknown> }[];
}

/** Returns by how many pixels the sizes differ, and which share of the common area has another colour. */
async function differ(one: Buffer, other: Buffer): Promise<{ sizes: number; share: number }> {
  const [a, b] = [sharp(one).removeAlpha(), sharp(other).removeAlpha()];
  const [sizeA, sizeB] = [await a.metadata(), await b.metadata()];
  const width = Math.min(sizeA.width, sizeB.width);
  const height = Math.min(sizeA.height, sizeB.height);
  const [pixelsA, pixelsB] = await Promise.all(
    [a, b].map((picture) => picture.extract({ left: 0, top: 0, width, height }).raw().toBuffer()),
  );
  let different = 0;
  for (let at = 0; at < width * height * 3; at += 3) {
    const far = [0, 1, 2].some(
      (colour) => Math.abs((pixelsA?.[at + colour] ?? 0) - (pixelsB?.[at + colour] ?? 0)) > 32,
    );
    if (far) different += 1;
  }
  return {
    sizes: Math.max(Math.abs(sizeA.width - sizeB.width), Math.abs(sizeA.height - sizeB.height)),
    share: different / (width * height),
  };
}
