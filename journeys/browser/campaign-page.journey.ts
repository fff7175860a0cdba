import { expect, type Page } from '@playwright/test';
import { axeOf } from './axe-of.ts';
import { logIn } from './log-in.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'campaign page', isInstalled: true });

const NAME = 'Abandoned Cart Campaign - Whatsapp';
const WRONG = 'Enter a valid percentage between 0.00 to 100.00';

test('a merchant sets a campaign, and switches it on', async ({ world, page, rows }) => {
  const message = (position: number) =>
    page.getByRole('region', { name: `Message ${position}`, exact: true });
  const supportNumber = (value: string) =>
    rows(
      `insert into whatsapp_attributes (shop_id, attributes, changed_at)
       select shop_id, jsonb_build_object('globalSupport', $1::text), now() from shops
       on conflict (shop_id) do update set attributes = excluded.attributes`,
      [value],
    );
  await test.step('A percentage that is none is said at once; a right one is saved', async () => {
    await logIn(page, world);
    await supportNumber('49-15215550101');
    await page.goto(`${world.appUrl}/automation-wa/abandonedCart`);
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    // Those of Messenger's campaign of the same kind are not among them.
    await expect(page.getByRole('link', { name: /^See its messages/ })).toHaveAttribute(
      'href',
      '/messages?sourceType=abandonedCart&channel=WA',
    );
    const percentage = message(1).getByLabel('Discount percentage');
    await percentage.fill('150');
    await expect(page.getByRole('alert').getByText(WRONG)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').getByText(WRONG)).toBeVisible();
    await percentage.fill('12.5');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page);
    await page.reload();
    await expect(percentage).toHaveValue('12.5');
  });

  await test.step('A changed time moves what waits, and the page says how many that were', async () => {
    await rows(
      `insert into timers (shop_id, timer_key, kind, subject, due_at, payload)
       select shop_id, 'journey:' || n, type, 'checkout:c' || n, now() + interval '30 days',
         jsonb_build_object('dripId', drip_id)
       from drips, generate_series(1, 2) as n where channel = 'WA' and drip_index = 'abandonedCart1'`,
    );
    await page.getByLabel('Time of message 1: how many').fill('2');
    await page.getByLabel('Time of message 1: unit').selectOption('Days');
    await save(page);
    await expect(message(1).getByText('2 waiting messages were moved to the new time.')).toBeVisible();
    await rows(`delete from timers where timer_key like 'journey:%'`);
  });

  await test.step('Another text is saved at once, and what is typed stays', async () => {
    await page.getByLabel('utm_term').first().fill('carts');
    const reminder = message(1).getByRole('radio', { name: 'Reminder', exact: true });
    await reminder.click();
    await expect(reminder).toBeChecked();
    await expect(message(1).getByText('This text shows no discount.')).toBeVisible();
    await expect(page.getByLabel('utm_term').first()).toHaveValue('carts');
    await save(page);
  });

  await test.step('The second message has a switch of its own', async () => {
    const second = message(2).getByRole('switch', { name: 'Send message 2' });
    // What is saved is read once more; only then is the page as it stays.
    const reread = page.waitForResponse(/getDripsStatus/);
    await second.click({ force: true });
    await reread;
    await expect(second).toBeChecked();
  });

  await test.step('What is typed while it is saved is still there, and still to be saved', async () => {
    const saving = Promise.withResolvers<void>();
    await page.route(/updateDripAttributes/, async (route) => {
      await saving.promise;
      await route.continue();
    });
    await page.getByLabel('utm_term').first().fill('baskets');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('utm_content').first().fill('typed meanwhile');
    saving.resolve();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await page.unroute(/updateDripAttributes/);
    await expect(page.getByLabel('utm_content').first()).toHaveValue('typed meanwhile');
    await save(page);
  });

  await test.step('Somebody else’s change is not written over, and what they left alone stays as typed', async () => {
    await rows(`update drips set revision = revision + 1, settings = jsonb_set(settings, '{utm,utm_term}', '"theirs"')
      where channel = 'WA' and drip_index = 'abandonedCart1'`);
    await page.getByLabel('utm_term').first().fill('mine');
    await page.getByLabel('utm_content').first().fill('mine too');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else changed these settings' });
    await expect(told).toBeVisible();
    await expect(page.getByLabel('utm_term').first()).toHaveValue('theirs');
    await expect(page.getByLabel('utm_content').first()).toHaveValue('mine too');
    await told.getByRole('button', { name: 'Close this message' }).click();
  });

  const toggle = page.getByRole('switch', { name: NAME });
  await test.step('Without a support number it does not go on', async () => {
    await supportNumber('');
    await page.reload();
    await toggle.click({ force: true });
    const dialog = page.getByRole('dialog', { name: 'Just one more thing!' });
    await expect(dialog).toContainText('Enter a support number.');
    await dialog.getByRole('button', { name: 'Got it!' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').getByText('Please enter discount details')).toBeVisible();
    await page.getByLabel('Number', { exact: true }).fill('1521 5550101');
    await save(page);
  });

  await test.step('With one it says what it will send, says when that did not come about, and goes on', async () => {
    const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await page.route('**/redis/setDripStatus', (route) => route.abort());
    await toggle.click({ force: true });
    await confirm();
    const failed = page.getByRole('alert').filter({ hasText: 'Could not change Auto Campaign status' });
    await failed.getByRole('button', { name: 'Close this message' }).click();
    await expect(toggle).not.toBeChecked();
    await page.unroute('**/redis/setDripStatus');
    await toggle.click({ force: true });
    const asked = page.getByRole('dialog', { name: `Switch on ${NAME}?` });
    await expect(asked).toContainText('Message 1 goes out after 2 days of cart abandonment.');
    await expect(asked).toContainText('creates a single-use code in your store for 10% off each time');
    await expect(asked).toContainText('It goes to subscribers whose checkout was left');
    const told = page.waitForRequest('**/userEvents/sendSlackMessage');
    await asked.getByRole('button', { name: 'Switch on' }).click();
    await expect(toggle).toBeChecked();
    expect((await told).postDataJSON()).toEqual({
      message: expect.stringMatching(/ turned Abandoned Cart Campaign - Whatsapp on$/),
    });
    const live = page.getByRole('dialog', { name: 'Your campaign is live' });
    await live.getByRole('button', { name: 'Setup Opt In Tools' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/opt-in-tools-wa`);
  });

  await test.step('On Messenger it asks for a page first', async () => {
    await page.goto(`${world.appUrl}/automation`);
    await page.getByRole('switch', { name: 'Abandoned Cart Campaign - Facebook' }).click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Connect a Facebook page' })).toBeVisible();
    const { violations } = await axeOf(page).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

/** What the page does not wait for: figures, the flows behind the answers, and the code of parts further down. */
const LATE =
  /getQuickRepliesAnalytics|automationAnalytics|dripCampaign\/analytics|flowFigures|getFlow|messages\/getMessages|past-panel|recommendation-settings/;
const HELD_OUT = 'abandonedCart';

test('what comes later moves nothing that can be pressed by then', async ({ world, page, rows }) => {
  await logIn(page, world);
  await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
  await rows('update campaigns set hold_out_percent = 10 where type = $1', [HELD_OUT]);
  const message = page.getByRole('region', { name: 'Message 1', exact: true });
  for (const { type, width, shown } of [
    { type: 'reviewWA', width: 1280, shown: 'Great' },
    { type: 'reviewWA', width: 390, shown: 'Great' },
    { type: 'visualPopup', width: 1280, shown: 'Impressions' },
    { type: 'visualPopup', width: 390, shown: 'Impressions' },
    { type: HELD_OUT, width: 1280, shown: 'Revenue' },
    { type: 'CODConfirmation', width: 390, shown: 'Revenue' },
  ]) {
    await test.step(`${type}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const late = Promise.withResolvers<void>();
      await page.route(LATE, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(`${world.appUrl}/automation-wa/${type}`);
      await message.waitFor();
      await expect(page.getByText(shown, { exact: true })).toBeHidden();
      await page.evaluate(REMEMBER_PLACES);
      late.resolve();
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(MOVED)).toEqual([]);
      await page.unroute(LATE);
    });
  }
  await rows('update campaigns set hold_out_percent = 0 where type = $1', [HELD_OUT]);
});

/** Where everything is that can be pressed, on the whole page. */
const REMEMBER_PLACES = `window.places = new Map(
  [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect().y + scrollY]),
)`;
/** What is somewhere else by now, or gone, and by how much. */
const MOVED = `[...window.places].flatMap(([one, before]) => {
  const name = one.getAttribute('aria-label') || one.labels?.[0]?.textContent || one.textContent || one.name;
  if (!one.isConnected) return [name + ' is gone'];
  const by = one.getBoundingClientRect().y + scrollY - before;
  return Math.abs(by) < 1 ? [] : [name + ' moved by ' + Math.round(by) + ' px'];
})`;

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved Successfully').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
}
