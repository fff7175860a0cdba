import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { axeOf } from '../axe-of.ts';
import { test } from '../environment-fixture.ts';
import { logIn } from '../log-in.ts';
import { listenForComplaints } from '../storefront/pill-fixture.ts';

test.use({ environmentOf: 'tools editor', isInstalled: true });

const TITLE = 'Ten off your first teapot';
const OTHER_TITLE = 'Be first at the new moss mugs';

test('a merchant designs a pop-up from nothing, sees it in the shop, and a shopper gets it', async ({
  environment,
  page,
  context,
  browser,
}) => {
  test.slow();
  const store = `${environment.sandboxUrl}/store/${DEMO_SHOP}`;
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  const toggle = page.getByRole('switch', { name: 'Pop-up 2' });

  await test.step('A new pop-up starts with a ready design, without a mouse', async () => {
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/opt-in-tools-wa`);
    await page.getByRole('button', { name: 'New opt-in tool' }).press('Enter');
    await page.getByRole('radio', { name: 'Persistent pill' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /First frost/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/opt-in-tools-wa\/visualPopup\/[\w-]+$/);
  });

  await test.step('A click in the preview selects what is edited, and the preview shows changes immediately', async () => {
    await preview.getByText('Get a 15% discount!').click();
    await page.getByLabel('Title', { exact: true }).fill(TITLE);
    await expect(preview.getByText(TITLE)).toBeVisible();
    await page.getByLabel('Font colour', { exact: true }).fill('#12304A');
    await expect(preview.getByText(TITLE)).toHaveCSS('color', 'rgb(18, 48, 74)');
    await page.getByRole('button', { name: 'Back to General Settings' }).click();
    await page.getByRole('radio', { name: 'Image at right' }).check();
    await expect(preview.getByRole('dialog')).toHaveClass(/modalImageAtRight/);
  });

  await test.step('A picture is uploaded and appears in the preview', async () => {
    await preview.locator('[data-part="image"]').click();
    await page.getByLabel('Where it comes from').selectOption('Upload');
    const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#556b4f' } })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mugs.jpg', mimeType: 'image/jpeg', buffer });
    const picture = preview.locator('img.picture');
    await expect(picture).toHaveAttribute('src', /\/cdn\//);
    await expect
      .poll(() => picture.evaluate((one) => (one as { naturalWidth?: number }).naturalWidth))
      .toBe(640);
    await page.getByLabel('What it shows').fill('Two moss mugs');
    await page.getByLabel('Where it comes from').selectOption('URL');
    await page.getByLabel('Image URL', { exact: true }).fill(`${environment.appUrl}/nothing.png`);
    await expect(page.getByText('No picture could be loaded from this address')).toBeVisible();
    const url = `${store}/images/wooden-wren.svg`;
    await page.getByLabel('Image URL', { exact: true }).fill(url);
    await expect(page.getByText('No picture could be loaded from this address')).toHaveCount(0);
    await expect(picture).toHaveAttribute('src', url);
    await page.getByRole('button', { name: 'Back to General Settings' }).click();
  });

  await test.step('Its code is created in the store', async () => {
    await page.getByLabel('Discount percentage').fill('10');
    await page.getByLabel('Discount code', { exact: true }).fill('TEAPOT10');
    await expect(page.getByText('TEAPOT10 is in your store now, for 10% off.')).toBeVisible();
  });

  await test.step('The pop-up is limited to some pages, and a long address does not widen the page', async () => {
    await page.getByRole('tab', { name: 'Behaviour' }).click();
    await page.getByRole('region', { name: 'When To Show?' }).getByRole('combobox').selectOption('welcome');
    const never = page.getByRole('group', { name: 'Never on pages whose address' });
    await never.getByRole('button', { name: 'Add a rule' }).click();
    const what = never.getByLabel('Never on pages whose address: what');
    await what.fill('/products/'.repeat(30));
    const summary = await page.getByText(/^Shown to shoppers/).boundingBox();
    expect(summary?.width).toBeLessThan(page.viewportSize()?.width ?? 0);
    await what.fill('/products/');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saved).toBeDisabled();
  });

  await test.step('The merchant sees the pop-up in the shop while it is off, and shoppers do not', async () => {
    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'See it in my shop' }).click(),
    ]);
    await expect(shop.getByRole('dialog').getByAltText('Two moss mugs')).toBeVisible();
    await shop.close();
    const shopper = await browser.newPage();
    await shopper.goto(store);
    await shopper.waitForLoadState('networkidle');
    await expect(shopper.getByText(TITLE)).toHaveCount(0);
    await shopper.close();
  });

  await test.step('The editor is accessible, in light and dark, on a laptop and a phone', async () => {
    await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
    await expectNoFaults(page, 'dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(preview.getByText(TITLE)).toBeVisible();
    await expectNoFaults(page, 'light');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Once it is on, the pop-up shows on the chosen pages', async () => {
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
    await page.goto(`${environment.appUrl}/opt-in-tools-wa`);
    await page.getByRole('switch', { name: 'Persistent pill' }).press('Space');
    await expect(page.getByRole('switch', { name: 'Persistent pill' })).not.toBeChecked();
    const shopper = await browser.newPage();
    await shopper.goto(store);
    const product = await shopper.locator('a[href*="/products/"]').first().getAttribute('href');
    await expect(async () => {
      await shopper.goto(store);
      await expect(shopper.getByText(TITLE)).toBeVisible({ timeout: 8000 });
    }).toPass();
    await shopper.close();
    const other = await browser.newPage();
    await other.goto(new URL(product ?? '', store).href);
    await other.waitForLoadState('networkidle');
    await expect(other.getByText(TITLE)).toHaveCount(0);
    await other.close();
  });
});

test('a merchant compares two designs of a pop-up, and keeps the better one', async ({
  environment,
  page,
  rows,
}) => {
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Two designs of Pop-up' });
  const note = page.getByText(
    'Two designs of this tool are being compared. The tool cannot be changed until the comparison ends.',
  );

  await test.step('Unsaved changes become the other design', async () => {
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/opt-in-tools-wa`);
    await page.getByRole('link', { name: 'Pop-up', exact: true }).click();
    await preview.locator('[data-part="title"]').click();
    await page.getByLabel('Title', { exact: true }).fill(OTHER_TITLE);
    await page.getByRole('button', { name: 'Compare with what is saved' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await expect(note).toBeVisible();
    await expect(preview.getByText(OTHER_TITLE)).toHaveCount(0);
  });

  await test.step('The better design is named, and the result is accessible', async () => {
    // Thousands of visitors would take weeks.
    for (const [arm, optIns] of [
      ['A', 100],
      ['B', 200],
    ])
      await rows(
        `insert into experiment_visitors (shop_id, experiment_id, visitor, arm, seen_at, opted_in_at)
         select shop_id, experiment_id, coalesce((select max(visitor) from experiment_visitors), 0) + n, $1, now(),
           case when n <= $2::int then now() end
         from tool_experiments, generate_series(1, 2000) n where ended_at is null`,
        [arm, optIns],
      );
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'See the results' }).click();
      await expect(dialog).toContainText('Design B is better', { timeout: 5000 });
    }).toPass();
    await expect(
      dialog.getByRole('img', { name: 'How Design B looks' }).getByText(OTHER_TITLE),
    ).toBeVisible();
    await expectNoFaults(page, 'light');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFaults(page, 'dark');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('The better design is kept for everybody', async () => {
    await dialog.getByRole('button', { name: 'End it and keep design B' }).click();
    await expect(dialog).toContainText('and design B was kept');
    await page.reload();
    await expect(preview.getByText(OTHER_TITLE)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test('a merchant sees each tool as shoppers do, and clicks in the preview are explained instead of followed', async ({
  environment,
  page,
}) => {
  const complaints = listenForComplaints(page);
  await logIn(page, environment);
  await page.goto(`${environment.appUrl}/gallery?show=tools`);
  const frame = (name: string) => page.getByRole('group', { name, exact: true });
  const popup = frame('visualPopup WA modalImageAtRight open desktop en');
  await popup.getByRole('button', { name: 'Keep me posted' }).click();
  await expect(popup).toHaveAttribute('data-clicked', 'submit');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveAttribute('data-clicked', 'closeButton');
  await expect(popup.getByRole('heading', { name: 'Get a 15% discount!' })).toBeVisible();
  await expect(frame('visualPopup WA modalImageAtTop completed desktop en')).toContainText('WREN15');
  const wheel = frame('spinTheWheel WA spinTheWheel open phone ar');
  await wheel.scrollIntoViewIfNeeded();
  // A preview is as large as its frame within the border, whatever the window size.
  expect((await wheel.getByRole('dialog').boundingBox())?.width).toBe(334);
  // Pictures of other samples are not available here.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

/** Checks that the page is accessible in this colour scheme, and that nothing is wider than the window. */
async function expectNoFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The preview chooses its readable colours once it is rendered.
  await expect.poll(() => faultsOf(page)).toEqual([]);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overflow).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
