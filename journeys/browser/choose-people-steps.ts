import { expect, type Page } from '@playwright/test';
import { test } from './environment-fixture.ts';

interface Fixture {
  page: Page;
}

/** Chooses everybody with few orders as a broadcast's audience. In this environment that is everybody. */
export async function choosePeople({ page }: Fixture, people: number): Promise<void> {
  await test.step('The audience is counted, and described in a sentence', async () => {
    await page.getByLabel('What include rule 1 is about').selectOption('Number of orders is less than');
    await page.getByLabel('How many, include rule 1').fill('5');
    await expect(page.getByText(`${people} people`)).toBeVisible();
    await expect(page.getByText('People who placed fewer than 5 orders.')).toBeVisible();
    await page.getByRole('button', { name: 'Show some people' }).click();
    await expect(
      page.getByRole('list', { name: 'Some of the people' }).getByRole('listitem'),
    ).not.toHaveCount(0);
  });
}
