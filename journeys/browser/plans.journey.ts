import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';

/** Longer than the store waits for the approval of a charge before the charge expires. */
const TWO_DAYS_MS = (2 * 24 + 1) * 3_600_000;

test.use({ environmentOf: 'plans', isInstalled: true });

test('a shop declines an upgrade, approves it, loses its plan, and chooses again', async ({
  environment,
  rows,
  page,
  toasts,
}) => {
  test.slow();
  await test.step('The merchant has the app, which did not ask for a plan', async () => {
    await page.goto(`${environment.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
    await expect(badge(page)).toHaveText(/Free$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('A link to the message prices opens them over any page', async () => {
    await page.goto(`${environment.appUrl}/settings?plans=prices`);
    const prices = page.getByRole('dialog', { name: 'Message prices' });
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'none');
    await prices.getByRole('button', { name: 'Close the plans' }).click();
    await expect(page).toHaveURL(`${environment.appUrl}/settings`);
    await page.goto(`${environment.appUrl}/dashboard`);
  });

  await test.step('She chooses a plan, comes back undecided, and is asked to approve it', async () => {
    await select(page, 'WhatsApp Business');
    await expect(page.getByText('Up to $100.00 every 30 days')).toBeVisible();
    await page.getByRole('button', { name: 'Decide later' }).click();
    const asked = page.getByRole('dialog', { name: 'Approve Charges' });
    await asked.getByRole('button', { name: 'Close' }).click();
    await toasts.expectSeen('Successfully cancelled plan!');
    await expect(asked).toBeHidden();
    await expect(badge(page)).toHaveText(/Free$/);
  });

  await test.step('She leaves the next charge for two days, and it expires automatically', async () => {
    await select(page, 'WhatsApp Business');
    await page.getByRole('button', { name: 'Decide later' }).click();
    await expect(page.getByRole('dialog', { name: 'Approve Charges' })).toBeVisible();
    await environment.forward(TWO_DAYS_MS);
    // The dialog loads after the page, so a page without one proves nothing before.
    await expect.poll(() => rows("select from shops where charge_status = 'pending'")).toHaveLength(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(badge(page)).toHaveText(/Free$/);
  });

  await test.step('She declines the charge, which leaves two options', async () => {
    await select(page, 'WhatsApp Business');
    await page.getByRole('button', { name: 'Decline' }).click();
    const declined = page.getByRole('dialog', { name: 'The charge was not approved' });
    await declined.getByRole('link', { name: 'Approve Charges' }).click();
  });

  await test.step('She approves the charge, and is not asked for the number that she already has', async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(badge(page)).toHaveText(/14 days left in Free Trial$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('She asks for a higher usage limit, mistypes it, and declines it in the store', async () => {
    await badge(page).click();
    const plans = page.getByRole('dialog', { name: 'You are currently on the WhatsApp Business plan' });
    await expect(capBar(plans)).toHaveAttribute('aria-valuetext', '$0/$100, 0 percent');
    await plans.getByRole('button', { name: 'Raise the limit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Raise your usage limit' });
    await dialog.getByRole('radio', { name: 'Another amount' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Amount in US dollars' }).fill('90');
    await dialog.getByRole('button', { name: 'Approve it in my store' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Enter more than $100, which is your limit now.');
    expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Amount in US dollars' }).fill('120');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Approve a higher usage limit' })).toBeVisible();
    await expect(page.getByText('$120.00 every 30 days')).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  await test.step('Messages start to wait; she raises the limit from the notice, and they are sent', async () => {
    await rows("update usage_counts set check_at = 'infinity'");
    await rows('update shops set plan_limit_reached_at = now()');
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'More messages wait until' });
    await notice.getByRole('button', { name: 'Raise the limit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Raise your usage limit' });
    await dialog.getByRole('radio', { name: '$200 every 30 days' }).check();
    await dialog.getByRole('button', { name: 'Approve it in my store' }).click();
    // The store's button. The dialog has another one, which is there until the store's page opens.
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    await badge(page).click();
    const plans = page.getByRole('dialog', { name: 'You are currently on the WhatsApp Business plan' });
    await expect(capBar(plans)).toHaveAttribute('aria-valuetext', '$0/$200, 0 percent');
    await page.keyboard.press('Escape');
  });

  await test.step('The store ends the plan: nothing is sent until she has chosen another one', async () => {
    const charges = `/shops/${DEMO_SHOP}/app-subscriptions`;
    const [charge] = await environment.control<{ id: number }[]>(charges);
    await environment.control(`${charges}/${charge?.id}/cancel`, {});
    const forced = page.getByRole('dialog', { name: 'Please select a plan below to continue' });
    await expect(async () => {
      await page.reload();
      await expect(forced).toBeVisible({ timeout: 5000 });
    }).toPass();
    await forced.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await page.goto(`${environment.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
    await card(forced, 'Free').getByRole('button', { name: 'Select Plan' }).click();
    await toasts.expectSeen('Successfully changed plan!');
    await expect(forced).toBeHidden();
    await expect(badge(page)).toHaveText(/Free$/);
  });
});

function badge(page: Page): Locator {
  return page.getByRole('button', { name: /^Your plan:/ });
}

function capBar(plans: Locator): Locator {
  return plans.getByRole('progressbar', { name: 'Usage charges this cycle' });
}

function card(plans: Locator, title: string): Locator {
  return plans.getByRole('listitem', { name: title, exact: true });
}

async function select(page: Page, title: string): Promise<void> {
  await badge(page).click();
  await card(page.getByRole('dialog'), title).getByRole('button', { name: 'Select Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Approve subscription' })).toBeVisible();
}
