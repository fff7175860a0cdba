import { expect, type Page } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'imports', isInstalled: true });
const LIST = `Vorname;Handynummer;Einwilligung;Umsatz;Geburtstag;Notiz
Anna;0151 12345678;ja;1.234,50;3.11.1990;kommt im Mai
Otto;+43 664 1234567;nein;30;4.12.1985;
Nobody;call me;ja;;;
`;

test('a merchant imports a list: its name, its file, its columns, and the result', async ({
  environment,
  page,
}) => {
  const dialog = page.getByRole('dialog');

  await test.step('She names the list', async () => {
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/imports`);
    await page
      .getByRole('region', { name: 'Imported lists' })
      .getByRole('button', { name: 'Import', exact: true })
      .click();
    // The dialog gives its field the focus a moment after it opens.
    await expect(dialog.getByRole('textbox', { name: 'Import name' })).toBeFocused();
    await page.keyboard.type('Spring fair');
    await look(page, 'import-name', 'light');
    await page.keyboard.press('Enter');
  });

  await test.step('A workbook is refused, a list is accepted', async () => {
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({
      name: 'list.xlsx',
      mimeType: 'text/csv',
      buffer: Buffer.from('PK\0\0 and so on'),
    });
    await expect(dialog.getByRole('alert')).toContainText('choose Save as, then CSV UTF-8');
    await look(page, 'import-file', 'dark');
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  });

  await test.step('Its columns are suggested, also when the file uses another delimiter', async () => {
    await expect(dialog.getByLabel('What Handynummer contains')).toHaveValue('phone');
    await expect(dialog.getByLabel('What Einwilligung contains')).toHaveValue('consent');
    await expect(dialog.getByLabel('Type of Umsatz', { exact: true })).toHaveValue('valueNumber');
    await look(page, 'import-columns', 'light');
    await dialog.getByLabel('What Notiz contains').selectOption('ignore');
    await dialog
      .getByLabel('Where and how did they agree?')
      .fill('Signed up at our stand at the spring fair');
    await dialog.getByLabel('First row', { exact: true }).selectOption('A person');
    // A row that would be refused is followed by the reason.
    const rowsOfTheFile = dialog.getByRole('row').filter({ hasNot: page.locator('td[colspan]') });
    await expect(rowsOfTheFile).toHaveCount(LIST.trim().split('\n').length + 1);
    await dialog.getByLabel('First row', { exact: true }).selectOption('Column names');
    await expect(dialog.getByLabel('What Notiz contains')).toHaveValue('ignore');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  });

  await test.step('The list is imported, refused rows are downloaded, and the list is deleted', async () => {
    await expect(dialog.getByRole('status')).toContainText('Completed');
    await look(page, 'import-result', 'dark');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download the rows that were not added' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^rows-not-taken-/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Spring fair' })).toContainText('2 people');
    await page.getByRole('button', { name: 'Delete Spring fair' }).click();
    await dialog.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByText('No lists yet')).toBeVisible();
  });
});

/** Checks that everything is accessible, and saves a screenshot at each size. */
async function look(page: Page, name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/${name}-${colorScheme}-${width}.png` });
  }
  const { violations } = await axeOf(page).include('[role=dialog]').analyze();
  expect(violations).toEqual([]);
}
