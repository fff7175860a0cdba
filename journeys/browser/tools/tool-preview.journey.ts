import { expect } from '@playwright/test';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { listenForComplaints } from '../storefront/pill-stage.ts';
import { test } from '../world-fixture.ts';

test.use({ worldOf: 'storefront tools', isInstalled: true });

test('a merchant sees each tool as shoppers do, and what they click is told instead of done', async ({
  world,
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto(`${world.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL('**/dashboard');
  await page.goto(`${world.appUrl}/gallery?show=tools`);
  const frame = (name: string) => page.getByRole('group', { name, exact: true });
  const popup = frame('visualPopup WA modalImageAtRight open desktop en');
  await popup.scrollIntoViewIfNeeded();
  await popup.getByRole('heading', { name: 'Get a 15% discount!' }).click();
  await expect(popup).toHaveAttribute('data-clicked', 'title');
  await popup.getByRole('button', { name: 'Keep me posted' }).click();
  await expect(popup).toHaveAttribute('data-clicked', 'submit');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveAttribute('data-clicked', 'closeButton');
  await expect(popup.getByRole('heading', { name: 'Get a 15% discount!' })).toBeVisible();
  await popup.screenshot({ path: 'test-results/preview-popup.png' });
  await expect(frame('visualPopup WA modalImageAtTop completed desktop en')).toContainText('WREN15');
  const wheel = frame('spinTheWheel WA spinTheWheel open phone ar');
  await wheel.scrollIntoViewIfNeeded();
  // A preview is as large as its frame within its border, whatever the window is.
  expect((await wheel.getByRole('dialog').boundingBox())?.width).toBe(334);
  await wheel.screenshot({ path: 'test-results/preview-wheel-from-right-to-left.png' });
  await expect(
    page
      .getByRole('group', { name: /^(persistentPill|orderUpdates|checkoutWidget|customerChatWidget) / })
      .first(),
  ).toBeVisible();
  // Pictures of other samples are not there.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
