import { expect, type Page } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { showing, test } from './tool-stage.ts';

test.use({ worldOf: 'readable cards', isInstalled: true });

const DARK = '#12304A';
const PICTURE = '/store/demo.myshopify.com/images/wooden-wren.svg';
const light = { color: '#FFFFFF' };
const card = { title: light, subtitle: light, text: light };
const behaviour = showing('time', 0);

/** A number that is none: every kind of small print is there. */
async function openWithError(page: Page, url: string, shot: string) {
  await page.goto(url);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('WhatsApp number').fill('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.screenshot({ path: `test-results/readable-${shot}.png` });
  return dialog;
}

const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one: Element) => getComputedStyle(one).color);

test('what is agreed to can be read on a dark card', async ({ shop, tools, page }) => {
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

test('on a dark gradient it is light, on a picture and on one from light to dark it has a ground', async ({
  shop,
  tools,
  page,
}) => {
  // Each time by somebody new.
  await page.addInitScript('localStorage.clear(); sessionStorage.clear()');
  const wheel = (background: object) => ({ behaviour, background, views: { open: card } });
  const gradient = (to: string) => wheel({ kind: 'gradient', from: DARK, to, rotation: 90 });
  await tools.only('spinTheWheel', 'WA', gradient('#000000'));
  await openWithError(page, shop.storeUrl, 'gradient');
  expect(await colourOf(page, '.consent')).toBe('rgb(255, 255, 255)');
  await tools.only('spinTheWheel', 'WA', gradient('#FFFFFF'));
  await openWithError(page, shop.storeUrl, 'steep-gradient');
  await expect(page.locator('.on-picture .consent')).toHaveCSS('background-color', /rgba\(255, 255, 255/);
  await tools.only('spinTheWheel', 'WA', wheel({ kind: 'image', url: `${shop.world.sandboxUrl}${PICTURE}` }));
  await openWithError(page, shop.storeUrl, 'picture');
  expect(await colourOf(page, '.consent')).toBe('rgb(91, 100, 117)');
  await expect(page.locator('.on-picture .error')).toHaveCSS('background-color', /rgba\(255, 255, 255/);
});
