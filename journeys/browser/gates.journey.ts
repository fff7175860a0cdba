import { expect, type Page } from '@playwright/test';
import { seedDemoShop } from '../../tools/seed/seed-demo-shop.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'gates' });

test.describe.configure({ mode: 'serial' });

/** What a shop's row says when its merchant is ready to work. */
const READY = {
  facebook_onboarded_at: 'now()',
  facebook_page_id: "'BSFB0'",
  charge_status: "'active'",
  plan_name: "'Free'",
};

/**
 * Each kind of arrival: how the shop comes to it, and where a path leads. Null: the page itself. What each of the other
 * paths leads to is in `decide-page.test.ts`.
 */
const ARRIVALS: Record<
  string,
  { state: Partial<typeof READY>; width?: number; paths: Record<string, string | null> }
> = {
  'a merchant who is ready': {
    state: {},
    paths: {
      '/landing': '/dashboard',
      '/settings/': '/settings',
      '/automation-wa/abandonedCart': null,
    },
  },
  'a new merchant': {
    state: { facebook_onboarded_at: 'null' },
    paths: {
      '/settings': '/onboarding',
    },
  },
  'a merchant whose Facebook page is lost': {
    state: { facebook_page_id: "'1122334455'" },
    paths: { '/automation-wa': '/fbPageNotConnected' },
  },
  'a merchant whose charge has ended': {
    state: { charge_status: "'init'" },
    paths: { '/automation-wa': '/dashboard' },
  },
  'an old store': {
    state: { plan_name: "'Messenger Classic'" },
    paths: { '/': '/channel-dashboard' },
  },
  'a merchant on a phone': {
    state: {},
    width: 390,
    paths: {
      '/settings': '/dashboard',
      '/nowhere': '/dashboard',
    },
  },
};

test('the gates hold for a visitor', async ({ world, page }) => {
  await seedDemoShop(world);
  await expectPaths(page, world.appUrl, {
    '/': null,
    '/settings': '/',
    '/refreshFacebook': null,
  });
});

for (const [who, { state, width = 1440, paths }] of Object.entries(ARRIVALS)) {
  test(`the gates hold for ${who}`, async ({ world, rows, page }) => {
    await page.goto(`${world.appUrl}/auth/shopify?shop=demo.myshopify.com`);
    const columns = Object.entries({ ...READY, ...state }).map(([column, value]) => `${column} = ${value}`);
    await rows(`update shops set ${columns.join(', ')}`);
    await page.setViewportSize({ width, height: 900 });
    await expectPaths(page, world.appUrl, paths);
  });
}

async function expectPaths(page: Page, appUrl: string, paths: Record<string, string | null>): Promise<void> {
  for (const [path, leadsTo] of Object.entries(paths)) {
    await page.goto(appUrl + path);
    await expect(page, `${path} leads to ${leadsTo ?? 'itself'}`).toHaveURL(appUrl + (leadsTo ?? path));
    // The page is there, not only its address.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(appUrl + (leadsTo ?? path));
  }
}
