import { expect, type Page } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { showing, test } from './tool-fixture.ts';

test.use({ environmentOf: 'readable cards', isInstalled: true, reducedMotion: 'no-preference' });

const DARK = '#12304A';
const PICTURE = '/store/demo.myshopify.com/images/wooden-wren.svg';
const light = { color: '#FFFFFF' };
const card = { title: light, subtitle: light, text: light };
const behaviour = showing('time', 0);

/** Enters an invalid number, so that the card shows every kind of small print. */
async function openWithError(page: Page, url: string, shot: string) {
  await page.goto(url);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('WhatsApp number').fill('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.screenshot({ path: `test-results/readable-${shot}.png` });
  return dialog;
}

test('the consent text is readable on a dark card', async ({ shop, tools, page }) => {
  const views = { open: { ...card, backgroundColor: DARK }, completed: { ...card, backgroundColor: DARK } };
  await tools.only('visualPopup', 'WA', { behaviour, views });
  const dialog = await openWithError(page, shop.storeUrl, 'dark');
  const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
  expect(violations).toEqual([]);
  await dialog.getByLabel('WhatsApp number').fill('0151 23456791');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toBeVisible();
  const completed = await axeOf(page).include('[data-bellbird]').analyze();
  expect(completed.violations).toEqual([]);
});

test('text is light on a dark gradient, and has a background on a picture and on a light-to-dark gradient', async ({
  shop,
  tools,
  browser,
}) => {
  /** Opens the card in a new browser page without storage. */
  const meet = async (background: object, shot: string, look: (page: Page) => Promise<void>) => {
    await tools.only('spinTheWheel', 'WA', { behaviour, background, views: { open: card } });
    const page = await browser.newPage();
    await openWithError(page, shop.storeUrl, shot);
    await look(page);
    await page.close();
  };
  const gradient = (to: string) => ({ kind: 'gradient', from: DARK, to, rotation: 90 });
  const hasGround = async (page: Page) => {
    for (const part of ['.consent', '.error', 'label'])
      await expect(page.locator(`.on-picture ${part}`)).toHaveCSS('background-color', /rgba\(255, 255, 255/);
  };
  await meet(gradient('#000000'), 'gradient', async (page) =>
    expect(page.locator('.consent')).toHaveCSS('color', 'rgb(255, 255, 255)'),
  );
  await meet(gradient('#FFFFFF'), 'steep-gradient', hasGround);
  await meet({ kind: 'image', url: `${shop.environment.sandboxUrl}${PICTURE}` }, 'picture', hasGround);
});

/** Returns whether the close button covers a heading's first line. */
function isCovered(page: Page, heading: string): Promise<boolean> {
  return page.evaluate(`(() => {
    const { shadowRoot } = document.querySelector('[data-bellbird]');
    const range = document.createRange();
    range.selectNodeContents(shadowRoot.querySelector('${heading}'));
    const cross = shadowRoot.querySelector('.close').getBoundingClientRect();
    return [...range.getClientRects()].some(
      (line) => line.left < cross.right && line.right > cross.left && line.top < cross.bottom && line.bottom > cross.top,
    );
  })()`);
}

/**
 * Returns where the lines of the card's title and subtitle start: at their right edges if the page reads from right to left.
 */
function lineStarts(page: Page): Promise<number[]> {
  return page.evaluate(`['h2.text', 'h2.text ~ p.text'].map((part) => {
    const range = document.createRange();
    const element = document.querySelector('[data-bellbird]').shadowRoot.querySelector(part);
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    return element.closest('.stage').dir === 'rtl'
      ? Math.round(Math.max(...lines.map(({ right }) => right)))
      : Math.round(Math.min(...lines.map(({ left }) => left)));
  })`);
}

const LONG = 'Get a discount on your first order with us';
const ARABIC = 'احصل على خصم على طلبك الأول من متجرنا الجديد';

for (const [page, title] of [
  ['ar', LONG],
  ['en', ARABIC],
] as const)
  test(`on a page in ${page} the close button does not cover ${title}`, async ({ shop, tools, browser }) => {
    const meet = async (heading: string, open: (shown: Page) => Promise<void>) => {
      const shown = await browser.newPage({ viewport: { width: 360, height: 640 } });
      await shown.addInitScript(
        `addEventListener('DOMContentLoaded', () => { document.documentElement.lang = '${page}'; })`,
      );
      await shown.goto(shop.storeUrl);
      await open(shown);
      expect(await isCovered(shown, heading)).toBe(false);
      await shown.screenshot({ path: `test-results/cross-${heading.replaceAll(/\W/g, '')}-${page}.png` });
      await shown.close();
    };
    await tools.only('visualPopup', 'WA', { behaviour, views: { open: { title: { text: title } } } });
    await meet('h2.text', async (shown) => {
      await expect(shown.getByRole('dialog')).toBeVisible();
      const [titleStart, subtitleStart] = await lineStarts(shown);
      expect(titleStart).toBe(subtitleStart);
    });
    const chat = { chatHeading: title, supportNumber: '49-15112345678' };
    await tools.only('customerChatWidget', 'WA', { behaviour: showing('hide'), chat });
    await meet('.head h2', async (shown) => {
      await shown.locator('.bubble').click();
      // The bubble stays in its corner while the panel is open.
      const edges = await Promise.all(
        ['.bubble', '.panel-chat'].map((part) =>
          shown.locator(part).evaluate((one) => Math.round(one.getBoundingClientRect().right)),
        ),
      );
      expect(edges[0]).toBe(edges[1]);
    });
  });
