import { expect, type Page } from '@playwright/test';
import { test } from './environment-fixture.ts';

/** The links that the phone's dashboard may have: in itself, and to the activity, which opens there. */
const OPEN_ON_PHONE = /^(#|\/dashboard|\/settings\/activity)/;

test.use({ environmentOf: 'shell' });

test.describe.configure({ mode: 'serial' });

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('a new shop goes from its first visit through the onboarding to its dashboard', async ({
  environment,
  page,
  toasts,
}) => {
  let tellReminder: () => void = () => undefined;
  const isReported = new Promise<void>((resolve) => (tellReminder = resolve));
  await page.route('**/getDripsStatus?*', async (route) => {
    await isReported;
    await route.continue();
  });
  await test.step('A link that names the store starts its login', async () => {
    await page.goto(`${environment.appUrl}/settings?shopUrl=demo.myshopify.com`);
    await page.getByRole('button', { name: 'Install app' }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/onboarding`);
  });

  await test.step('The page shows shoppers in pictures, which stay still if the visitor prefers less motion', async () => {
    await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    const reminder = page.getByRole('button', { name: /Show the reminder/ });
    await reminder.scrollIntoViewIfNeeded();
    const place = await reminder.boundingBox();
    tellReminder();
    const phone = page.getByRole('figure', { name: /WhatsApp chat with Wren & Willow/ }).first();
    await reminder.click();
    await expect(phone).toBeVisible();
    // Parts that load later do not move anything away from under the pointer.
    expect(await reminder.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: "Let's Get Started" }).click();
  });

  await test.step('The theme editor is one link away, and a reload stays at the same step', async () => {
    await page.reload();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    const link = page.getByRole('link', { name: 'Enable Extension' });
    await expect(link).toHaveAttribute('href', /admin\/themes\/current\/editor\?context=apps&activateAppId=/);
    await expect(
      page.getByText(`/storefront/embed.js?pageId=demo.myshopify.com" data-page-id="demo.myshopify.com"`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('A campaign is switched on once the support number is given', async () => {
    await toasts.expectSeen('App is ready!');
    await expect(page.getByRole('figure', { name: /WhatsApp chat/ })).toContainText('Back to my cart');
    const support = { pageId: 'demo.myshopify.com', attributes: { globalSupport: '49-15215550101' } };
    const given = await page.request.post(`${environment.appUrl}/database/api/setWAAttributes`, {
      data: support,
      headers: { origin: environment.appUrl },
    });
    expect(given.status()).toBe(200);
    await page.getByRole('switch', { name: 'Abandoned cart' }).press('Space');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('A tool is switched on too, and the linked page opens: it asks for a plan', async () => {
    await page.getByRole('switch', { name: 'Persistent pill' }).press('Space');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/settings`);
    const plans = page.getByRole('dialog', { name: 'Please select a plan below to continue' });
    const free = plans.getByRole('listitem', { name: 'Free', exact: true });
    const reloaded = page.waitForEvent('load');
    await free.getByRole('button', { name: 'Select Plan' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });
});

test('a merchant can navigate at every width, and is never logged out without notice', async ({
  environment,
  page,
}) => {
  await logIn(page, environment.appUrl);

  await test.step('The dashboard on a phone has no link to a page that does not open there', async () => {
    await page.setViewportSize({ ...PHONE, height: 4000 });
    // Sections far down load when the page is scrolled to them.
    await expect(page.getByRole('region', { name: 'Auto campaigns', exact: true })).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    // Read in one step, because more sections may load between two steps.
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      expect(href).toMatch(OPEN_ON_PHONE);
    await page.setViewportSize(PHONE);
  });

  await test.step('The menu of a phone covers the page, and closes once an entry is chosen', async () => {
    await page.getByRole('button', { name: 'Show all pages here' }).click();
    const head = page.getByRole('heading', { name: 'Dashboard', level: 1 });
    const before = await head.boundingBox();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    expect(await head.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Plans & Pricing' }).click();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.getByRole('button', { name: 'Close the plans' }).click();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('link', { name: 'Settings' }).click();
    // The settings have a navigation of their own.
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await page.evaluate("localStorage.removeItem('bellbird-all-pages-on-phone')");
  });

  await test.step('A narrowed window covers its page, and later shows again what was typed', async () => {
    await page.setViewportSize(LAPTOP);
    await page.reload();
    const number = page.getByRole('textbox', { name: 'Number', exact: true });
    await number.fill('1521 5550');
    await page.setViewportSize({ width: 590, height: 900 });
    await expect(page.getByRole('heading', { name: 'This page needs a wider window' })).toBeVisible();
    await expect(number).toBeHidden();
    await page.setViewportSize(LAPTOP);
    await expect(number).toHaveValue('1521 5550');
  });

  await test.step('Help and Logout are visible in both bars, and the back button asks before leaving', async () => {
    const [top, side] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Pages' })];
    for (const way of [
      top.getByRole('link', { name: 'Help Center' }),
      top.getByRole('button', { name: 'Logout' }),
      side.getByRole('link', { name: 'Help Centre' }),
      side.getByRole('button', { name: 'Logout' }),
    ])
      await expect(way).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).not.toHaveURL(`${environment.appUrl}/settings`);
  });

  await test.step('In the rail of icons a lock shows, and the keyboard works', async () => {
    await page.goto(`${environment.appUrl}/help`);
    await page.setViewportSize({ width: 720, height: 900 });
    await expect(
      page
        .getByRole('button', { name: /Customer Support/ })
        .locator('svg')
        .last(),
    ).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox').first()).toBeFocused();
  });

  await test.step('A logout in another tab is noticed here, and the page is restored after the next login', async () => {
    const other = await page.context().newPage();
    await other.goto(`${environment.appUrl}/help`);
    await other.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await other.close();
    await logIn(page, environment.appUrl);
    await expect(page).toHaveURL(`${environment.appUrl}/messages`);
  });
});

async function logIn(page: Page, appUrl: string): Promise<void> {
  await page.goto(appUrl);
  await page.getByRole('textbox', { name: /store address/i }).fill('demo');
  await page.getByRole('button', { name: 'Login with Shopify' }).click();
  await page.waitForURL(new RegExp(`^${appUrl}/(dashboard|messages)`));
}
