import { expect, type Page } from '@playwright/test';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { test } from './environment-fixture.ts';

test.use({ environmentOf: 'channels' });

/** The sandbox's page of Wren & Willow. */
const PAGE_ID = '112233445566778';

test('a shop connects a Facebook page and a WhatsApp number, loses the page’s connection, and disconnects the page', async ({
  environment,
  page,
  toasts,
}) => {
  await installAndOnboard(environment, page);
  const block = page.getByRole('region', { name: 'Facebook page' });

  await test.step('The merchant connects the store’s page', async () => {
    await page.goto(`${environment.appUrl}/settings`);
    await expect(block.getByText('Not connected')).toBeVisible();
    await block.getByRole('button', { name: 'Connect Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a Facebook page' });
    await logInWithFacebook(page, 'Cancel');
    await expect(dialog.getByRole('status')).toContainText('The Facebook login was cancelled');
    await logInWithFacebook(page, /Continue as/);
    await dialog.getByRole('button', { name: 'Connect this page' }).click();
    await toasts.expectSeen('App is ready!');
    await expect(block.getByText('Wren & Willow', { exact: true })).toBeVisible();
    await expect(block.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('She signs up another WhatsApp number, which replaces the first', async () => {
    const number = page.getByRole('region', { name: 'WhatsApp number' });
    await expect(number.getByText('+49 1521 5550100')).toBeVisible();
    const opening = page.waitForEvent('popup');
    await number.getByRole('button', { name: 'Change number' }).click();
    const popup = await opening;
    await popup.getByLabel('+49 1521 5550111').check();
    await popup.getByRole('button', { name: 'Finish' }).click();
    await expect(number.getByText('+49 1521 5550111')).toBeVisible();
    // The page polls automatically until WhatsApp has described the number.
    await expect(number.getByText('2,000 new conversations a day')).toBeVisible();
  });

  await test.step('She changes her password on Facebook: pages that need the connection say that it is lost', async () => {
    await environment.control('/facebook/tokens/die', { subcode: 460 });
    await environment.forward(HOUR_MS + 1000);
    const connection = `${environment.appUrl}/database/api/channels/getFacebookPage?shopUrl=demo.myshopify.com`;
    await expect
      .poll(async () => (await page.request.get(connection)).text())
      .toContain('"fbConnected":false');
    await page.goto(`${environment.appUrl}/automation-wa`);
    await expect(page).toHaveURL(`${environment.appUrl}/fbPageNotConnected`);
    await expect(page.getByRole('button', { name: 'Connect the page again' })).toBeVisible();
  });

  await test.step('A link to refresh the connection asks her to log in, first to her store and then to Facebook', async () => {
    // An open page would notice the logout, and lead away in the middle of the next navigation.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const link = `${environment.appUrl}/refreshFacebook?pageId=${PAGE_ID}`;
    await page.goto(link);
    await page.getByRole('link', { name: 'Log in to your store' }).click();
    await page.getByRole('textbox', { name: /store address/i }).fill('demo');
    await page.getByRole('button', { name: 'Login with Shopify' }).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { name: 'Login to continue' })).toBeVisible();
    await logInWithFacebook(page, /Continue as/, 'Log in with Facebook');
    await expect(page.getByText('Successfully Refreshed – You can close this window now')).toBeVisible();
  });

  await test.step('She disconnects the page', async () => {
    await page.goto(`${environment.appUrl}/settings`);
    await expect(block.getByText('Connected', { exact: true })).toBeVisible();
    await block.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(block.getByText('Not connected')).toBeVisible();
    await page.getByRole('link', { name: 'WhatsApp Auto Campaigns' }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/automation-wa`);
  });
});

/** The shop has the app and has finished its onboarding. It has a placeholder for a page. */
async function installAndOnboard({ appUrl }: TestEnvironment, page: Page): Promise<void> {
  await page.goto(`${appUrl}/auth/shopify?shop=demo.myshopify.com`);
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(`${appUrl}/**`);
  const data = { pageId: 'BSFBdemo', shopUrl: 'demo.myshopify.com', onBoardingInit: true };
  const answer = await page.request.post(`${appUrl}/database/api/user/master`, { data });
  expect(answer.ok()).toBe(true);
  const plan = { shopURL: 'demo.myshopify.com', plan: 'Free' };
  expect((await page.request.post(`${appUrl}/database/api/changePlan`, { data: plan })).ok()).toBe(true);
}

/** Opens the login's window and answers Facebook's questions there. */
async function logInWithFacebook(
  page: Page,
  answer: string | RegExp,
  opener = 'Continue with Facebook',
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: opener }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: answer }).click();
  await closing;
}
