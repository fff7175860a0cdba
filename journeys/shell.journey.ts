import { expect, type Page } from '@playwright/test';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'shell' });

test.describe.configure({ mode: 'serial' });

test('a new shop goes from its first visit through the onboarding to its dashboard', async ({
  world,
  page,
}) => {
  await test.step('A link that names the store begins its login', async () => {
    await page.goto(`${world.appUrl}/settings?shopUrl=demo.myshopify.com`);
    await page.getByRole('button', { name: 'Install app' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/onboarding`);
  });

  await test.step('It is welcomed, and may pause the pictures of its own shoppers', async () => {
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.getByRole('button', { name: /Show the reminder/ }).click();
    await expect(page.getByText('They leave a cart behind, and hear from you.')).toBeVisible();
    await expect(
      page.getByRole('figure', { name: /WhatsApp chat with Wren & Willow/ }).first(),
    ).toBeVisible();
    await page.goto(`${world.appUrl}/dashboard`);
    await expect(page).toHaveURL(`${world.appUrl}/onboarding`);
    await page.getByRole('button', { name: "Let's Get Started" }).click();
  });

  await test.step('The theme editor is one link away, and a reload stays at the step', async () => {
    await expect(page.getByRole('heading', { name: 'Just one more step' })).toBeVisible();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    const link = page.getByRole('link', { name: 'Enable Extension' });
    await expect(link).toHaveAttribute('href', /admin\/themes\/current\/editor\?context=apps&activateAppId=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Just one more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('The campaigns that there are can be switched on, and there is a way back', async () => {
    await expect(page.getByText('App is ready!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Abandoned cart']);
    await expect(page.getByText(/Shipping notification are not part of this version yet/)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await page.getByRole('switch', { name: 'Abandoned cart' }).press('Space');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('So can the tools, and the page opens where the link led: it asks for a plan', async () => {
    await page.getByRole('switch', { name: 'Persistent pill' }).press('Space');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await expect(page).toHaveURL(`${world.appUrl}/settings`);
    const plans = page.getByRole('dialog', { name: 'Please select a plan below to continue' });
    const free = plans.getByRole('listitem', { name: 'Free', exact: true });
    const reloaded = page.waitForEvent('load');
    await free.getByRole('button', { name: 'Select Plan' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Bellbird, to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByText('Get started')).toBeHidden();
  });
});

test('the gates lead everyone to where they may be', async ({ world, page }) => {
  await logIn(page, world.appUrl);

  await test.step('An unknown path is a 404 with a way back; a trailing slash is cut', async () => {
    await page.goto(`${world.appUrl}/nowhere/`);
    await expect(page).toHaveURL(`${world.appUrl}/nowhere`);
    await expect(page.getByRole('heading', { name: 'Are you lost?' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
    await page.goto(`${world.appUrl}/onboarding`);
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
  });

  await test.step('A phone shows the dashboard, until its owner wants all pages', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${world.appUrl}/settings`);
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
    await expect(page.getByText('Open the app on desktop to use all the features of the app.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all pages here' }).click();
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Leaving is held while something is unsaved', async () => {
    await page.goto(`${world.appUrl}/help`);
    await page.goto(`${world.appUrl}/gallery`);
    await page.getByRole('button', { name: 'Change something' }).click();
    await page.getByRole('link', { name: 'Leave for the dashboard' }).click();
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(page).toHaveURL(`${world.appUrl}/gallery`);
    await page.getByRole('link', { name: 'Leave for the dashboard' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
  });

  await test.step('A logout in another tab is noticed here, and the page is kept for the next login', async () => {
    await page.goto(`${world.appUrl}/settings`);
    const other = await page.context().newPage();
    await other.goto(`${world.appUrl}/dashboard`);
    await other.getByRole('button', { name: 'Logout' }).first().click();
    await expect(other.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await other.close();
    await logIn(page, world.appUrl);
    await expect(page).toHaveURL(`${world.appUrl}/settings`);
  });
});

test('a merchant asks for a chat, and we are told', async ({ world, page }) => {
  await logIn(page, world.appUrl);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat with us' });
  const number = dialog.getByLabel('Your WhatsApp number');
  // The country code stands there already, and the field writes the spaces.
  await number.pressSequentially('98');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not a phone number');
  await number.press('End');
  await number.pressSequentially('76543210');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('We will write to');
  await expect
    .poll(async () => (await fetch(`${world.sandboxUrl}/slack/messages`)).text())
    .toContain('demo.myshopify.com wants to chat on WhatsApp: +919876543210');
});

async function logIn(page: Page, appUrl: string): Promise<void> {
  await page.goto(appUrl);
  await page.getByRole('textbox', { name: /store address/i }).fill('demo');
  await page.getByRole('button', { name: 'Login with Shopify' }).click();
  await page.waitForURL(new RegExp(`^${appUrl}/(dashboard|settings)`));
}
