import { expect } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';

test.use({ worldOf: 'tools editor and shop', isInstalled: true });

test('a merchant gives a pop-up a picture and pages, and sees it in the shop before anybody else', async ({
  world,
  page,
  context,
  rows,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const store = `${world.sandboxUrl}/store/${DEMO_SHOP}`;
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const saved = page.getByRole('button', { name: 'Saved', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const title = page.getByLabel('Title', { exact: true });

  await test.step('A picture is uploaded and stands in the preview', async () => {
    await logIn(page, world);
    await page.goto(`${world.appUrl}/opt-in-tools-wa`);
    await page.getByRole('link', { name: 'Pop-up', exact: true }).click();
    await preview.locator('[data-part="image"]').click();
    await page.getByLabel('Where it comes from').selectOption('Upload');
    const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#556b4f' } })
      .jpeg()
      .toBuffer();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mugs.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(preview.locator('img.picture')).toHaveAttribute('src', /\/cdn\//);
    await expect
      .poll(() =>
        preview
          .locator('img.picture')
          .evaluate((one) => (one as { naturalWidth?: number }).naturalWidth ?? 0),
      )
      .toBeGreaterThan(0);
    await page.getByLabel('What it shows').fill('Two moss mugs');
  });

  await test.step('It is for some pages alone, which is said in a sentence', async () => {
    await page.getByRole('tab', { name: 'Behaviour' }).click();
    const never = page.getByRole('group', { name: 'Never on pages whose address' });
    await never.getByRole('button', { name: 'Add a rule' }).click();
    const what = never.getByLabel('Never on pages whose address: what');
    await what.fill('');
    await expect(never.getByText('Type a part of the address')).toBeVisible();
    await what.fill('/products/'.repeat(30));
    const summary = await page.getByText(/^Shown to shoppers/).boundingBox();
    expect(summary?.width).toBeLessThan(page.viewportSize()?.width ?? 0);
    await what.fill('/products/');
    await page.getByRole('region', { name: 'When To Show?' }).getByRole('combobox').selectOption('welcome');
    await save.click();
    await expect(saved).toBeDisabled();
  });

  await test.step('The merchant sees it in the shop while it is off, and shoppers do not', async () => {
    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'See it in my shop' }).click(),
    ]);
    await expect(shop.getByRole('dialog').getByAltText('Two moss mugs')).toBeVisible();
    await shop.close();
    const shopper = await context.browser()?.newPage();
    if (!shopper) throw new Error('no browser');
    await shopper.goto(store);
    await shopper.waitForLoadState('networkidle');
    await expect(shopper.getByRole('dialog')).toHaveCount(0);
    await shopper.close();
  });

  await test.step('Once it is on it shows on the pages it is for', async () => {
    // What keeps it from going on is another journey's.
    await rows("update opt_in_tools set is_active = (type = 'visualPopup' and channel = 'WA')");
    const shopper = await context.browser()?.newPage();
    if (!shopper) throw new Error('no browser');
    await shopper.goto(store);
    const product = await shopper.locator('a[href*="/products/"]').first().getAttribute('href');
    await shopper.close();
    const other = await context.browser()?.newPage();
    if (!other) throw new Error('no browser');
    await other.goto(new URL(product ?? '', store).href);
    await other.waitForLoadState('networkidle');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.goto(store);
    await expect(other.getByRole('dialog').getByAltText('Two moss mugs')).toBeVisible();
    await other.close();
    await rows('update opt_in_tools set is_active = false');
  });

  await test.step('What is typed while it is saved is still there, and still to be saved', async () => {
    const saving = Promise.withResolvers<void>();
    await page.route(/optinTools\/update/, async (route) => {
      await saving.promise;
      await route.continue();
    });
    await preview.locator('[data-part="title"]').click();
    await title.fill('Sent');
    await save.click();
    await title.fill('Typed meanwhile');
    saving.resolve();
    await expect(save).toBeEnabled();
    await page.unroute(/optinTools\/update/);
    await expect(title).toHaveValue('Typed meanwhile');
    await save.click();
    await expect(saved).toBeDisabled();
  });

  await test.step('What somebody else saved meanwhile is shown, and not written over', async () => {
    const editTitle = async (of: typeof page, text: string) => {
      await of.getByRole('region', { name: 'Preview', exact: true }).locator('[data-part="title"]').click();
      await of.getByLabel('Title', { exact: true }).fill(text);
    };
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await editTitle(page, 'Mine');
    await editTitle(colleague, 'Theirs');
    await colleague.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(colleague.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await colleague.close();
    await save.click();
    await expect(page.getByText('Somebody else changed these settings in the meantime.')).toBeVisible();
    await expect(title).toHaveValue('Theirs');
    await title.fill('Mine and theirs');
    await save.click();
    await expect(saved).toBeDisabled();
    await page.reload();
    await expect(preview.getByText('Mine and theirs')).toBeVisible();
  });
});
