import { expect, type Page } from '@playwright/test';
import { USUAL_LIMITS } from '#features/engine/messaging/contract/sending-limits.ts';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { test } from '../environment-fixture.ts';

test.use({ environmentOf: 'win a cart back', reducedMotion: 'no-preference' });

test('a shop wins a cart back: opt-in, cart, message, click, order, revenue', async ({
  environment,
  page,
  context,
  toasts,
}) => {
  test.slow();
  await test.step('The merchant installs the app and switches the pill and the campaign on', async () => {
    await page.goto(environment.appUrl);
    await page.getByRole('textbox', { name: /store address/i }).fill('demo.myshopify.com');
    await page.getByRole('button', { name: 'Login with Shopify' }).click();
    await page.getByRole('button', { name: 'Install app' }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/onboarding`);
    await page.getByRole('button', { name: "Let's Get Started" }).click();
    for (const step of [1, 2]) {
      // A click on the button before it is the next step's would count for this step twice.
      await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/dashboard`);
    const free = page.getByRole('dialog').getByRole('listitem', { name: 'Free', exact: true });
    const reloaded = page.waitForEvent('load');
    await free.getByRole('button', { name: 'Select Plan' }).click();
    await reloaded;
    await expect(page.getByText('Wren & Willow').first()).toBeVisible();

    await post(page, environment, '/database/api/setWAAttributes', {
      pageId: DEMO_SHOP,
      attributes: { globalSupport: '49-15215550101' },
      globalSet: true,
    });
    // Her welcome and her reminder are sent on the same day, so the merchant allows two messages a day.
    await post(page, environment, '/database/api/messages/setSendingLimits', {
      shopUrl: DEMO_SHOP,
      limits: { ...USUAL_LIMITS, mostInDay: 2 },
    });
    await page.goto(`${environment.appUrl}/opt-in-tools-wa`);
    await switchOn(page);
    await toasts.expectSeen('Saved Successfully');
    await page.goto(`${environment.appUrl}/automation-wa/abandonedCart`);
    await expect(page.getByText(/approved/i).first()).toBeVisible();
    await page.getByLabel('Number', { exact: true }).fill('1521 5550102');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.getByRole('switch', { name: /^Abandoned Cart/ }).press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('dialog', { name: 'Your campaign is live' })).toBeVisible();
  });

  const shopper = await context.newPage();
  await test.step('Lena opts in on the storefront', async () => {
    await shopper.goto(`${environment.sandboxUrl}/store/demo.myshopify.com`);
    await shopper.getByRole('button', { name: 'Get offers on WhatsApp' }).click();
    const pill = shopper.getByRole('dialog', { name: 'Get offers on WhatsApp' });
    await pill.getByLabel('WhatsApp number').fill('12');
    await pill.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(pill.getByRole('alert')).toContainText('does not look right');
    await pill.getByLabel('WhatsApp number').fill('0151 12345678');
    await pill.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(shopper.getByText('Thank you')).toBeVisible();
  });

  await test.step('She gets her welcome on her phone immediately', async () => {
    await shopper.goto(`${environment.sandboxUrl}/phone?number=+4915112345678`);
    await expect(
      shopper.getByText(/danke für deine Anmeldung|thank you for signing up/i).first(),
    ).toBeVisible();
  });

  await test.step('She fills a cart, gives her number at the checkout, and leaves', async () => {
    await shopper.goto(`${environment.sandboxUrl}/store/demo.myshopify.com/products/moss-mug`);
    await shopper.getByRole('button', { name: 'Add to cart' }).click();
    await shopper.goto(`${environment.sandboxUrl}/store/demo.myshopify.com/checkout`);
    await shopper.getByLabel('Phone').fill('0151 12345678');
    await shopper.getByLabel('First name').fill('Lena');
    await shopper.getByLabel('Last name').fill('Vogel');
    await shopper.getByLabel('Street and number').fill('Lindenweg 4');
    await shopper.getByLabel('Postcode').fill('10115');
    await shopper.getByLabel('City').fill('Berlin');
    await shopper.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(shopper.getByRole('button', { name: 'Place order' })).toBeVisible();
    await shopper.goto('about:blank');
  });

  await test.step('An hour later the reminder is on her phone, with her cart and a code', async () => {
    await environment.forward(3_601_000);
    await shopper.goto(`${environment.sandboxUrl}/phone?number=+4915112345678`);
    await expect(shopper.getByText('Moss mug').first()).toBeVisible();
    await expect(shopper.getByText(/BELL-/).first()).toBeVisible();
  });

  await test.step('She follows the link and buys, with the discount', async () => {
    const opening = context.waitForEvent('page');
    await shopper.getByRole('link', { name: 'Back to my cart' }).click();
    const store = await opening;
    await expect(store.getByText('Moss mug').first()).toBeVisible();
    await expect(store.getByText(/BELL-/).first()).toBeVisible();
    await store.getByRole('button', { name: 'Continue to payment' }).click();
    await store.getByRole('button', { name: 'Place order' }).click();
    await expect(store.getByText(/thank you/i).first()).toBeVisible();
  });

  await test.step('The merchant sees the revenue', async () => {
    await page.bringToFront();
    await page.goto(`${environment.appUrl}/dashboard`);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Total Revenue\s*€21\.55/i);
    await page.screenshot({ path: 'test-results/dashboard-after-the-order.png', fullPage: true });
  });
});

/** Changes settings that this journey does not test, as the logged-in merchant. */
async function post(page: Page, { appUrl }: { appUrl: string }, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`${appUrl}${path}`, { data, headers: { origin: appUrl } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function switchOn(page: Page): Promise<void> {
  const toggle = page.getByRole('switch').first();
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
}
