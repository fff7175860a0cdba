import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { plantCarts, plantHoldOut } from '../../tools/world/seeds/plant-carts.ts';
import { axeOf } from './axe-of.ts';
import { logIn } from './log-in.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'tried-campaign', isInstalled: true });

test('a merchant sees what a campaign adds, and tries it on the past before it is on', async ({
  world,
  page,
  rows,
  db,
}) => {
  await logIn(page, world);
  const adds = page.getByRole('region', { name: 'What it adds' });
  const would = page.getByRole('region', { name: 'What it would have sent' });

  await test.step('Where nobody was held out nothing is compared', async () => {
    await page.goto(`${world.appUrl}/automation-wa/abandonedCart`);
    await expect(would).toBeVisible();
    await expect(adds).toHaveCount(0);
  });

  await test.step('In a store where nothing happened it would have written to nobody', async () => {
    await would.getByRole('button', { name: 'Try it on the last 30 days' }).click();
    await expect(would.getByText('It would have written to nobody')).toBeVisible();
  });

  await plantCarts({ rows, db });

  await test.step('It names who would have got it, and says of the others why not', async () => {
    await would.getByRole('button', { name: 'Try again' }).click();
    await expect(would.getByText('2 messages to 2 people would have gone out.')).toBeVisible();
    await expect(would.getByRole('link', { name: 'Lena Vogel' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await would.getByRole('button', { name: 'Download these people as CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('would-have-sent-demo.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.join()).toContain('"Lena Vogel"');
    await would.getByText('Would not', { exact: true }).click();
    await expect(would.getByText('They ordered before the reminder was due.')).toBeVisible();
    await expect(would.getByText(/^They had unsubscribed/)).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  await test.step('What is typed and not saved counts', async () => {
    await page.getByRole('textbox', { name: 'Hold-out share' }).fill('50');
    await would.getByRole('button', { name: 'Try again' }).click();
    await would.getByText('Would not', { exact: true }).click();
    await expect(would.getByText(/^They are in the hold-out share/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Hold-out share' }).fill('0');
  });

  await plantHoldOut({ rows, db });

  await test.step('What it adds is drawn with how sure that is, and no winner before there is one', async () => {
    await page.reload();
    await expect(adds.getByText('It helps')).toBeVisible();
    await expect(adds).toContainText('60 of 300 ordered');
    await expect(adds).toContainText('15 of 300 ordered');
    await expect(adds).toContainText('+15.0 points');
    await rows("delete from decisions where reason = 'heldOut' and subject > 'checkout:held0050'");
    await page.reload();
    await expect(adds.getByText('Not known yet')).toBeVisible();
    await expect(adds).toContainText('That may still be chance');
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });
});
