import { expect, type Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { axeOf } from './axe-of.ts';
import { logIn } from './log-in.ts';

const OPEN_SCREENS = [
  '/',
  '/error',
  '/nowhere',
  '/refreshFacebook?pageId=1',
  '/join',
  '/log-in',
  '/log-in?steps=code,passkey',
  '/log-in#a-token-of-a-login-link',
];
/** The screens in two groups, which take about equally long. */
export const MERCHANT_SCREENS = {
  sending: [
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
    '/templates',
    '/gallery',
    '/imports',
  ],
  people: [
    '/customerSupport',
    '/settings',
    '/settings/activity',
    '/settings/api',
    '/settings/webhooks',
    '/settings/webhooks/0199f2c4-7a3b-7c1d-8e2f-123456789abc',
    '/settings/privacy',
    '/settings/security',
    '/settings/team',
    '/stores',
    '/messages',
    '/messages?search=+4915112345678',
    '/messages/0199f2c4-7a3b-7c1d-8e2f-123456789abc',
    '/sender-health',
    '/fbPageNotConnected',
    '/refreshFacebook',
    '/orders',
    '/orders/no-such-order',
    '/exports',
    '/subscribers',
    '/subscribers/0199f2c4-7a3b-7c1d-8e2f-123456789abc',
    '/help',
    '/help/not-working',
    '/help/subscribers',
    '/nowhere',
  ],
} as const;

/** For pages that a phone shows only on request. */
export const SHOW_ALL_ON_PHONE = "localStorage.setItem('bellbird-all-pages-on-phone', 'on')";
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const softly = expect.configure({ soft: true });
const LOOKS = [
  ['light', WIDE],
  ['dark', PHONE],
] as const;

/** Checks the screens of a new shop: the login, then the onboarding, then the plans. */
export async function checkFirstScreens(page: Page, environment: TestEnvironment): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.addInitScript(SHOW_ALL_ON_PHONE);
  // Pages outside the app choose their colours when they load.
  for (const screen of OPEN_SCREENS)
    for (const [colorScheme, viewport] of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto(environment.appUrl + screen);
      await waitForScreen(page);
      await checkLook(page, `${screen}, ${colorScheme}, ${viewport.width} px wide`);
    }
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto(`${environment.appUrl}/?shopUrl=demo`);
  await page.getByRole('button', { name: 'Install app' }).click();
  for (const [at, button] of ["Let's Get Started", 'Continue', 'Continue', "Let's Go!"].entries()) {
    // Two steps have the same button.
    if (at > 0) await page.getByText(`Step ${at} of 3`).waitFor();
    await page.getByRole('button', { name: button }).waitFor();
    await check(page);
    await page.getByRole('button', { name: button }).click();
  }
  await page.waitForURL(`${environment.appUrl}/dashboard`);
  await checkPlans(page);
}

/**
 * Checks these screens of a shop that has the app. Each is loaded once, and then made dark and as narrow as a phone.
 */
export async function checkScreens(
  page: Page,
  environment: TestEnvironment,
  screens: readonly string[],
): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.addInitScript(SHOW_ALL_ON_PHONE);
  await logIn(page, environment);
  for (const screen of screens) {
    await page.goto(environment.appUrl + screen);
    await check(page);
  }
  await checkFrameInDark(page);
}

/** Checks the dialog with which a merchant contacts support. */
export async function checkSupport(page: Page, environment: TestEnvironment): Promise<void> {
  await page.goto(`${environment.appUrl}/settings`);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.getByLabel('Your WhatsApp number').waitFor();
  await check(page);
}

/** The plans cover the page, so its heading cannot be waited for. */
async function checkPlans(page: Page): Promise<void> {
  const free = page.getByRole('dialog').getByRole('listitem', { name: 'Free', exact: true });
  await free.waitFor();
  await checkBothLooks(page, 'the plans');
  await page.getByRole('button', { name: 'Message prices' }).click();
  await page.getByRole('table').first().waitFor();
  await checkBothLooks(page, 'the prices');
  await page.getByRole('button', { name: 'Back to the plans' }).click();
}

/**
 * Checks that the page has no violations and fits both widths. It is light on the wide screen and dark on the phone,
 * because a colour scheme changes only colours.
 */
async function check(page: Page): Promise<void> {
  await waitForScreen(page);
  await checkBothLooks(page, page.url());
}

/** Waits until a screen has its heading and has loaded, in English or German. */
export async function waitForScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.getByText(/^(Loading: |Still trying|Wird geladen: )/)).toHaveCount(0);
}

async function checkBothLooks(page: Page, where: string): Promise<void> {
  await checkLook(page, `${where} on a wide screen`);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLook(page, `${where} on a phone, dark`);
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks the navigation around every page. Only a wide screen is checked. */
async function checkFrameInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLook(page, 'the frame on a wide screen, dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function checkLook(page: Page, where: string): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
  // Charts take a new width a moment later.
  await softly
    .poll(() => page.evaluate<number>(OVERFLOW), `${where} scrolls sideways`)
    .toBeLessThanOrEqual(0);
}
