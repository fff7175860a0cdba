import { expect, type Page } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'campaign page', isInstalled: true });

test('a merchant writes a template, corrects it, and starts a campaign with it', async ({
  environment,
  page,
  rows,
  toasts,
}) => {
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');

  await test.step('One of the thirty samples is submitted unchanged, and approved', async () => {
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/templates`);
    await page.getByRole('button', { name: 'Create', exact: true }).first().click();
    await dialog.getByLabel('Start from').selectOption('A sale starts');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row('sale_begins').getByText('APPROVED')).toBeVisible();
  });

  await test.step('A rejected template says why, and is corrected', async () => {
    const rejected = { status: 'REJECTED', reason: 'PROMOTIONAL' };
    await environment.control('/whatsapp/templates/sale_begins/status', rejected);
    // The list does not ask again while nothing waits for approval, and WhatsApp's webhook may come after the first answer.
    await expect(async () => {
      await page.reload();
      await expect(row('sale_begins').getByText('REJECTED')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(row('sale_begins').getByText('it is marketing')).toBeVisible();
    await row('sale_begins').getByRole('button', { name: 'View sale_begins' }).click();
    await dialog.getByRole('button', { name: 'Fix and resubmit' }).click();
    await dialog.getByLabel('Body').fill('Hi {{firstNameWA}}, we tidy our shelves this week. Come and look.');
    await dialog.getByRole('button', { name: 'Resubmit for approval' }).click();
    await expect(row('sale_begins').getByText('APPROVED')).toBeVisible();
    await expect(row('sale_begins')).toContainText('we tidy our shelves');
  });

  await test.step('Of five hundred templates, more are shown as the merchant scrolls down', async () => {
    await rows(
      `insert into templates (shop_id, template_id, name, language, definition, origin, created_at, changed_at)
       select shop_id, gen_random_uuid(), 'many_' || n, 'en', jsonb_set(definition, '{name}', to_jsonb('many_' || n)),
         'merchant', now() - n * interval '1 minute', now()
       from templates, generate_series(1, 500) as n where name = 'sale_begins'`,
    );
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(51);
    await page.getByRole('button', { name: 'Show more (451 left)' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('row').nth(60)).toBeVisible();
  });

  await test.step('A campaign starts only with an approved template', async () => {
    await page.goto(`${environment.appUrl}/automation-wa/abandonedCart`);
    await page.getByRole('button', { name: 'Choose one of my templates for message 1' }).click();
    await dialog.getByRole('button', { name: 'many_1', exact: true }).click();
    await toasts.expectSeen('You can only select templates with status ENABLED.');
    await dialog.getByRole('button', { name: 'sale_begins' }).click();
    await expect(page.getByRole('figure').first()).toContainText('we tidy our shelves');
  });

  await test.step('A template that a campaign sends cannot be deleted', async () => {
    await page.goto(`${environment.appUrl}/templates`);
    await row('sale_begins').getByRole('button', { name: 'Delete sale_begins' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('sends this template. Choose another one there')).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
  });
});

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
