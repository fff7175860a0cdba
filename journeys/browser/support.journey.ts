import { expect } from '@playwright/test';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'gates', isInstalled: true });

test('a shop signs up for customer support once, and asks us for a chat', async ({
  environment,
  rows,
  page,
}) => {
  await logIn(page, environment);

  await test.step('The plan opens the sign-up, and the chat opens behind it', async () => {
    await rows("update shops set plan_name = 'WhatsApp Pro Plan' where shop_url = 'demo.myshopify.com'");
    await page.goto(`${environment.appUrl}/customerSupport`);
    await page.getByRole('textbox', { name: 'Admin e-mail' }).fill('ada@wren.example');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Login Credentials has been sent to ada@wren.example')).toBeVisible();
    await page.waitForURL(`${environment.sandboxUrl}/chatwoot**`);
  });

  await test.step('From then on the menu leads straight to the chat', async () => {
    await page.goto(`${environment.appUrl}/help`);
    await page.getByRole('link', { name: 'Customer Support' }).click();
    await page.waitForURL(`${environment.sandboxUrl}/chatwoot**`);
  });

  await test.step('We are notified of a number to write to', async () => {
    await page.goto(`${environment.appUrl}/help`);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chat with us' });
    await dialog.getByLabel('Your WhatsApp number').fill('+919876543210');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(async () => (await fetch(`${environment.sandboxUrl}/slack/messages`)).text())
      .toContain('demo.myshopify.com wants to chat on WhatsApp: +919876543210');
  });
});
