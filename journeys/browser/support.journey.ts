import { expect, type Page } from '@playwright/test';
import type { World } from '../../tools/world/start-world.ts';
import { test } from './world-fixture.ts';

const BLUEBELL = 'bluebell-candles.myshopify.com';
const WITH_SUPPORT = "update shops set plan_name = 'WhatsApp Pro Plan' where shop_url = $1";

test.use({
  worldOf: 'support',
  isInstalled: true,
  settings: { BELLBIRD_SUPPORT_WHITELISTED_SHOP: BLUEBELL },
});

test.describe.configure({ mode: 'serial' });

test('a shop signs up for customer support, once', async ({ world, rows, page }) => {
  await logIn(page, world, 'demo.myshopify.com');

  await test.step('On the Free plan the menu shows a lock, which opens the plans', async () => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /Customer Support/ })
      .click();
    await expect(page.getByRole('dialog', { name: /You are currently on the Free/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(`${world.appUrl}/customerSupport`);
    await expect(page.getByRole('heading', { name: 'Customer Support', level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('On a plan with support the menu leads to the sign-up', async () => {
    await rows(WITH_SUPPORT, ['demo.myshopify.com']);
    await page.goto(`${world.appUrl}/dashboard`);
    await page.getByRole('link', { name: 'Customer Support' }).click();
    await expect(page.getByRole('heading', { name: 'Signup for customer support dashboard' })).toBeVisible();
  });

  await test.step('She thinks better of one address, and another is refused', async () => {
    await signUp(page, 'ada@wren');
    const asked = page.getByRole('dialog', { name: 'Are you sure you want to use ada@wren as admin email' });
    await asked.getByRole('button', { name: 'No' }).click();
    await expect(asked).toBeHidden();
    await signUp(page, 'ada@wren');
    await asked.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Something Went Wrong, Please try again, or contact support at support@localhost',
    );
  });

  await test.step('With the right one she is told where her way in was sent, and the chat opens', async () => {
    await signUp(page, 'ada@wren.example');
    await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Login Credentials has been sent to ada@wren.example')).toBeVisible();
    await page.waitForURL(`${world.sandboxUrl}/chatwoot**`);
  });

  await test.step('From then on the menu leads straight to the chat', async () => {
    await page.goto(`${world.appUrl}/dashboard`);
    await page.getByRole('link', { name: 'Customer Support' }).click();
    await page.waitForURL(`${world.sandboxUrl}/chatwoot**`);
  });
});

test('the one store on the list opens the support page without signing up', async ({ world, rows, page }) => {
  await logIn(page, world, BLUEBELL);
  await rows(WITH_SUPPORT, [BLUEBELL]);
  await page.goto(`${world.appUrl}/customerSupport`);
  await expect(page.getByRole('link', { name: 'Open the support chat' })).toHaveAttribute(
    'href',
    `${world.sandboxUrl}/chatwoot`,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('an old store has its flat menu, and is led to its one dashboard', async ({ world, rows, page }) => {
  await logIn(page, world, 'demo.myshopify.com');
  await rows("update shops set plan_name = 'Messenger Classic' where shop_url = 'demo.myshopify.com'");
  await page.goto(`${world.appUrl}/dashboard`);
  await expect(page).toHaveURL(`${world.appUrl}/channel-dashboard`);
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
  for (const gone of ['Facebook', 'WhatsApp', 'Customer Support', 'Plans & Pricing', 'Templates'])
    await expect(menu.getByText(gone, { exact: true })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('region', { name: 'Facebook page' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'WhatsApp number' })).toHaveCount(0);
  await rows("update shops set plan_name = 'Free' where shop_url = 'demo.myshopify.com'");
});

test('a number that was stopped is said on every page, until the notice is closed', async ({
  world,
  rows,
  page,
}) => {
  await logIn(page, world, 'demo.myshopify.com');
  const reason = 'WhatsApp has restricted this number.';
  await rows(
    `update senders set stopped_reason = $1, stopped_at = now() - interval '1 minute', checked_at = now() + interval '3 days'
     where channel = 'WA' and shop_id = (select shop_id from shops where shop_url = 'demo.myshopify.com')`,
    [reason],
  );
  const notice = page.getByRole('alert').filter({ hasText: `WhatsApp messages wait: ${reason}` });
  for (const path of ['/dashboard', '/opt-in-tools-wa', '/settings']) {
    await page.goto(world.appUrl + path);
    await expect(notice).toBeVisible();
  }
  await notice.getByRole('button', { name: 'Close this notice' }).press('Enter');
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Bellbird, to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a merchant asks for a chat, and we are told', async ({ world, page }) => {
  await logIn(page, world, 'demo.myshopify.com');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat with us' });
  const number = dialog.getByLabel('Your WhatsApp number');
  const country = dialog.getByLabel('Country');
  await expect(country).toBeDisabled();
  await expect(country).toHaveValue('DE');
  await number.fill('01521 5550101');
  await expect(dialog.getByText('We will write to +49 1521 5550101.')).toBeVisible();
  await number.fill('98');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not a phone number');
  await number.fill('+919876543210');
  await expect(country).toHaveValue('IN');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('We will write to +91 98765 43210');
  await expect
    .poll(async () => (await fetch(`${world.sandboxUrl}/slack/messages`)).text())
    .toContain('demo.myshopify.com wants to chat on WhatsApp: +919876543210');
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Admin e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** The store lets the app in where it has not yet, and the shop is past its onboarding. */
async function logIn(page: Page, { appUrl }: World, shopUrl: string): Promise<void> {
  await page.goto(`${appUrl}/auth/shopify?shop=${shopUrl}`);
  const install = page.getByRole('button', { name: 'Install app' });
  await install
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  const isNew = await install.isVisible();
  if (isNew) await install.click();
  await page.waitForURL(`${appUrl}/**`);
  const data = { pageId: 'BSFBdemo', shopUrl, onBoardingInit: true };
  await page.request.post(`${appUrl}/database/api/user/master`, { data });
  const plan = { shopURL: shopUrl, plan: 'Free' };
  if (isNew) await page.request.post(`${appUrl}/database/api/changePlan`, { data: plan });
}
