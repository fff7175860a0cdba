import { expect, type Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'dashboard-ways', isInstalled: true, locale: 'en-GB' });

const OVERVIEW = '**/database/api/analytics/overview*';
const REFUSED = { error: { code: 'INTERNAL', message: 'It broke.', requestId: 'journey' } };

async function open(page: Page, environment: TestEnvironment, path: string): Promise<void> {
  await logIn(page, environment);
  await page.goto(environment.appUrl + path);
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a merchant finds every order and every export without knowing where they are', async ({
  environment,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await open(page, environment, '/channel-dashboard-wa?scope=7');
  // There is no order yet, but the link is there.
  await panel(page, 'Recent orders from messages')
    .getByRole('link', { name: /^All orders/ })
    .click();
  await expect(page).toHaveURL(/\/orders\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&channel=WA$/);
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('own');
  await page.getByRole('link', { name: 'Exports', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Exports', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download orders' })).toBeVisible();
});

test('Create opens a new tool of the channel whose list it belongs to', async ({ environment, page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  const create = panel(page, 'Opt-in tools').getByRole('link', { name: 'Create an opt-in tool' });

  await test.step('A merchant who cancels returns to that channel’s tools', async () => {
    await open(page, environment, '/channel-dashboard-wa');
    await create.click();
    await expect(page).toHaveURL(/\/opt-in-tools\?new=WA$/);
    await page.getByRole('dialog', { name: 'New opt-in tool for WhatsApp' }).getByText('Cancel').click();
    await expect(page).toHaveURL(/\/opt-in-tools-wa$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('A merchant who confirms edits a tool of that channel', async () => {
    await page.goto(`${environment.appUrl}/channel-dashboard-wa`);
    await create.click();
    await page
      .getByRole('dialog', { name: 'New opt-in tool for WhatsApp' })
      .getByRole('button', { name: 'Create', exact: true })
      .click();
    await expect(page).toHaveURL(/\/opt-in-tools-wa\/\w+\/[0-9a-f-]{36}$/);
  });
});

test('a period whose figures cannot be read stays chosen and can be changed', async ({
  environment,
  page,
}) => {
  await open(page, environment, '/dashboard');
  const days = page.getByLabel('Days', { exact: true });
  await expect(panel(page, 'Total Revenue')).toBeVisible();
  await page.route(OVERVIEW, (route) => route.fulfill({ status: 500, json: REFUSED }));
  await days.selectOption('Last week');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(panel(page, 'Total Revenue')).toHaveCount(0);
  await expect(days).toHaveValue('7');
  await expect(page).toHaveURL(/scope=7$/);
  await days.selectOption('Choose days…');
  await page.getByLabel('First day', { exact: true }).fill('2026-01-01');
  await page.getByLabel('Last day', { exact: true }).fill('2026-01-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('1 Jan 2026 to 31 Jan 2026')).toBeVisible();
  await page.unroute(OVERVIEW);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Total Revenue')).toBeVisible();
  await expect(page.getByLabel('First day', { exact: true })).toHaveValue('2026-01-01');
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31$/);
});

test('alerts lead to a page on a phone too', async ({ environment, page, rows }) => {
  await rows("update usage_counts set check_at = 'infinity'");
  await rows("update shops set plan_limit_reached_at = now(), refused_webhook = 'ORDERS_CREATE'");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, environment, '/dashboard');
  const needs = panel(page, 'Needs attention');
  await expect(needs.getByText(/^Your store does not report/)).toBeVisible();

  await test.step('The alert about the plan opens the plans', async () => {
    await needs.getByRole('button', { name: /^See plans: / }).click();
    await page.getByRole('dialog', { name: /^You are currently on/ }).waitFor();
    await page.getByRole('button', { name: 'Close the plans' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('A page that does not open on a phone says where it does, until the merchant asks for all pages', async () => {
    await expect(needs.getByText('What you can do (on desktop)')).toBeVisible();
    await expect(needs.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all pages here' }).click();
    await needs.getByRole('link', { name: /^What you can do: / }).click();
    await expect(page).toHaveURL(/\/help\/not-working$/);
  });
});
