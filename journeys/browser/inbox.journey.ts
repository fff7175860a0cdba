import { expect } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'inbox', isInstalled: true });

const NUMBER = '+4915215550177';

test('a shopper’s question is answered from the inbox', async ({ environment, page, context }) => {
  test.slow();
  await logIn(page, environment);
  await page.goto(`${environment.appUrl}/inbox`);
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  const phone = await context.newPage();
  await phone.goto(`${environment.sandboxUrl}/phone?number=${NUMBER}`);
  const write = async (text: string) => {
    await phone.getByLabel('Message', { exact: true }).fill(text);
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
  };

  await test.step('The question appears without a reload, and the title counts it', async () => {
    await write('Where is my parcel?');
    await expect(page.getByRole('link', { name: /Where is my parcel/ })).toBeVisible();
    await expect(page).toHaveTitle('(1) Inbox · Bellbird');
  });

  await test.step('Opening it marks it as read', async () => {
    await page.getByRole('link', { name: /Where is my parcel/ }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Where is my parcel?');
    await expect(page).toHaveTitle('Inbox · Bellbird');
    await expect(page.getByText(/^You can answer for/)).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  await test.step('The answer reaches the phone', async () => {
    await page.getByRole('textbox', { name: 'Answer' }).fill('It arrives today.');
    await page.getByRole('textbox', { name: 'Answer' }).press('Enter');
    await expect(phone.getByRole('region', { name: /phone/ }).getByText('It arrives today.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('It arrives today.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  });

  await test.step('The next message is there at once, and the thread waits again', async () => {
    await page.getByRole('link', { name: 'Waiting for them' }).click();
    await expect(page.getByRole('link', { name: /You: It arrives today/ })).toBeVisible();
    await write('Thank you');
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Thank you')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  await test.step('On a phone there is one pane at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${environment.appUrl}/inbox?list=done`);
    await page.getByRole('link', { name: /Thank you/ }).click();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });
});
