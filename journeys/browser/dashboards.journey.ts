import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Past } from '../../tools/seed/past/past.ts';
import { seedDemoWithPast } from '../../tools/seed/past/seed-past.ts';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { testNow } from '../../tools/test-environment/test-time.ts';
import { countPast, type CountedPast } from '../numbers/count-past.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';

/** The links that the phone's dashboard may have: in itself, and to the activity, which opens there. */
const OPEN_ON_PHONE = /^(#|\/dashboard|\/settings\/activity)/;

test.use({ environmentOf: 'dashboards', locale: 'en-GB', viewport: { width: 1280, height: 2400 } });

const PEOPLE = 300;
/** Two months in the middle of the year that the dashboards show. */
const MONTHS_BACK = { from: 150, to: 90 };

let counted: CountedPast;
let ofBoth: CountedPast;
let subscribed: number;
let days: { from: string; to: string };
let reminders: number;

test.beforeAll(async ({ environment, databaseUrl }) => {
  const { appUrl, sandboxUrl } = environment;
  const past = await seedDemoWithPast({ appUrl, sandboxUrl, databaseUrl }, { people: PEOPLE });
  if (!past) throw new Error('The demo shop had a past already');
  counted = await countPast(environment, past, 'WA');
  ofBoth = await countPast(environment, past, 'All');
  const onWhatsApp = past.signUps.filter(({ channel }) => channel === 'WA');
  subscribed = onWhatsApp.filter(({ stopped }) => stopped === null).length;
  const phones = new Set(onWhatsApp.map(({ phone }) => phone));
  reminders = past.messages.filter(
    ({ about, sentAt, phone }) => about === 'cart' && sentAt !== null && phones.has(phone),
  ).length;
  days = { from: dayBack(past, MONTHS_BACK.from), to: dayBack(past, MONTHS_BACK.to) };
});

/** Returns the day this many days before the last day on which anything was sent. */
function dayBack({ messages }: Past, count: number): string {
  const last =
    messages
      .map(({ sentAt }) => sentAt ?? '')
      .toSorted()
      .at(-1) ?? '';
  return new Date(Date.parse(last) - count * 86_400_000).toISOString().slice(0, 10);
}

async function open(page: Page, environment: TestEnvironment, path: string): Promise<void> {
  await page.goto(`${environment.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL(/dashboard/);
  await page.goto(environment.appUrl + path);
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const count = (value: number) => value.toLocaleString('en-GB');
const euros = (minor: number) =>
  (minor / 100).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' });

/** Returns the number beside a label in a panel. */
function figure(of: Locator, name: string): Locator {
  return of
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..')
    .getByRole('definition');
}

async function expectFunnel(page: Page, of: ReturnType<CountedPast['of']>): Promise<void> {
  // The panel loads when the page is scrolled near it.
  await panel(page, 'Messages').waitFor();
  const steps = { Sent: of.sent, Delivered: of.delivered, Read: of.read, Clicked: of.clicked };
  const all = { ...steps, Ordered: of.orders, Failed: of.failed };
  for (const [name, value] of Object.entries(all)) {
    const step = panel(page, 'Messages')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) });
    await expect(step, name).toContainText(new RegExp(`^${name}${count(value)}(\\d+\\.\\d\\d%|$)`));
  }
}

async function savedBy(page: Page, button: string): Promise<{ name: string; rows: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const text = await readFile((await download.path()) ?? '', 'utf8');
  return { name: download.suggestedFilename(), rows: text.trim().split('\r\n') };
}

test('a merchant sees the year that the providers and the store logged, exact to the cent', async ({
  environment,
  page,
}) => {
  await open(page, environment, '/channel-dashboard-wa?scope=-1');
  const year = counted.of();
  const strip = panel(page, 'All Time');
  await expect(figure(strip, 'Total Revenue')).toHaveText(euros(counted.revenueMinor));
  await expect(figure(strip, 'Total Subscribers')).toHaveText(count(subscribed));
  await expect(figure(panel(page, 'Total Revenue'), 'Revenue')).toHaveText(euros(counted.revenueMinor));
  await expect(figure(panel(page, 'Total Revenue'), 'Total orders')).toHaveText(count(year.orders));
  await expect(figure(panel(page, 'Subscribers from Opt-ins'), 'New subscribers')).toHaveText(
    count(year.optIns),
  );
  const rate = `${((year.optIns / year.impressions) * 100).toFixed(2)}%`;
  await expect(figure(panel(page, 'Subscribers from Opt-ins'), 'Opt-in rate')).toHaveText(rate);
  await expectFunnel(page, year);

  const file = await savedBy(page, 'Download Total Revenue by day as CSV');
  const cents = file.rows
    .slice(1)
    .map((row) => Math.round(Number(row.split(',')[1]?.replaceAll('"', '')) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(counted.revenueMinor);
  const orders = await savedBy(page, 'Download the orders from messages as CSV');
  expect(orders.rows.length - 1).toBe(year.orders);
  for (const row of orders.rows.slice(1)) expect(row).toMatch(/,"\+\d{8,15}","WhatsApp",/);
  expect(orders.name).toMatch(/^orders-from-messages-demo-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
});

test('compares any period with the one before, and remembers the period', async ({ environment, page }) => {
  await open(page, environment, '/channel-dashboard-wa');
  await page.getByLabel('Days', { exact: true }).selectOption('Choose days…');
  await page.getByLabel('First day', { exact: true }).fill(days.from);
  await page.getByLabel('Last day', { exact: true }).fill(days.to);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${days.from}&to=${days.to}`));

  const some = counted.of(days);
  const subscribers = panel(page, 'Subscribers from Opt-ins');
  await expect(figure(subscribers, 'New subscribers')).toContainText(new RegExp(`^${count(some.optIns)} `));
  await expect(figure(subscribers, 'New subscribers')).toContainText(/the 61 days before/);
  await expectFunnel(page, some);

  await test.step('The graph can be read with the keyboard', async () => {
    const graph = subscribers.getByRole('slider');
    await expect(async () => {
      await graph.focus();
      await page.keyboard.press('Home');
      const first = counted.of({ from: days.from, to: days.from }).optIns;
      await expect(graph).toHaveAttribute('aria-valuetext', new RegExp(`: ${first}\\. Before, `), {
        timeout: 5000,
      });
    }).toPass();
  });

  await test.step('Another dashboard and a reload show the same period', async () => {
    await page.getByRole('link', { name: 'Bellbird, to the dashboard' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard\\?from=${days.from}&to=${days.to}`));
    await expectFunnel(page, ofBoth.of(days));
    await page.getByLabel('Days', { exact: true }).selectOption('Last month');
    await page.goto(`${environment.appUrl}/dashboard`);
    await expect(page.getByLabel('Days', { exact: true })).toHaveValue('30');
  });
});

test('an order leads to its explanation, and a failure to its messages', async ({ environment, page }) => {
  await open(page, environment, '/dashboard?scope=-1');
  const orders = panel(page, 'Recent orders from messages');
  await orders.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(
    page
      .getByRole('heading', { name: /earned/i })
      .or(page.getByText(/It earned/))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('list', { name: 'Why messages failed' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/messages\?state=failed&reason=\w+&channel=WA/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('campaigns and tools are switched with the same confirmations as on their pages', async ({
  environment,
  page,
  rows,
}) => {
  await open(page, environment, '/channel-dashboard-wa?scope=-1');
  const campaigns = panel(page, 'Auto campaigns');
  const reminder = campaigns.getByRole('row', { name: /Abandoned Cart/ });
  await expect(reminder).toContainText(count(reminders));
  // It sent the year's reminders, so it is on.
  const isOn = reminder.getByRole('switch');
  await expect(isOn).toBeChecked();
  await isOn.press('Space');
  await expect(isOn).not.toBeChecked();
  await isOn.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const pill = panel(page, 'Opt-in tools')
    .getByRole('row', { name: /Persistent pill/ })
    .getByRole('switch');
  await expect(pill).toBeChecked();
  await pill.press('Space');
  await expect(pill).not.toBeChecked();
  await campaigns.getByRole('link', { name: 'Create an auto campaign' }).click();
  await expect(page).toHaveURL(/\/automation-wa$/);

  await page.goto(`${environment.appUrl}/channel-dashboard`);
  await expect(page.getByRole('button', { name: 'Change Page' })).toBeVisible();
  await rows(`update shops set facebook_page_id = 'BSFBdemo' where shop_url = '${DEMO_SHOP}'`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Connect Page' })).toBeVisible();
  // By its name: the switches of campaigns that are on come first, and the others follow.
  await panel(page, 'Auto campaigns')
    .getByRole('switch', { name: /^Shipping Updates/ })
    .press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
});

const LOOKS = [
  ['/dashboard', 1280],
  ['/channel-dashboard-wa', 1280],
  ['/channel-dashboard', 1280],
  ['/dashboard', 390],
] as const;

test('dashboards are accessible at every width, also with figures in the millions', async ({
  environment,
  page,
  rows,
}) => {
  await open(page, environment, '/dashboard');
  await figure(panel(page, 'Your messages yesterday and today'), 'Sent').waitFor();
  await figure(panel(page, 'All Time'), 'Total Revenue').waitFor();
  await rows(
    `insert into daily_rollups (shop_id, day, channel, source_kind, source_type, sent)
     select shop_id, ($1::timestamptz at time zone time_zone)::date, 'FB', 'campaign', 'abandonedCart', 5000000 from shops
     on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set sent = excluded.sent`,
    [testNow()],
  );
  await expect(figure(panel(page, 'Your messages yesterday and today'), 'Sent')).toContainText(
    /5,\d{3},\d{3}/,
  );
  for (const [path, width] of LOOKS) {
    await page.setViewportSize({ width, height: 3600 });
    await page.goto(environment.appUrl + path);
    await panel(page, 'Auto campaigns').getByRole('switch').first().waitFor({ state: 'attached' });
    await expect(page.getByText(/^(Loading: |Still trying)/)).toHaveCount(0);
    const { violations } = await axeOf(page).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${path} at ${width} px`).toEqual([]);
  }

  await test.step('On a phone no link leads to a page that does not open there, not even to a broadcast', async () => {
    const main = page.getByRole('main');
    await main.getByRole('table', { name: 'List of your broadcasts' }).getByRole('row').nth(1).waitFor();
    const links = main.getByRole('link');
    // Read in one step, because the page may replace the list between two steps.
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      expect(href).toMatch(OPEN_ON_PHONE);
  });
});
