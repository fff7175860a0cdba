import { expect, type Page } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { logIn } from './log-in.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'imports', isInstalled: true });
const LIST = `Vorname;Handynummer;Einwilligung;Umsatz;Geburtstag;Notiz
Anna;0151 12345678;ja;1.234,50;3.11.1990;kommt im Mai
Otto;+43 664 1234567;nein;30;4.12.1985;
Nobody;call me;ja;;;
`;

test('a merchant brings a list: its name, its file, its columns, and what became of it', async ({
  world,
  page,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');

  await test.step('She logs in', async () => {
    await logIn(page, world);
    await page.goto(`${world.appUrl}/imports`);
    await expect(page.getByText('None yet. Bring a list of people')).toBeVisible();
  });

  await test.step('A name is needed, without special characters; Escape and Cancel close', async () => {
    await openDialog(page);
    await expect(dialog.getByRole('heading', { name: 'Enter Name for the Import' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openDialog(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await openDialog(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Import Name cannot be empty');
    await page.keyboard.type('Fair & friends');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Special characters are not allowed');
    await look(page, 'import-name');
    await dialog.getByRole('textbox', { name: 'Import name' }).fill('Spring fair');
    await dialog.getByRole('button', { name: 'Submit' }).click();
  });

  await test.step('A workbook is refused, a list is taken', async () => {
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({
      name: 'list.xlsx',
      mimeType: 'text/csv',
      buffer: Buffer.from('PK\0\0 and so on'),
    });
    await expect(dialog.getByRole('alert')).toContainText('choose Save as, then CSV UTF-8');
    await look(page, 'import-file');
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  });

  await test.step('Its columns are suggested; who agreed has to be explained', async () => {
    await expect(dialog.getByLabel('What Handynummer is')).toHaveValue('phone');
    await expect(dialog.getByLabel('What Einwilligung is')).toHaveValue('consent');
    await expect(dialog.getByLabel('Type of Umsatz', { exact: true })).toHaveValue('valueNumber');
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await expect(dialog.getByRole('alert')).toContainText('Write where and how they did');
    await look(page, 'import-columns');
    await dialog.getByLabel('What Notiz is').selectOption('ignore');
    await dialog
      .getByLabel('Where and how did they agree?')
      .fill('Signed up at our stand at the spring fair');
  });

  await test.step('What she said of it stays when the file is cut in another way, and back', async () => {
    await dialog.getByLabel('Country', { exact: true }).selectOption('AT');
    await dialog.getByLabel('First row', { exact: true }).selectOption('A person already');
    // Behind a row that would not be taken stands one with the reason.
    const rowsOfTheFile = dialog.getByRole('row').filter({ hasNot: page.locator('td[colspan]') });
    await expect(rowsOfTheFile).toHaveCount(LIST.trim().split('\n').length + 1);
    await expect(dialog.getByLabel('Country', { exact: true })).toHaveValue('AT');
    await dialog.getByLabel('First row', { exact: true }).selectOption('Names of the columns');
    await expect(dialog.getByLabel('What Notiz is')).toHaveValue('ignore');
    await expect(dialog.getByLabel('Where and how did they agree?')).toHaveValue(
      'Signed up at our stand at the spring fair',
    );
    await dialog.getByLabel('Country', { exact: true }).selectOption('DE');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  });

  await test.step('It is imported, and what was not taken can be downloaded', async () => {
    await expect(dialog.getByRole('status')).toContainText('Completed');
    await expect(dialog).toContainText('Agreed by this list');
    await look(page, 'import-result');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download the rows that were not taken' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^rows-not-taken-/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const line = page.getByRole('listitem').filter({ hasText: 'Spring fair' });
    await expect(line).toContainText('2 people');
    await look(page, 'import-list');
  });

  await test.step('A stop that does not come about is said', async () => {
    await page.route(/imports\/get\?/, async (route) => {
      const answer = (await (await route.fetch()).json()) as { import: object };
      await route.fulfill({ json: { import: { ...answer.import, state: 'reading' } } });
    });
    await page.route(/imports\/cancel$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Spring fair', exact: true }).click();
    await dialog.getByRole('button', { name: 'Stop the import' }).click();
    await expect(dialog.getByRole('alert')).toContainText('cannot be reached');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.unrouteAll();
  });

  await test.step('She comes back to it later, and deletes it once she was asked', async () => {
    await page.goto(`${world.appUrl}/imports`);
    await page.getByRole('button', { name: 'Spring fair', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('Completed');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Delete Spring fair' }).click();
    await expect(dialog).toContainText('Its people stay');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('None yet. Bring a list of people')).toBeVisible();
  });
});

async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Imported lists' })
    .getByRole('button', { name: 'Import', exact: true })
    .click();
}

/** Nothing of it is out of reach; a picture of each size is left to look at. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `test-results/${name}-${colorScheme}-${width}.png` });
    }
    const part = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : 'section:has(> div > h2)';
    const { violations } = await axeOf(page).include(part).analyze();
    expect(violations).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
