import { expect, type Page } from '@playwright/test';
import { test } from './world-fixture.ts';

interface Stage {
  page: Page;
  rows: (statement: string) => Promise<Record<string, unknown>[]>;
}

/** Has a broadcast go to everybody, after some rules and segments were tried and let go of. */
export async function choosePeople({ page, rows }: Stage, people: number): Promise<void> {
  const dialog = page.getByRole('dialog');

  await test.step('The audience is counted, and told in a sentence', async () => {
    await page.getByLabel('What include rule 1 is about').selectOption('Number of orders is less than');
    await page.getByLabel('How many, include rule 1').fill('5');
    await expect(page.getByText(`${people} people`)).toBeVisible();
    await expect(page.getByText('People who placed fewer than 5 orders.')).toBeVisible();
    await page.getByRole('button', { name: 'Show some of them' }).click();
    await expect(
      page.getByRole('list', { name: 'Some of the people' }).getByRole('listitem'),
    ).not.toHaveCount(0);
  });

  await test.step('Whoever bought a product is left out, and let in again', async () => {
    await page.getByRole('button', { name: '+ Add another rule, Exclude' }).click();
    await page.getByLabel('What exclude rule 1 is about').selectOption('Bought a product');
    const product = page.getByRole('combobox', { name: 'Product, exclude rule 1' });
    await product.fill('tea');
    await page.getByRole('listbox', { name: 'Product' }).getByText('Willow teapot').click();
    await expect(product).toHaveValue('Willow teapot');
    await expect(page.getByText('bought Willow teapot')).toBeVisible();
    await expect(page.getByText(`${people} people`)).toBeVisible();
    await page.getByRole('button', { name: 'Delete exclude rule 1' }).click();
    await expect(page.getByText('Nobody is left out.')).toBeVisible();
  });

  await test.step('A segment that is taken shows its own values, whatever was chosen before', async () => {
    const about = page.getByLabel('What include rule 1 is about');
    await about.selectOption('Last order date is between');
    const when = page.getByLabel('When, include rule 1');
    await when.selectOption('so many days ago');
    await page.getByLabel('At most, include rule 1').fill('30');
    await page.getByLabel('At least, include rule 1').fill('7');
    await saveSegment(page, 'A month');
    await when.selectOption('between two days');
    await page.getByRole('button', { name: 'Saved segments' }).click();
    await dialog.getByRole('button', { name: 'Use A month' }).click();
    await expect(page.getByLabel('At most, include rule 1')).toHaveValue('30');
    await page.getByRole('button', { name: 'Saved segments' }).click();
    await deleteSegment(page, 'A month');
    await about.selectOption('Number of orders is less than');
    await page.getByLabel('How many, include rule 1').fill('5');
  });

  await test.step('Its rules are kept as a segment, changed, and deleted; and who is in is told', async () => {
    await saveSegment(page, 'Few orders');
    await page.getByLabel('How many, include rule 1').fill('6');
    await page.getByRole('button', { name: 'Saved segments' }).click();
    await dialog.getByRole('button', { name: 'Change Few orders' }).click();
    await dialog.getByRole('button', { name: 'Use these rules' }).click();
    await expect(dialog.getByRole('list', { name: 'Your segments' })).toContainText('fewer than 6 orders');
    await deleteSegment(page, 'Few orders');
    await page.getByRole('button', { name: 'Why is somebody in or out?' }).click();
    const [somebody] = await rows(
      "select phone_e164 from subscribers where phone_e164 like '+49%' and last_name = 'Example' limit 1",
    );
    await dialog.getByLabel('Their WhatsApp number').fill(String(somebody?.['phone_e164']));
    await dialog.getByRole('button', { name: 'Look' }).click();
    await expect(dialog.getByRole('status')).toContainText('In the audience');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });
}

async function saveSegment(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Saved segments' }).click();
  await dialog.getByLabel('Save these rules as').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

/** The only one there is, in the dialog that is open. */
async function deleteSegment(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(dialog.getByText('You have saved none yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}
