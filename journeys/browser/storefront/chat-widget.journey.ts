import { expect, type Page } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { showing, test } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

const clean = async (page: Page) => {
  const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
  expect(violations).toEqual([]);
};

test.describe('a chat', () => {
  const chat = {
    supportNumber: '+49 30 1234567',
    defaultText: 'A question',
    widgetPosition: 'left',
    collectPhone: true,
    chatColorRight: '#0B4F2A',
  };

  test('greets for a while, asks for the number, and opens WhatsApp', async ({ shop, tools, page, rows }) => {
    await tools.only('customerChatWidget', 'WA', {
      behaviour: { ...showing('fade', 60), who: { showAt: 'everyone' } },
      chat,
    });
    await page.clock.install();
    await page.goto(shop.storeUrl);
    const greeting = page.getByRole('status').filter({ hasText: 'How can we help?' });
    await expect(greeting).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(greeting).toHaveCount(0);
    // The greeting disappeared automatically, so the next page shows it again. Once closed, it does not return.
    await page.reload();
    await greeting.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    await expect(greeting).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Chat with us' });
    const box = await button.boundingBox();
    // 2 % of the window's width.
    expect(Math.round(box?.x ?? 0)).toBe(Math.round(0.02 * 1280));
    await button.click();
    await clean(page);
    await page.screenshot({ path: 'test-results/chat.png' });
    const panel = page.getByRole('dialog');
    await expect(panel.getByLabel('WhatsApp number')).toBeFocused();
    // The button has the same colour before the number is given and after.
    const darkGreen = 'rgb(11, 79, 42)';
    await expect(panel.getByRole('button', { name: 'Start the chat' })).toHaveCSS(
      'background-color',
      darkGreen,
    );
    await page.keyboard.type('0151 23456793');
    await page.keyboard.press('Enter');
    const link = panel.getByRole('link', { name: 'Start the chat' });
    await expect(link).toHaveCSS('background-color', darkGreen);
    expect(await link.getAttribute('href')).toContain('/49301234567?text=A%20question');
    expect(await rows("select 1 from subscribers where phone_e164 = '+4915123456793'")).toHaveLength(1);
    await expect(panel.getByRole('status').getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('asks for a confirmation message if the shop requires one, and shows the changed consent text first', async ({
    shop,
    tools,
    page,
    rows,
  }) => {
    await tools.only('customerChatWidget', 'WA', {
      behaviour: { ...showing('hide'), who: { showAt: 'everyone' } },
      isDoubleOptIn: true,
      chat,
    });
    await page.goto(shop.storeUrl);
    await page.getByRole('button', { name: 'Chat with us' }).click();
    const panel = page.getByRole('dialog');
    const words = 'I agree to the new words.';
    await rows(
      "update opt_in_tools set settings = settings || jsonb_build_object('consentWording', $1::text) where is_active",
      [words],
    );
    // The page counts as open since yesterday.
    await rows("update tool_wordings set replaced_at = replaced_at - interval '2 days'");
    await panel.getByLabel('WhatsApp number').fill('0151 23456794');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert')).toContainText('The words below have changed');
    await expect(panel).toContainText(words);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toContainText('Send us the message that WhatsApp opens with.');
    const confirm = panel.getByRole('link', { name: 'Open WhatsApp' });
    expect(await confirm.getAttribute('href')).toContain('Code');
    await page.screenshot({ path: 'test-results/chat-confirm.png' });
    // A chat also answers questions, so it stays on the next page.
    await page.reload();
    const button = page.getByRole('button', { name: 'Chat with us' });
    await expect(button).toBeVisible();
    // A drawer of the theme moves the page aside, so that fixed elements are laid out in the whole page.
    await page.evaluate(`document.body.style.transform = 'translateX(0)'; scrollTo(0, 200)`);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
});
