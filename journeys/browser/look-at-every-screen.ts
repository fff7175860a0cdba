import { expect, type Page } from '@playwright/test';
import type { World } from '../../tools/world/start-world.ts';
import { axeOf } from './axe-of.ts';

type Scheme = 'light' | 'dark';

const OPEN_SCREENS = ['/', '/error', '/nowhere', '/refreshFacebook?pageId=1'];
const MERCHANT_SCREENS = [
  '/dashboard',
  '/channel-dashboard',
  '/channel-dashboard-wa',
  '/automation',
  '/automation/abandonedCart',
  '/automation-wa',
  '/automation-wa/abandonedCart',
  '/automation-wa/no-such-campaign',
  '/instant-campaigns-wa',
  '/instant-campaigns-wa/no-such-broadcast',
  '/opt-in-tools',
  '/opt-in-tools-wa',
  '/customerSupport',
  '/settings',
  '/messages',
  '/messages?search=+4915112345678',
  '/messages/0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  '/sender-health',
  '/fbPageNotConnected',
  '/refreshFacebook',
  '/help',
  '/orders',
  '/orders/no-such-order',
  '/exports',
  '/imports',
  '/templates',
  '/settings/privacy',
  '/subscribers',
  '/subscribers/0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  '/help/not-working',
  '/help/subscribers',
  '/nowhere',
  '/gallery',
];

export interface Look {
  width: number;
  height: number;
  /** A scheme changes colours and nothing else, and they are the same on every width. */
  schemes: readonly Scheme[];
}

/** Looks at every screen in the order of a shop's life: nobody, then the onboarding, then every page. */
export async function lookAtEveryScreen(page: Page, world: World, look: Look): Promise<void> {
  await page.setViewportSize(look);
  await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
  // Pages without the app choose their colours when they are loaded.
  for (const screen of OPEN_SCREENS)
    for (const colorScheme of look.schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(world.appUrl + screen);
      await check(page, { ...look, schemes: [colorScheme] });
    }

  await page.goto(`${world.appUrl}/?shopUrl=demo`);
  await page.getByRole('button', { name: 'Install app' }).click();
  for (const button of ["Let's Get Started", 'Continue', 'Continue', "Let's Go!"]) {
    await page.getByRole('button', { name: button }).waitFor();
    await check(page, look);
    await page.getByRole('button', { name: button }).click();
  }
  await page.waitForURL(`${world.appUrl}/dashboard`);
  await choosePlan(page);

  for (const screen of MERCHANT_SCREENS) {
    await page.goto(world.appUrl + screen);
    await check(page, look);
  }
  await page.goto(`${world.appUrl}/settings`);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByLabel('Your WhatsApp number').waitFor();
  await check(page, look);
}

/** The plans lie over the page, so that its own heading is not there to wait for. */
async function choosePlan(page: Page): Promise<void> {
  const free = page.getByRole('dialog').getByRole('listitem', { name: 'Free', exact: true });
  await free.waitFor();
  await checkLook(page, 'the plans');
  await page.getByRole('button', { name: 'Message prices' }).click();
  await page.getByRole('table').first().waitFor();
  await checkLook(page, 'the prices');
  await page.getByRole('button', { name: 'Back to the plans' }).click();
  const reloaded = page.waitForEvent('load');
  await free.getByRole('button', { name: 'Select Plan' }).click();
  await reloaded;
}

/** The page that is shown has no violation in any scheme, and fits its width. */
async function check(page: Page, { schemes }: Look): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText(/^(Loading |Still trying)/)).toHaveCount(0);
    const where = `${page.url()} at ${page.viewportSize()?.width} px, ${colorScheme}`;
    await checkLook(page, where, colorScheme === 'dark' ? ['color-contrast'] : undefined);
  }
}

async function checkLook(page: Page, where: string, rules?: string[]): Promise<void> {
  const builder = axeOf(page);
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
