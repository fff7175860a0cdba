import { expect } from '@playwright/test';
import { addAtFirst } from './pill-fixture.ts';
import { showing, test, withDocument } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

test.describe('a script included twice, by the theme and by a tag,', () => {
  test.beforeEach(async ({ shop, tools, page }) => {
    await tools.only('persistentPill', 'WA', { behaviour: showing('allTime', null, 'left') });
    const script = { async: true, src: `${shop.environment.appUrl}/storefront/bellbird.js` };
    await addAtFirst(page, 'script', { ...script, dataset: { pageId: 'demo.myshopify.com' } });
  });

  test('reports its visitor only once', async ({ shop, page }) => {
    const events: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/storefront/events')) return;
      events.push(...(request.postDataJSON() as { events: unknown[] }).events);
    });
    await withDocument(page, ({ tools: [tool] }) => {
      // A visitor who is held out is reported, and sees no tool.
      if (tool) tool.experiment = { id: 'one', holdOutPercent: 100, settings: {} };
    });
    await page.goto(shop.storeUrl);
    await page.waitForLoadState('networkidle');
    // The event is sent when the page is hidden. Earlier events have arrived when this one does.
    const sent = page.waitForResponse(/storefront\/events/);
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))');
    await sent;
    expect(events).toMatchObject([{ kind: 'heldOut' }]);
  });

  test('starts its second copy if the first one fails', async ({ shop, page }) => {
    const src = `${shop.environment.appUrl}/storefront/embed.js?pageId=demo.myshopify.com&copy=2`;
    await addAtFirst(page, 'script', { src });
    const { promise: hasFailed, resolve: fail } = Promise.withResolvers<void>();
    await page.route('**/storefront/embed.js?**', async (route) => {
      if (!route.request().url().endsWith('copy=2')) {
        await hasFailed;
        return route.continue();
      }
      const response = await route.fetch();
      const body = (await response.text()).replace('"tools":[', '"tools":[null,');
      await route.fulfill({ response, body });
      fail();
    });
    await page.goto(shop.storeUrl);
    await expect(page.getByRole('button', { name: 'Get offers on WhatsApp' })).toBeVisible();
  });

  test('starts its other copy if one is blocked', async ({ shop, page }) => {
    const src = `${shop.environment.appUrl}/storefront/embed.js?pageId=demo.myshopify.com&copy=2`;
    await addAtFirst(page, 'script', { src });
    const { promise: wasCut, resolve: cut } = Promise.withResolvers<void>();
    await page.route('**/storefront/embed.js?**copy=2', async (route) => {
      await route.abort('blockedbyclient');
      cut();
    });
    await page.goto(shop.storeUrl);
    await wasCut;
    await expect(page.getByRole('button', { name: 'Get offers on WhatsApp' })).toBeVisible();
  });
});
