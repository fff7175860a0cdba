import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { connectPage } from '../editor/editor-stage.ts';
import { showing, test } from '../storefront/tool-stage.ts';

test.use({ worldOf: 'tool pictures', isInstalled: true });

/** The window that the editor's phone stands for. */
const PHONE = { width: 375, height: 720 };
const LISTS = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' } as const;
const atOnce = { behaviour: showing('time', 0) };

interface Kind {
  name: string;
  type: string;
  channel?: 'WA' | 'FB';
  settings: Record<string, unknown>;
  /** What of it is compared. */
  part: string;
  /** What the editor is asked to show. */
  view: string | null;
  isOnOrderPage?: boolean;
}

/** Each kind as it stands in the shop. */
const KINDS: readonly Kind[] = [
  { name: 'a pill', type: 'persistentPill', settings: {}, part: '[data-part=pill]', view: 'Collapsed View' },
  ...['modalImageAtTop', 'modalImageBehind', 'modalImageAtRight'].map((layout) => ({
    name: `a pop-up, ${layout}`,
    type: 'visualPopup',
    settings: { ...atOnce, layout },
    part: '[role=dialog], dialog',
    view: null,
  })),
  { name: 'a wheel', type: 'spinTheWheel', settings: atOnce, part: '[role=dialog], dialog', view: null },
  {
    name: 'a chat',
    type: 'customerChatWidget',
    settings: { chat: { supportNumber: '+49 30 1234567' } },
    part: '[data-part=widget]',
    view: 'Minimized View',
  },
  {
    name: 'a Messenger chat',
    type: 'customerChatWidget',
    channel: 'FB',
    settings: {},
    part: '[data-part=widget]',
    view: 'Minimized View',
  },
  {
    name: 'news of an order',
    type: 'orderUpdates',
    channel: 'FB',
    settings: {},
    part: '[role=dialog], dialog',
    view: null,
    isOnOrderPage: true,
  },
];
/** As a theme's page about an order has it. */
const ORDER_ADDRESS =
  "history.replaceState(null, '', `${location.pathname.replace(/[/]$/, '')}/orders/1001`)";

for (const { name, type, channel = 'WA', settings, part, view, isOnOrderPage } of KINDS)
  test(`${name} looks in the editor as it does in the shop`, async ({ shop, tools, page, context, rows }) => {
    const url = `${shop.world.sandboxUrl}/store/demo.myshopify.com/images/wooden-wren.svg`;
    const image = { image: { imageSource: 'URL', url, alt: 'A wren' } };
    if (channel === 'FB') await connectPage(shop.world.appUrl);
    await tools.only(type, channel, { ...settings, ...(type === 'visualPopup' && image) });
    const [tool] = await rows('select tool_id from opt_in_tools where type = $1 and channel = $2', [
      type,
      channel,
    ]);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(`${shop.world.appUrl}/?shopUrl=demo`);
    await page.waitForURL(`${shop.world.appUrl}/dashboard`);
    await page.goto(`${shop.world.appUrl}${LISTS[channel]}/${type}/${String(tool?.['tool_id'])}`);
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await preview.getByRole('button', { name: 'Phone', exact: true }).click();
    // As large as it is in the shop, where the editor makes it smaller.
    await preview.locator('[data-device=phone]').first().evaluate(unbind);
    if (view !== null) await preview.getByRole('button', { name: view }).click();
    const store = await context.newPage();
    await store.setViewportSize(PHONE);
    if (isOnOrderPage === true) await store.addInitScript(ORDER_ADDRESS);
    await store.goto(shop.storeUrl);
    const [drawn, shown] = [
      preview.locator(part).first(),
      store.locator('[data-bellbird]').locator(part).first(),
    ];
    const [mine, theirs] = [`test-results/${name}, editor.png`, `test-results/${name}, shop.png`];
    const apart = await differ(await pictureOf(page, drawn, mine), await pictureOf(store, shown, theirs));
    test.info().annotations.push({ type: 'apart', description: JSON.stringify(apart) });
    expect(apart.sizes).toBeLessThanOrEqual(2);
    expect(apart.share).toBeLessThan(0.02);
  });

function unbind(frame: unknown): void {
  (frame as { style: { maxWidth: string } }).style.maxWidth = 'none';
}

/** Once all of it is there, nothing moves, and nothing has a ring around it. */
async function pictureOf(page: Page, part: Locator, path: string): Promise<Buffer> {
  // A page behind another is not drawn, and asked for its picture takes seconds.
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

/** As much of an element as is asked here. */
interface Drawn {
  getRootNode(): { activeElement?: { blur(): void } | null };
  querySelectorAll(selector: string): Iterable<{ decode(): Promise<void> }>;
  getAnimations(of: object): { finished: Promise<unknown> }[];
}

/** How many px the one is larger, and the share of their common picture that is another colour. */
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
