import { expect, type Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'privacy', isInstalled: true });

const LENA = '+4915112345678';
/** The texts as the screens show them. */
const LENA_SHOWN = '+49 1511 2345678';

test('a merchant proves a consent, unsubscribes a shopper, exports her data and erases her', async ({
  environment,
  page,
  rows,
}) => {
  await logIn(page, environment);
  await optIn(environment, rows);
  const panel = page.getByRole('region', { name: 'Find a person' });
  const requests = page.getByRole('region', { name: 'Requests', exact: true });

  await test.step('She opens the privacy requests from the settings', async () => {
    await page.goto(`${environment.appUrl}/settings`);
    const index = page.getByRole('navigation', { name: 'On this page' });
    await index.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.locator('#privacy')).toBeFocused();
    await page.getByRole('link', { name: 'Privacy requests' }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/settings/privacy`);
  });

  await test.step('She finds Lena by her number, and downloads the proof', async () => {
    await panel.getByLabel('Phone number').fill('0151 12345678');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('I agree to receive offers')).toBeVisible();
    const download = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'CSV of the proof' }).click();
    expect((await download).suggestedFilename()).toBe('consent-proof.csv');
  });

  await test.step('She unsubscribes Lena, and requests her data', async () => {
    await panel.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(panel.getByText(/, by you$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Prepare a copy' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Prepare a copy' }).click();
    await expect(requests.getByRole('cell', { name: /Ready/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await requests.getByRole('link', { name: `Download to read, ${LENA_SHOWN}` }).click();
    expect((await download).suggestedFilename()).toMatch(/^personal-data-.*\.html$/);
    await expectAccessible(page);
  });

  await test.step('She erases Lena: the list no longer says who it was', async () => {
    await panel.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase permanently' }).click();
    await expect(requests.getByRole('cell', { name: /Erased/ })).toBeVisible();
    await expect(requests.getByText('Number ending in 678').first()).toBeVisible();
    await expect(page.getByText(LENA_SHOWN)).toHaveCount(0);
    await panel.getByLabel('Phone number').fill('0151 12345678');
    await panel.getByRole('button', { name: 'Find' }).click();
    await expect(panel.getByText(/with this number was erased on/)).toBeVisible();
  });
});

async function optIn(
  { appUrl }: TestEnvironment,
  rows: (statement: string) => Promise<Record<string, unknown>[]>,
): Promise<void> {
  await rows("update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA'");
  const [tool] = await rows('select tool_id from opt_in_tools where is_active');
  const answer = await fetch(`${appUrl}/storefront/opt-ins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      pageId: 'demo.myshopify.com',
      toolId: tool?.['tool_id'],
      phone: LENA,
      pageAddress: 'https://demo.myshopify.com/products/moss-mug',
      locale: 'de-DE',
      visitorId: 'visitor-12345678',
    }),
  });
  expect(answer.status).toBe(200);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
