import { expect, type Page } from '@playwright/test';
import type { Database } from '#platform/database/database.ts';
import { addSubscriber } from '../../tools/test-environment/seeds/add-subscriber.ts';
import { queueMessages } from '../../tools/test-environment/seeds/queue-messages.ts';
import { axeOf } from './axe-of.ts';
import { choose } from './choose.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'why', isInstalled: true });

const LENA = '+4915112345901';
const MIRA = '+4915112345902';
const JONAS = '+4915215551026';
/** The texts as the screens show them. */
const [MIRA_SHOWN, JONAS_SHOWN] = ['+49 1511 2345902', '+49 1521 5551026'];

test('a merchant finds out why a person did or did not get a message, and sets when offers are sent', async ({
  environment,
  page,
  rows,
  db,
  toasts,
}) => {
  const messageTo = await peopleOf(rows, db);

  await test.step('The dashboard leads to the list, which shows the state of each message and its reason', async () => {
    for (const phone of [LENA, MIRA, JONAS]) await messageTo(phone);
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/dashboard`);
    // Sections below the graphs load when the page is scrolled to them.
    const question = page.getByRole('link', { name: 'See why messages were sent or not' });
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await question.waitFor({ timeout: 1000 });
    }).toPass();
    await question.click();
    await expect(async () => {
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: JONAS_SHOWN });
      await expect(row.getByText('Failed')).toBeVisible({ timeout: 5000 });
      await expect(row).toContainText('not on WhatsApp');
    }).toPass();
    await expect(page.getByRole('row').filter({ hasText: MIRA_SHOWN })).toContainText('No consent to offers');
  });

  await test.step('The list is filtered, downloaded, and opens a message and its person', async () => {
    await choose(page, 'State', 'Not sent');
    await expect(page.getByRole('row')).toHaveCount(2);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^messages-demo-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('row').filter({ hasText: MIRA_SHOWN }).getByRole('link').press('Enter');
    await expect(page.getByRole('region', { name: 'The answer' })).toContainText('No consent to offers');
    await page.getByRole('link', { name: 'All about this person' }).click();
    await expect(page.getByRole('heading', { name: MIRA_SHOWN })).toBeVisible();
  });

  await test.step('A person is found by their number in any notation', async () => {
    await page.goto(`${environment.appUrl}/messages`);
    await page.getByLabel('Find a person or a message').fill('0151 123 459-01');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('region', { name: 'WhatsApp' })).toContainText('1 of 1');
  });

  await test.step('Everything is accessible', async () => {
    const failed = await page.request.get(
      `${environment.appUrl}/database/api/messages/getMessages?shopUrl=demo.myshopify.com&state=failed`,
    );
    const { messages } = (await failed.json()) as { messages: { messageId: string }[] };
    for (const [path, colorScheme] of [
      ['/messages', 'light'],
      [`/messages?search=${encodeURIComponent(LENA)}`, 'dark'],
      [`/messages/${messages[0]?.messageId}`, 'light'],
      ['/sender-health', 'dark'],
    ] as const) {
      await page.goto(environment.appUrl + path);
      await checkAccess(page, colorScheme);
    }
  });

  await test.step('Offers wait during the night until the merchant allows them', async () => {
    await environment.forward(12 * 3_600_000);
    await messageTo('+4915112345903');
    await page.goto(`${environment.appUrl}/settings`);
    const sending = page.getByRole('region', { name: 'Sending' });
    await expect(async () => {
      await page.reload();
      await expect(sending).toContainText('1 message is waiting', { timeout: 5000 });
    }).toPass();
    await sending.getByRole('switch', { name: 'Hold offers at night' }).press('Space');
    await sending.getByLabel('In 7 days').selectOption('No limit');
    await sending.getByRole('button', { name: 'Save' }).click();
    await toasts.expectSeen('Saved Successfully');
    await expect(async () => {
      await page.goto(`${environment.appUrl}/messages?search=%2B4915112345903`);
      await expect(page.getByRole('row').filter({ hasText: 'Delivered' })).toBeVisible({ timeout: 5000 });
    }).toPass();
  });
});

test('a stopped number is shown everywhere, and works again once it is resumed', async ({
  environment,
  page,
  rows,
  db,
}) => {
  await logIn(page, environment);
  const messageTo = await peopleOf(rows, db);
  await environment.control('/misbehaviour', {
    partner: 'whatsapp',
    kind: 'errorCode',
    code: 131_042,
    times: 1,
  });
  await messageTo('+4915112345904');
  await expect(async () => {
    await page.goto(`${environment.appUrl}/dashboard`);
    await expect(page.getByRole('alert')).toContainText('WhatsApp messages are waiting', { timeout: 5000 });
  }).toPass();
  const needs = page.getByRole('region', { name: 'Needs attention' });
  await expect(needs).toContainText('Your WhatsApp number was stopped by its provider. Messages wait.');
  await page.getByRole('link', { name: 'See what to do' }).click();
  const number = page.getByRole('region', { name: 'WhatsApp number' });
  await expect(number).toContainText('WhatsApp could not charge your account.');
  await expect(number).toContainText('Add or renew the payment method');
  await number.getByRole('button', { name: 'Resume sending' }).click();
  await expect(number.getByText('Sending', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByText('Not reachable').click();
  await expect(page.getByText('Check the number')).toBeVisible();
});

async function checkAccess(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByText(/^(Loading: |Still trying)/)).toHaveCount(0);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await axeOf(page).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, `${page.url()}, ${colorScheme}`).toEqual([]);
}

type Rows = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Returns the people for whom an offer is queued. Everybody agreed to offers, except Mira. */
async function peopleOf(rows: Rows, db: Database): Promise<(phone: string) => Promise<void>> {
  await rows('update campaigns set is_on = true');
  const [ids] = await rows('select shop_id, sender_id from senders');
  const shopId = Number(ids?.['shop_id']);
  return async (phone) => {
    await addSubscriber(db, shopId, { phone, agrees: phone !== MIRA });
    await queueMessages(db, { shopId, senderId: String(ids?.['sender_id']) }, { phone });
  };
}
