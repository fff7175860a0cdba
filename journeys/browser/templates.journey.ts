import { expect, type Page } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { logIn } from './log-in.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'campaign page', isInstalled: true });

test('a merchant writes a template, mends it, and begins a campaign with it', async ({
  world,
  page,
  rows,
}) => {
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const dialog = page.getByRole('dialog');

  await test.step('Nothing is there yet, and the page says what to do', async () => {
    await logIn(page, world);
    await page.goto(`${world.appUrl}/templates`);
    await expect(page.getByText('Looks like your store does not have any templates created')).toBeVisible();
  });

  await test.step('What WhatsApp would refuse is told while one types', async () => {
    await page.getByRole('button', { name: 'Create', exact: true }).first().click();
    await dialog.getByLabel('Body').fill('Hello {{firstNameWA}}');
    await expect(dialog.getByText('The text may not begin or end with a variable.')).toBeVisible();
    await dialog.getByLabel('Template name').fill('my sale');
    await expect(page.getByText('Template names can only contain _ as a special character.')).toBeVisible();
    await dialog.getByLabel('Button type').selectOption('Quick Reply');
    await expect(dialog.getByText('The button text cannot be empty.')).toBeVisible();
    await dialog.getByLabel('Button type').selectOption('Call To Action');
    await expect(dialog.getByLabel('Text of button 1')).toHaveCount(0);
  });

  await test.step('What was written is not lost on the way out', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const asks = page.getByRole('dialog', { name: 'Leave without submitting?' });
    await asks.getByRole('button', { name: 'Keep writing' }).click();
    await expect(asks).toHaveCount(0);
    await expect(dialog.getByLabel('Body')).toHaveValue('Hello {{firstNameWA}}');
  });

  await test.step('One of the thirty is submitted as it stands, seen in the phone, and approved', async () => {
    await dialog.getByLabel('Begin from').selectOption('A sale begins');
    const asks = page.getByRole('dialog', { name: 'Begin from another text?' });
    await asks.getByRole('button', { name: 'Keep what I wrote' }).click();
    await expect(dialog.getByLabel('Body')).toHaveValue('Hello {{firstNameWA}}');
    await dialog.getByLabel('Begin from').selectOption('A sale begins');
    await asks.getByRole('button', { name: 'Begin from it' }).click();
    await expect(dialog.getByRole('figure')).toContainText('20% off all linen');
    await dialog.getByLabel('Sample for sale_percent').fill('35%');
    await expect(dialog.getByRole('figure')).toContainText('35% off all linen');
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row('sale_begins').getByText('APPROVED')).toBeVisible();
  });

  await test.step('A rejected one says why, and is mended', async () => {
    const rejected = { status: 'REJECTED', reason: 'PROMOTIONAL' };
    await world.control('/whatsapp/templates/sale_begins/status', rejected);
    await page.reload();
    await expect(row('sale_begins').getByText('REJECTED')).toBeVisible();
    await expect(row('sale_begins').getByText('it is marketing')).toBeVisible();
    await row('sale_begins').getByRole('button', { name: 'View sale_begins' }).click();
    await dialog.getByRole('button', { name: 'Fix and resubmit' }).click();
    await dialog.getByLabel('Body').fill('Hi {{firstNameWA}}, we tidy our shelves this week. Come and look.');
    await dialog.getByRole('button', { name: 'Resubmit for approval' }).click();
    await expect(row('sale_begins').getByText('APPROVED')).toBeVisible();
    await expect(row('sale_begins')).toContainText('we tidy our shelves');
  });

  await test.step('Of five hundred, more are shown as one goes down, and a search finds one', async () => {
    await rows(
      `insert into templates (shop_id, template_id, name, language, definition, origin, created_at, changed_at)
       select shop_id, gen_random_uuid(), 'many_' || n, 'en', jsonb_set(definition, '{name}', to_jsonb('many_' || n)),
         'merchant', now() - n * interval '1 minute', now()
       from templates, generate_series(1, 500) as n where name = 'sale_begins'`,
    );
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(51);
    await page.getByRole('button', { name: 'Show more of 451' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('row').nth(60)).toBeVisible();
    await page.getByLabel('Search templates').fill('many_499');
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('A campaign begins with an approved one, and with no other', async () => {
    await page.goto(`${world.appUrl}/automation-wa/abandonedCart`);
    await page.getByRole('button', { name: 'Use my own template for message 1' }).click();
    await dialog.getByRole('button', { name: 'many_1', exact: true }).click();
    await expect(page.getByText('You can only select templates with status ENABLED.')).toBeVisible();
    await dialog.getByRole('button', { name: 'sale_begins' }).click();
    await expect(page.getByRole('figure').first()).toContainText('we tidy our shelves');
  });

  await test.step('What a campaign sends is not deleted, and what nothing sends is', async () => {
    await page.goto(`${world.appUrl}/templates`);
    await row('sale_begins').getByRole('button', { name: 'Delete sale_begins' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('sends this template. Choose another one there')).toBeVisible();
    await page.getByLabel('Search templates').fill('many_7');
    await page.getByRole('button', { name: 'Delete many_7', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'many_7', exact: true })).toHaveCount(0);
    expect(await seriousFaults(page)).toEqual([]);
  });
});

async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
