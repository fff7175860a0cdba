import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeOf } from '../axe-of.ts';
import { shiftOf, watchShifts } from './pill-fixture.ts';
import { showing, test, withChat } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

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

  test('Messenger offers order updates where the page has a block for them', async ({
    shop,
    tools,
    page,
  }) => {
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
      // The card starts where its block starts and ends within it, on the narrowest phone too.
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

  /** The theme's own block, as a store renders it with its default settings. */
  const themeBlock = (tool: string) => {
    const block = readFileSync('apps/theme-extension/extensions/bellbird/blocks/order-place.liquid', 'utf8');
    const height = /"id": "height"[^}]*"default": (\d+)/.exec(block)?.[1] ?? '0';
    return block
      .replace(/\{%-? comment[^]*?endcomment -?%\}/, '')
      .replace(/\{% schema[^]*/, '')
      .replace(/\{\{ block.settings.tool[^}]*\}\}/, tool)
      .replace(/\{\{ block.settings.height \}\}/, height)
      .replace(/\{\{ block.shopify_attributes \}\}/, '');
  };

  for (const [type, channel] of [
    ['orderUpdates', 'FB'],
    ['checkoutWidget', 'WA'],
  ] as const)
    for (const width of [1280, 390])
      test(`the theme’s block reserves space for ${type}, ${width} px wide`, async ({
        shop,
        tools,
        page,
        context,
      }) => {
        await tools.only(type, channel, { behaviour: showing('allTime') });
        await context.grantPermissions(['local-network-access']);
        await page.setViewportSize({ width, height: 720 });
        await watchShifts(page);
        await page.route(shop.storeUrl, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('<main>', `<main>${themeBlock(type)}`);
          await route.fulfill({ response, body });
        });
        if (channel === 'FB') await withChat(page);
        await page.goto(shop.storeUrl);
        await expect(page.locator('main').getByRole('dialog')).toBeVisible();
        expect(await shiftOf(page)).toMatchObject({ unasked: 0 });
        const block = page.locator('[data-bellbird-place]');
        expect((await block.boundingBox())?.height).toBe(520);
        // A shopper who signed up sees no tool, and no gap.
        await page.evaluate(`localStorage.setItem('bellbird', '{"optedIn":["any"],"closes":[]}')`);
        await tools.only('visualPopup', 'WA', { behaviour: showing('exit') });
        await page.goto(shop.storeUrl);
        await expect.poll(async () => (await block.boundingBox())?.height).toBe(0);
      });

  test('the demo store’s thank-you page shows the checkout’s block, which signs a shopper up', async ({
    shop,
    tools,
    page,
    rows,
  }) => {
    await tools.only('checkoutWidget', 'WA', { behaviour: showing('allTime') });
    await page.goto(`${shop.storeUrl}/products/moss-mug`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.goto(`${shop.storeUrl}/checkout`);
    const fields = {
      Phone: '0151 23456771',
      'First name': 'Lena',
      'Last name': 'Vogel',
      'Street and number': 'Lindenweg 4',
      Postcode: '10115',
      City: 'Berlin',
    };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    const block = page.getByRole('region', { name: 'Bellbird sign-up' });
    await expect(block.getByRole('heading')).toBeVisible();
    const { violations } = await axeOf(page).include('#checkout-block').analyze();
    expect(violations).toEqual([]);
    await page.screenshot({ path: 'test-results/thank-you-page.png', fullPage: true });
    const button = block.getByRole('button');
    await button.click();
    await expect(block.getByRole('alert')).toHaveText('Enter your WhatsApp number.');
    await block.getByLabel('WhatsApp number').fill('0151 23456772');
    await button.click();
    await expect(block.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
    const signedUp = "select 1 from subscribers where phone_e164 = '+4915123456772'";
    expect(await rows(signedUp)).toHaveLength(1);
    // A shop without the tool shows nothing there, not even an empty frame.
    await page.route('**/storefront/tools?**', (route) => route.fulfill({ json: { tools: [] } }));
    const answered = page.waitForResponse('**/storefront/tools?**');
    await page.reload();
    await answered;
    await expect(page.getByText('Thank you, Lena')).toBeVisible();
    await expect(block.getByRole('heading')).toHaveCount(0);
    expect((await block.boundingBox())?.height).toBe(0);
  });

  test('the checkout’s block signs a shopper up where the page has a place for it', async ({
    shop,
    tools,
    page,
  }) => {
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

  test('Escape in a field of the page leaves the checkout’s block open; Escape in its own field closes it', async ({
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
