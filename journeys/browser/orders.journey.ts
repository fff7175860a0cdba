import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { plantOrders } from '../../tools/test-environment/seeds/plant-orders.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'orders', isInstalled: true });

test('a merchant sees which orders messages earned, why, and by which rule', async ({
  environment,
  page,
  rows,
  db,
  toasts,
}) => {
  await logIn(page, environment);

  await plantOrders({ rows, db });

  await test.step('The list shows each order, and its totals match the dashboards', async () => {
    await expect(async () => {
      await page.goto(`${environment.appUrl}/orders`);
      await expect(page.getByText('€75.00')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('row')).toHaveCount(6);
    const totals = page.getByRole('status', { name: 'Totals' });
    await expect(totals).toContainText('€105.00');
    await expect(totals).toContainText('€25.00');
    await page.getByLabel('Credited', { exact: true }).selectOption({ label: 'By clicks and codes' });
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page).toHaveURL(/credited=clicks/);
  });

  await test.step('A period can be typed, and nothing is lost while typing', async () => {
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Choose days…' });
    await page.getByLabel('From', { exact: true }).fill('2020-01-31');
    await page.getByLabel('Until', { exact: true }).fill('2020-05-31');
    await page.getByLabel('From', { exact: true }).focus();
    // The same keys work in any order in which the browser shows days and months.
    await page.keyboard.type('02022020');
    await page.getByLabel('Until', { exact: true }).focus();
    await page.keyboard.type('03032020');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=2020-02-02&to=2020-03-03/);
    await expect(page.getByText(/^2 Feb 2020 to 3 Mar 2020,|^Feb 2, 2020 to Mar 3, 2020,/)).toBeVisible();
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Last 30 days' });
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('The rows on screen are downloaded as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toContain('"\'=HYPERLINK');
  });

  await test.step('A row opens its order, which explains the credited message and the rejected ones', async () => {
    await page.getByRole('link', { name: '#7001' }).click();
    await expect(page.getByRole('heading', { name: 'A message earned €25.00 after returns' })).toBeVisible();
    await expect(
      page.getByText('The shopper clicked its link 2 hours before the order.').first(),
    ).toBeVisible();
    await expect(page.getByText('A click counts before a read, however late the read.')).toBeVisible();
    await expect(page.getByText(/Plans that bill on revenue count it/)).toBeVisible();
    await expect(page.getByRole('row', { name: /Refunded/ })).toHaveCount(2);
    await lookForBarriers(page);
    await expect(page.getByText('It is credited to this message of Abandoned cart.')).toBeVisible();
    await page.getByRole('link', { name: 'this message' }).click();
    await expect(page).toHaveURL(/\/messages\//);
    await page.goBack();
  });

  await test.step('Other windows recount the past, and a message says when the recount is done', async () => {
    await page.getByRole('link', { name: 'Change what counts' }).click();
    await page.getByLabel('Clicks count for', { exact: true }).fill('1');
    await page.getByLabel('Clicks count for, unit').selectOption('hours');
    await page.getByLabel('Reads count for', { exact: true }).fill('0');
    await page.getByRole('button', { name: /^Save and recount/ }).click();
    await toasts.expectSeen('Your past orders were recounted with the new settings.');
    await lookForBarriers(page);
    await page.goto(`${environment.appUrl}/orders?credited=credited`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('link', { name: '#7002' })).toBeVisible();
  });
});

async function lookForBarriers(page: Page): Promise<void> {
  expect((await axeOf(page).analyze()).violations).toEqual([]);
}
