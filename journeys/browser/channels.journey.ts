import { expect, type Locator, type Page } from '@playwright/test';
import type { World } from '../../tools/world/start-world.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'channels' });

const HOUR_MS = 3600 * 1000;

test('a shop connects a Facebook page, changes it, and loses it', async ({ world, page }) => {
  test.slow();
  await installAndOnboard(world, page);
  const block = page.getByRole('region', { name: 'Facebook page' });

  await test.step('The merchant connects the page of the store', async () => {
    await page.goto(`${world.appUrl}/settings`);
    await expect(block.getByText('Not connected')).toBeVisible();
    await block.getByRole('button', { name: 'Connect Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect a Facebook page' });
    await logInWithFacebook(page, 'Cancel');
    await expect(dialog.getByRole('status')).toContainText('The Facebook login was cancelled');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Continue with Facebook' }).click(),
    ]);
    await expect(dialog.getByText('Log in to Facebook in the window that opened.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => popup.isClosed()).toBe(true);
    await logInWithFacebook(page, /Continue as/);
    await expect(dialog.getByText('A page on which you have no admin rights')).toBeVisible();
    await connectRefused(page, dialog);
    await dialog.getByRole('button', { name: 'Connect this page' }).click();
    await expect(page.getByText('App is ready!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(block.getByText('Wren & Willow', { exact: true })).toBeVisible();
    await expect(block.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('She changes it for the page of the outlet', async () => {
    await block.getByRole('button', { name: 'Change Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the Facebook page' });
    await logInWithFacebook(page, /Continue as/);
    await dialog.getByRole('combobox', { name: 'Your page' }).click();
    await expect(page.getByRole('option', { name: /Berlin Makers Market/ })).toContainText('No admin rights');
    await page.getByRole('option', { name: /Wren & Willow Outlet/ }).click();
    await dialog.getByRole('button', { name: 'Connect this page' }).click();
    await expect(block.getByText('Wren & Willow Outlet', { exact: true })).toBeVisible();
  });

  await test.step('She signs another WhatsApp number up, and it takes the place of the first', async () => {
    const number = page.getByRole('region', { name: 'WhatsApp number' });
    await expect(number.getByText('+49 1521 5550100')).toBeVisible();
    const begin = async () => {
      const opening = page.waitForEvent('popup');
      await number.getByRole('button', { name: 'Change number' }).click();
      return opening;
    };
    await (await begin()).close();
    await expect(number.getByRole('status')).toContainText('The WhatsApp sign-up was cancelled');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const popup = await begin();
    await expect(number.getByText('Go on in the window that opened.')).toBeVisible();
    await popup.getByLabel('+49 1521 5550111').check();
    await popup.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('App is ready!')).toBeVisible();
    await expect(number.getByText('+49 1521 5550111')).toBeVisible();
    await expect(number.getByText('106540352242944')).toHaveCount(0);
    // It is looked at again by itself until WhatsApp has described it.
    await expect(number.getByText('2,000 new conversations a day')).toBeVisible();
  });

  await test.step('She changes her password on Facebook: every page says that the connection is lost', async () => {
    await world.control('/facebook/tokens/die', { subcode: 460 });
    await world.forward(HOUR_MS + 1000);
    const connection = `${world.appUrl}/database/api/channels/getFacebookPage?shopUrl=demo.myshopify.com`;
    await expect
      .poll(async () => (await page.request.get(connection)).text())
      .toContain('"fbConnected":false');
    await page.goto(`${world.appUrl}/settings`);
    await expect(block.getByText('Disconnected', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'FB Page Disconnected' })).toBeVisible();
    await page.goto(`${world.appUrl}/automation-wa`);
    await expect(page).toHaveURL(`${world.appUrl}/fbPageNotConnected`);
    await expect(
      page.getByText('FB Page Disconnected - Go To Settings to Connect Page', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('WhatsApp messages keep going.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect the page again' })).toBeVisible();
  });

  await test.step('She goes on without Facebook: WhatsApp opens, and the page can come back', async () => {
    await page.getByRole('button', { name: 'Go on without Facebook' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/automation-wa`);
    await expect(page.getByRole('heading', { name: 'Auto Campaigns', level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(`${world.appUrl}/settings`);
    await block.getByRole('button', { name: 'Connect Page' }).click();
    await logInWithFacebook(page, /Continue as/);
    await page.getByRole('combobox', { name: 'Your page' }).click();
    await page.getByRole('option', { name: /Wren & Willow Outlet/ }).click();
    await page.getByRole('button', { name: 'Connect this page' }).click();
    await expect(block.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('A link to refresh the connection asks her to log in, to her store and then to Facebook', async () => {
    await page.goto(`${world.appUrl}/refreshFacebook`);
    await expect(page.getByRole('heading', { name: 'Are you lost?' })).toBeVisible();
    await world.control('/facebook/tokens/die', { subcode: 460 });
    await page.context().clearCookies();
    await page.goto(`${world.appUrl}/refreshFacebook?pageId=223344556677889`);
    await page.getByRole('link', { name: 'Log in to your store' }).click();
    await page.getByRole('textbox', { name: /store address/i }).fill('demo');
    await page.getByRole('button', { name: 'Login with Shopify' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/refreshFacebook?pageId=223344556677889`);
    await expect(page.getByRole('heading', { name: 'Login to continue' })).toBeVisible();
    await logInWithFacebook(page, /Continue as/, 'Log in with Facebook');
    await expect(page.getByText('Successfully Refreshed – You can close this window now')).toBeVisible();
    await page.goto(`${world.appUrl}/settings`);
    await expect(block.getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('She takes the page away', async () => {
    await block.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(block.getByText('Not connected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Disconnect' })).toHaveCount(0);
    await page.getByRole('link', { name: 'WhatsApp Auto Campaigns' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/automation-wa`);
  });
});

/** Facebook takes the rights away meanwhile: while it is asked nothing can be pressed twice, then the reason stays. */
async function connectRefused(page: Page, dialog: Locator): Promise<void> {
  const path = '**/database/api/user/master';
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await asked;
    await route.fulfill({ status: 403, json: { error: { code: 'PAGE_NOT_ADMIN' } } });
  });
  const connect = dialog.getByRole('button', { name: 'Connect this page' });
  await connect.click();
  await expect(connect).toBeDisabled();
  answer();
  await expect(dialog.getByRole('alert')).toContainText('You need admin rights on this Facebook page.');
  const toast = page.getByRole('alert').filter({ hasText: 'App could not be initiated' });
  await expect(toast).toContainText('You need admin rights on this Facebook page.');
  await toast.getByRole('button', { name: 'Close this message' }).click();
  await page.unroute(path);
}

/** The shop has the app, and is past its onboarding: it goes by a placeholder for a page. */
async function installAndOnboard({ appUrl }: World, page: Page): Promise<void> {
  await page.goto(`${appUrl}/auth/shopify?shop=demo.myshopify.com`);
  await page.getByRole('button', { name: 'Install app' }).click();
  await page.waitForURL(`${appUrl}/**`);
  const data = { pageId: 'BSFBdemo', shopUrl: 'demo.myshopify.com', onBoardingInit: true };
  const answer = await page.request.post(`${appUrl}/database/api/user/master`, { data });
  expect(answer.ok()).toBe(true);
  const plan = { shopURL: 'demo.myshopify.com', plan: 'Free' };
  expect((await page.request.post(`${appUrl}/database/api/changePlan`, { data: plan })).ok()).toBe(true);
}

/** Opens the login's window and answers what Facebook asks there. */
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
