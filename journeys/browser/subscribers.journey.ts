import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { DAY_MS } from '#platform/clock/durations.ts';
import { demoShopId } from '../../tools/test-environment/demo-shop-id.ts';
import { addOrders } from '../../tools/test-environment/seeds/add-orders.ts';
import { recordGrants } from '../../tools/test-environment/seeds/record-grants.ts';
import { axeOf } from './axe-of.ts';
import { choose } from './choose.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'subscribers', isInstalled: true });

const SHOP = "(select shop_id from shops where shop_url = 'demo.myshopify.com')";

test('a merchant finds subscribers by any kind of name', async ({ environment, page, rows, db }) => {
  test.slow();
  await logIn(page, environment);

  await test.step('The cards count the subscribers, and more are loaded at the end of the list', async () => {
    await rows(`delete from consent_ledger where shop_id = ${SHOP}`);
    await rows(`delete from subscribers where shop_id = ${SHOP}`);
    // People who came and left over four months, on both channels and with names of every kind.
    await rows(`
      insert into subscribers (shop_id, subscriber_id, channel, phone_e164, psid, email, first_name, last_name,
        has_marketing_consent, opted_in_at, opted_out_at, opt_in_tool_type, created_at)
      select ${SHOP}, gen_random_uuid(), case when n % 9 = 0 then 'FB' else 'WA' end,
        case when n % 9 > 0 then '+4915215' || (500000 + n) end, case when n % 9 = 0 then 'p' || n end,
        case when n % 2 = 0 then 'p' || n || '@shop.example' end,
        (array['Mira', 'Ümit', '王伟', 'نور', 'Øystein', '=HYPERLINK("http://x")', null])[1 + n % 7],
        case when n % 7 < 4 then 'Vogt' end, n > 6, now() - n * interval '1 day', case when n <= 6 then now() end,
        'persistentPill', now() from generate_series(1, 126) n`);
    await recordGrants({ rows, db });
    await page.goto(`${environment.appUrl}/subscribers`);
    await expect(page.getByText('50 of 120 shown')).toBeVisible();
    await expect(page.getByText('5.00%')).toBeVisible();
    await page.getByRole('button', { name: 'Load More Subscribers' }).click();
    await expect(page.getByText('100 of 120 shown')).toBeVisible();
    await page.getByRole('button', { name: 'Load More Subscribers' }).click();
    await expect(page.getByText('120 shown', { exact: true })).toBeVisible();
    const people = await page
      .getByRole('row')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(people).size).toBe(120);
  });

  await test.step('The table’s header stays in view', async () => {
    const head = page.getByRole('columnheader', { name: 'Subscribed' });
    await page.getByText('120 shown', { exact: true }).scrollIntoViewIfNeeded();
    // The header stays below the top bar, not behind it.
    await head.getByRole('button').click({ timeout: 10_000 });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('People are found in any script, and by either end of their number', async () => {
    const search = page.getByRole('searchbox', { name: 'Find people' });
    for (const [typed, shown] of [
      ['umit', 'Ümit Vogt'],
      ['伟', '王伟 Vogt'],
      ['نور', 'نور Vogt'],
      ['500017', 'نور Vogt'],
    ] as const) {
      await search.fill(typed);
      await search.press('Enter');
      await expect(page.getByRole('row').nth(1)).toContainText(shown);
    }
    await page.getByRole('button', { name: 'Clear all' }).click();
    await choose(page, 'Consent', 'Subscribed', 'Unsubscribed');
    await expect(page.getByText('6 shown', { exact: true })).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  await test.step('Several values of one filter can be combined', async () => {
    await choose(page, 'Consent', 'Subscribed');
    await expect(page.getByText('126 shown')).toHaveCount(0);
    await expect(page).toHaveURL(/standing=unsubscribed%2Csubscribed/);
    await choose(page, 'Channel', 'Messenger', 'WhatsApp');
    await choose(page, 'Channel', 'WhatsApp');
    await expect(page.getByText('14 shown', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await choose(page, 'Consent', 'Subscribed', 'Unsubscribed');
  });

  await test.step('The rows on screen are exported as a file that no spreadsheet executes', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download unsubscribers' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^unsubscribers-demo-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(7);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  await test.step('A person’s page shows what happened, and can send them a message', async () => {
    await rows(
      `update subscribers set first_name = 'Priya' where shop_id = ${SHOP} and phone_e164 = '+4915215500100'`,
    );
    await fetch(`${environment.sandboxUrl}/phone/threads/+4915215500100/text`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Is it in *blue* too?' }),
    });
    const createdAt = new Date(Date.now() - 2 * DAY_MS);
    const order = { orderId: 'p1', name: '#2001', totalMinor: 5580, phoneE164: '+4915215500100', createdAt };
    await addOrders(db, await demoShopId(db), [order]);
    await choose(page, 'Consent', 'Unsubscribed');
    await page.getByRole('searchbox', { name: 'Find people' }).fill('priya');
    await page.getByRole('link', { name: 'Priya' }).click();
    await expect(page.getByRole('heading', { name: 'Priya', level: 1 })).toBeVisible();
    await expect(page.getByText('Ordered #2001')).toBeVisible();
    await expect(page.getByText('Is it in')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).fill('Yes, and in green.');
    await page.getByRole('button', { name: 'Send message' }).click();
    const sent = page.getByRole('listitem').filter({ hasText: 'Yes, and in green.' });
    await expect(sent.getByText(/Sent|Delivered|Read/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the timeline as CSV' }).click();
    const reported = await readFile(await (await downloading).path(), 'utf8');
    expect(reported).toContain('"Ordered #2001"');
    expect(reported).toContain('"Is it in *blue* too?"');
    expect(reported).toMatch(/"Your message","(Sent|Delivered|Read)","Yes, and in green\."/);
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('Unsubscribed by you')).toBeVisible();
    await expect(page.getByText('Unsubscribed', { exact: true })).toBeVisible();
  });

  await test.step('An unknown person’s page says so', async () => {
    await page.goto(`${environment.appUrl}/subscribers/01a1f8b4-7965-7f06-8434-417d01bc2f37`);
    await expect(page.getByText('Person not found')).toBeVisible();
  });

  await test.step('People from a large list are counted and announced, and appear in the list automatically', async () => {
    // The list counts as still being added.
    await rows(`
      insert into unlisted_subscribers (shop_id, first_id, last_id, people, noted_at)
      select ${SHOP}, gen_random_uuid(), gen_random_uuid(), 0, now() + interval '1 hour'`);
    await rows(`
      with later as materialized (select set_config('bellbird.list_later', 'on', true))
      insert into subscribers (shop_id, subscriber_id, channel, psid, first_name, has_marketing_consent, opted_in_at, created_at)
      select ${SHOP}, gen_random_uuid(), 'FB', 'later' || n, 'Quirin', true, now(), now() from later, generate_series(1, 3) n`);
    // Nobody waits longer than a minute after the first note, and a busy machine may need that long to show them.
    await rows("update unlisted_subscribers set noted_at = now() + interval '1 hour'");
    await recordGrants({ rows, db });
    await page.goto(`${environment.appUrl}/subscribers?search=quirin`);
    await expect(page.getByText('Up to 3 people from a list that you uploaded')).toBeVisible();
    await expect(page.getByText('Nobody matches')).toBeVisible();
    await rows("update unlisted_subscribers set noted_at = now() - interval '1 minute'");
    await expect(page.getByRole('link', { name: 'Quirin' })).toHaveCount(3);
    await expect(page.getByText('from a list that you uploaded')).toHaveCount(0);
  });

  await test.step('Ctrl K opens people, orders, pages and campaigns', async () => {
    const field = page.getByRole('combobox', { name: 'Find a page' });
    const options = page.getByRole('option');
    await page.keyboard.press('Control+k');
    await field.fill('priy');
    await expect(options.first()).toContainText('Priya');
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
    // Pressed immediately: the options still belong to the search before.
    await field.fill('2001');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\//);
    await expect(page.getByRole('heading', { name: 'Order #2001' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill('abandoned whatsapp');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/automation-wa\/abandonedCart/);
    await page.keyboard.press('Control+k');
    await field.fill('zzzzzz');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field.fill('settings');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings$/);
  });
});
