import { expect, type Page } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { showing, test, withChat } from './tool-stage.ts';

test.use({ worldOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

const clean = async (page: Page) => {
  const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
  expect(violations).toEqual([]);
};

test.describe('on a page about an order', () => {
  const place = (name: string) => `new MutationObserver((_, observer) => {
    const main = document.querySelector('main');
    if (!main) return;
    observer.disconnect();
    main.insertAdjacentHTML('afterbegin', '<div data-bellbird-place="${name}"></div>');
  }).observe(document, { childList: true, subtree: true });`;

  test('news of it are offered on Messenger, where the page has a place', async ({ shop, tools, page }) => {
    await tools.only('orderUpdates', 'FB', { behaviour: showing('allTime') });
    await withChat(page);
    await page.addInitScript(place('orderUpdates'));
    await page.goto(shop.storeUrl);
    await expect(page.locator('main').getByRole('link', { name: 'Send To Messenger' })).toBeVisible();
    await clean(page);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await page.screenshot({ path: `test-results/order-updates-${width}.png` });
      const [card, own] = await boxesOf(page);
      // It begins where its place does and ends within it, on the narrowest phone too.
      expect(card?.x).toBe(own?.x);
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual((own?.x ?? 0) + (own?.width ?? 0));
    }
  });

  const boxesOf = (page: Page) =>
    Promise.all(
      [page.locator('main').getByRole('dialog'), page.locator('[data-bellbird-place]')].map((one) =>
        one.boundingBox(),
      ),
    );

  test('the checkout’s block signs up, where the page has a place', async ({ shop, tools, page }) => {
    await tools.only('checkoutWidget', 'WA', { behaviour: showing('allTime') });
    await page.addInitScript(place('checkoutWidget'));
    await page.setViewportSize({ width: 375, height: 720 });
    await page.goto(shop.storeUrl);
    const block = page.locator('main').getByRole('dialog');
    const [card, own] = await boxesOf(page);
    expect(card?.x).toBe(own?.x);
    await page.screenshot({ path: 'test-results/checkout-block-375.png' });
    await block.getByLabel('WhatsApp number').fill('0151 23456794');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Thank you');
    await clean(page);
  });

  test('the checkout’s block stays when Escape is typed in a field of the page, and goes by one in its own', async ({
    shop,
    tools,
    page,
  }) => {
    await tools.only('checkoutWidget', 'WA', { behaviour: showing('allTime') });
    await page.addInitScript(place('checkoutWidget'));
    await page.goto(shop.storeUrl);
    const block = page.locator('main').getByRole('dialog');
    await expect(block).toBeVisible();
    await page.evaluate(`document.querySelector('main').insertAdjacentHTML(
      'beforeend', '<input aria-label="Gift card" />')`);
    await page.getByLabel('Gift card').press('Escape');
    await expect(block).toBeVisible();
    await block.getByLabel('WhatsApp number').press('Escape');
    await expect(block).toHaveCount(0);
  });
});
