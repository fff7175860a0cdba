import { expect, type Page } from '@playwright/test';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'gates', isInstalled: true });

/** The columns of a shop's row once its merchant is ready to work. */
const READY = {
  facebook_onboarded_at: 'now()',
  facebook_page_id: "'BSFB0'",
  charge_status: "'active'",
  plan_name: "'Free'",
};

/**
 * Each kind of arrival: the shop's state, and the page to which a path leads. Null means the page itself. `decide-page.test.ts`
 * covers all other paths.
 */
const ARRIVALS: { who: string; state: Partial<typeof READY>; paths: Record<string, string | null> }[] = [
  {
    who: 'a merchant who is ready',
    state: {},
    paths: { '/landing': '/dashboard', '/settings/': '/settings', '/automation-wa/abandonedCart': null },
  },
  {
    who: 'a new merchant',
    state: { facebook_onboarded_at: 'null' },
    paths: { '/settings': '/onboarding' },
  },
  {
    who: 'a merchant whose Facebook page is lost',
    state: { facebook_page_id: "'1122334455'" },
    paths: { '/automation-wa': '/fbPageNotConnected' },
  },
  {
    who: 'a merchant whose charge has ended',
    state: { charge_status: "'init'" },
    paths: { '/automation-wa': '/dashboard' },
  },
  {
    who: 'an old store',
    state: { plan_name: "'Messenger Classic'" },
    paths: { '/': '/channel-dashboard' },
  },
];

test('the gates lead everybody to a page that they may see', async ({ environment, rows, page }) => {
  await test.step('a visitor', () =>
    expectPaths(page, environment.appUrl, { '/': null, '/settings': '/', '/refreshFacebook': null }));
  await test.step('after the login, a visitor reaches the page that they asked for', async () => {
    await logIn(page, environment);
    await expectPaths(page, environment.appUrl, { '/landing': '/settings' });
  });
  for (const { who, state, paths } of ARRIVALS)
    await test.step(who, async () => {
      const columns = Object.entries({ ...READY, ...state }).map(([column, value]) => `${column} = ${value}`);
      await rows(`update shops set ${columns.join(', ')}`);
      await expectPaths(page, environment.appUrl, paths);
    });

  await test.step('an old store has its flat menu, and no WhatsApp number', async () => {
    const menu = page.getByRole('navigation', { name: 'Pages' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveCount(1);
    for (const gone of ['Facebook', 'WhatsApp', 'Customer Support', 'Plans & Pricing', 'Templates'])
      await expect(menu.getByText(gone, { exact: true })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('region', { name: 'Facebook page' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'WhatsApp number' })).toHaveCount(0);
  });

  await test.step('a merchant on a phone', async () => {
    await rows("update shops set plan_name = 'Free'");
    await page.setViewportSize({ width: 390, height: 900 });
    await expectPaths(page, environment.appUrl, { '/nowhere': null, '/messages': null });
  });
});

async function expectPaths(page: Page, appUrl: string, paths: Record<string, string | null>): Promise<void> {
  for (const [path, leadsTo] of Object.entries(paths)) {
    await page.goto(appUrl + path);
    await expect(page, `${path} leads to ${leadsTo ?? 'itself'}`).toHaveURL(appUrl + (leadsTo ?? path));
    // The page is rendered; checking its address alone would not prove that.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(appUrl + (leadsTo ?? path));
  }
}
