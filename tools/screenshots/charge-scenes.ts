import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const REACHED = { plan_limit_reached_at: 'now()' };
async function openPlans(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your plan:/ }).click();
  await page.getByRole('dialog', { name: /^You are currently on/ }).waitFor();
}
const plansShown = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Select Plan' }).first();

const showNumberDialog = (page: Page) =>
  page.addInitScript("document.cookie = 'customNumberModalShow=true; path=/'");

async function openCap(page: Page): Promise<void> {
  await openPlans(page);
  await page.getByRole('button', { name: 'Raise the limit' }).last().click();
  await page.getByRole('dialog', { name: 'Raise your usage limit' }).waitFor();
}

/** Plans and charges, and what the dashboard shows afterwards. Each scene finds the shop as the one before left it. */
export const chargeScenes: readonly Scene[] = [
  { name: 'plans-chooser', path: '/dashboard', shop: { plan_name: "'Free'" }, act: openPlans },
  { name: 'plans-prices', path: '/dashboard?plans=prices', shows: (page) => page.getByRole('table').first() },
  { name: 'limit-reached-free', path: '/dashboard', shop: REACHED },
  { name: 'limit-reached-plans', path: '/dashboard', shop: REACHED, act: openPlans },
  { name: 'charge-choose', path: '/dashboard', shop: { charge_status: "'init'" }, shows: plansShown },
  { name: 'charge-approve', path: '/dashboard', shop: { charge_status: "'pending'" } },
  { name: 'charge-declined', path: '/dashboard', shop: { charge_status: "'declined'" } },
  { name: 'charge-welcome', path: '/dashboard', shop: { charge_status: "'pendingOld'" } },
  {
    name: 'plans-list',
    path: '/dashboard',
    async before({ pay, rows }) {
      await pay('WhatsApp Business Plan');
      await rows("update usage_counts set check_at = 'infinity'");
    },
    act: openPlans,
  },
  {
    name: 'near-cap',
    path: '/dashboard',
    before: ({ rows }) =>
      rows("update app_subscriptions set near_cap_at = activated_at where state = 'active'"),
  },
  { name: 'near-cap-plans', path: '/dashboard', act: openPlans },
  { name: 'raise-cap', path: '/dashboard', act: openCap },
  {
    name: 'raise-cap-problem',
    path: '/dashboard',
    async act(page) {
      await openCap(page);
      await page.getByRole('radio', { name: 'Another amount' }).check();
      await page.getByRole('textbox', { name: 'Amount in US dollars' }).fill('90');
      await page.getByRole('button', { name: 'Approve it in my store' }).click();
    },
  },
  { name: 'limit-reached-paid', path: '/dashboard', shop: REACHED },
  // The cookie stays for the later scenes, but there the plans cover the dialog that it opens.
  { name: 'own-number', path: '/dashboard', prepare: showNumberDialog },
  {
    name: 'plans-not-on-the-list',
    path: '/dashboard?plans=open',
    shop: { plan_name: "'WhatsApp Enterprise plan'" },
    shows: plansShown,
  },
  {
    name: 'plans-of-an-old-store',
    path: '/channel-dashboard?plans=open',
    shop: { plan_name: "'Starter'" },
    shows: plansShown,
  },
];
