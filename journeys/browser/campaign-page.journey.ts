import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { plantCarts, plantHoldOut } from '../../tools/test-environment/seeds/plant-carts.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'campaign page', isInstalled: true });

const NAME = 'Abandoned Cart Campaign - Whatsapp';

test('a merchant configures a campaign and switches it on', async ({ environment, page, rows, toasts }) => {
  const message = page.getByRole('region', { name: 'Message 1', exact: true });
  const percentage = message.getByLabel('Discount percentage');
  const toggle = page.getByRole('switch', { name: NAME });

  await test.step('Saved settings are still there after a reload', async () => {
    await rows(
      `insert into whatsapp_attributes (shop_id, attributes, changed_at)
       select shop_id, jsonb_build_object('globalSupport', '49-15215550101'), now() from shops
       on conflict (shop_id) do update set attributes = excluded.attributes`,
    );
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/automation-wa/abandonedCart?tab=results`);
    // Messages of Messenger's campaign of the same type are not listed.
    await expect(page.getByRole('link', { name: /^See its messages/ })).toHaveAttribute(
      'href',
      '/messages?sourceType=abandonedCart&channel=WA',
    );
    await page.getByRole('tab', { name: 'Message' }).click();
    await percentage.fill('12.5');
    await message.getByLabel('Time of message 1: how many').fill('2');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toasts.expectSeen('Saved Successfully');
    await page.reload();
    await expect(percentage).toHaveValue('12.5');
    await expect(message.getByLabel('Time of message 1: how many')).toHaveValue('2');
  });

  await test.step('Another text is saved immediately', async () => {
    const reminder = message.getByRole('radio', { name: 'Reminder', exact: true });
    await reminder.click();
    await expect(message.getByText('This text shows no discount.')).toBeVisible();
    await expect(reminder).toBeChecked();
    await message.getByRole('radio').first().click();
    await expect(percentage).toHaveValue('12.5');
  });

  await test.step('The campaign is switched on, and leads to the tools that bring subscribers', async () => {
    await toggle.press('Space');
    const asked = page.getByRole('dialog', { name: `Switch on ${NAME}?` });
    await expect(asked).toContainText('after 2 hours of cart abandonment');
    await expect(asked).toContainText('for 12.5% off each time');
    const { violations } = await axeOf(page).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const reported = page.waitForRequest('**/userEvents/sendSlackMessage');
    await asked.getByRole('button', { name: 'Switch on' }).click();
    expect((await reported).postDataJSON()).toEqual({
      message: expect.stringMatching(/ turned Abandoned Cart Campaign - Whatsapp on$/),
    });
    const live = page.getByRole('dialog', { name: 'Your campaign is live' });
    await live.getByRole('button', { name: 'Setup Opt In Tools' }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/opt-in-tools-wa`);
  });
});

test('a merchant tries a campaign on past events, and sees the revenue it adds', async ({
  environment,
  page,
  rows,
  db,
}) => {
  const adds = page.getByRole('region', { name: 'What it adds' });
  const would = page.getByRole('region', { name: 'What it would have sent' });
  await plantCarts({ rows, db });
  await plantHoldOut({ rows, db });
  await logIn(page, environment);
  await page.goto(`${environment.appUrl}/automation-wa/abandonedCart?tab=results`);
  await expect(adds).toContainText('60 of 300 ordered');
  await expect(adds).toContainText('+15.0 points');
  await page.getByRole('tab', { name: 'Message' }).click();
  await page.getByText('More settings of the campaign').click();
  await page.getByRole('textbox', { name: 'Hold-out share' }).fill('0');
  await page.getByRole('tab', { name: 'Results' }).click();
  await would.getByRole('button', { name: 'Try it on the last 30 days' }).click();
  await expect(would.getByRole('link', { name: 'Lena Vogel' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await would.getByRole('button', { name: 'Download these people as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('would-have-sent-demo.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('"Lena Vogel"');
  expect((await axeOf(page).analyze()).violations).toEqual([]);
});

/** Holds back what the page does not wait for: the flows behind the answers, and the code of sections further down. */
const LATE = /getFlow|recommendation-settings/;

test('parts that load later move no button or link that is already there', async ({ environment, page }) => {
  await logIn(page, environment);
  await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
  const message = page.getByRole('region', { name: 'Message 1', exact: true });
  for (const { type, width } of [
    { type: 'reviewWA', width: 1280 },
    { type: 'visualPopup', width: 390 },
    { type: 'abandonedCart', width: 1280 },
    { type: 'CODConfirmation', width: 390 },
  ]) {
    await test.step(`${type}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const late = Promise.withResolvers<void>();
      await page.route(LATE, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(`${environment.appUrl}/automation-wa/${type}`);
      await message.waitFor();
      await page.evaluate(REMEMBER_PLACES);
      late.resolve();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(MOVED)).toEqual([]);
      await page.unroute(LATE);
    });
  }
});

test('the save bar stays in view, and never covers a focused field, even in a small window', async ({
  environment,
  page,
}) => {
  await logIn(page, environment);
  await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
  const bar = page.getByRole('region', { name: 'Save' });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${environment.appUrl}/automation-wa/abandonedCart`);
    await page.getByRole('region', { name: 'Message 1', exact: true }).waitFor();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const fields = await page.locator('main :is(input, select)').all();
    for (const field of fields) {
      if (!(await field.isVisible())) continue;
      await field.focus();
      expect(await page.evaluate(IS_COVERED), (await field.getAttribute('aria-label')) ?? '').toBe(false);
    }
  }
  // 1440 x 900 at 400 % zoom.
  await page.setViewportSize({ width: 360, height: 225 });
  await page.evaluate('scrollTo(0, 0)');
  await expect(bar).not.toBeInViewport();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

/** Whether the focused field is behind the save bar. */
const IS_COVERED = `(() => {
  const field = document.activeElement.getBoundingClientRect();
  const bar = document.querySelector('[aria-label="Save"][role=region]').getBoundingClientRect();
  return field.bottom > bar.top + 1 && field.top < bar.bottom;
})()`;

/** Returns the position of every button and link on the page. */
const REMEMBER_PLACES = `window.places = new Map(
  [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect().y + scrollY]),
)`;
/** Returns which of them moved or disappeared, and how far they moved. */
const MOVED = `[...window.places].flatMap(([one, before]) => {
  const name = one.getAttribute('aria-label') || one.labels?.[0]?.textContent || one.textContent || one.name;
  if (!one.isConnected) return [name + ' is gone'];
  const by = one.getBoundingClientRect().y + scrollY - before;
  return Math.abs(by) < 1 ? [] : [name + ' moved by ' + Math.round(by) + ' px'];
})`;
