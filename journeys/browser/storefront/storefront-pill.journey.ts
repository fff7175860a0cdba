import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { axeOf } from '../axe-of.ts';
import {
  test,
  PILL,
  SUBMIT,
  COMPLETED,
  pillOf,
  dialogOf,
  listenForComplaints,
  watchShifts,
  shiftOf,
} from './pill-fixture.ts';

test.use({ environmentOf: 'storefront pill', isInstalled: true, reducedMotion: 'no-preference' });

test('the script adds no global names to the page', () => {
  const names = {
    document: { currentScript: null },
    window: {},
    location: {},
    frameElement: null,
    setTimeout: () => 0,
  };
  const page = createContext({ ...names });
  for (const name of ['bellbird', 'embed']) {
    const script = readFileSync(new URL(`../../../.build/storefront/${name}.js`, import.meta.url), 'utf8');
    // A global declaration by the script could not be declared again.
    for (let nth = 0; nth < 2; nth += 1) runInContext(`{const bellbirdGiven={};${script}}`, page);
  }
  expect(Object.keys(page)).toEqual(Object.keys(names));
});

test('a shopper opts in with the keyboard alone, is counted once, and does not see the pill again', async ({
  shop,
  page,
  rows,
}) => {
  const complaints = listenForComplaints(page);
  await watchShifts(page);
  const before = await shop.counts();
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();

  await test.step('Tab reaches the pill, Enter opens it, and Escape closes it and returns the focus', async () => {
    await tabTo(page, PILL);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByLabel('WhatsApp number')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(pillOf(page)).toBeFocused();
  });

  await test.step('A wrong number shows an error, and the focus moves to the field', async () => {
    await page.keyboard.press('Enter');
    const number = dialogOf(page).getByLabel('WhatsApp number');
    await expect(number).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toContainText('does not look right');
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    // Shaped like a number, but no such number exists: only the server can tell.
    await number.fill('+1 555 0100');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toContainText('does not look right');
    await expect(number).toBeFocused();
  });

  await page.screenshot({ path: 'test-results/storefront-pill-with-a-wrong-number.png' });
  await test.step('The open card is accessible', async () => {
    const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
    expect(violations).toEqual([]);
    const policy = dialogOf(page).getByRole('link', { name: 'Privacy policy' });
    expect(await policy.getAttribute('href')).toBe(`/store/${DEMO_SHOP}/policies/privacy-policy`);
  });

  await test.step('The card asks which number is meant if the digits fit two numbers', async () => {
    await dialogOf(page).getByLabel('WhatsApp number').fill('4915123456780');
    await tabTo(page, SUBMIT);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Did you mean: +49 1512 3456780');
    const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
    expect(violations).toEqual([]);
    await page.screenshot({ path: 'test-results/storefront-pill-with-a-question.png' });
  });

  await test.step('The number that she chooses opts her in, and the result has the focus', async () => {
    await tabTo(page, '+49 1512 3456780');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(COMPLETED);
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toContainText('Did you unsubscribe before?');
    const link = page.getByRole('link', { name: 'Open WhatsApp' });
    expect(await link.getAttribute('href')).toMatch(/\/wa\.me\/\d+\?text=Yes%2C%20send%20me/);
    const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
    expect(violations).toEqual([]);
    await page.screenshot({ path: 'test-results/storefront-pill-completed.png' });
    await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(pillOf(page)).toHaveCount(0);
  });

  await test.step('Nothing on the page has moved, and the only logged error is the refused number', async () => {
    expect(await shiftOf(page)).toEqual({ unasked: 0, moved: [] });
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  await test.step('She never sees the pill again', async () => {
    // If no tool is loaded, the script that tracks product views is, and it reports events last.
    const reported = page.waitForResponse((answer) => answer.url().includes('/storefront/visits'));
    await page.goto(`${shop.storeUrl}/products/moss-mug`);
    await reported;
    await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  });

  await test.step('Her product views and her cart are recorded', async () => {
    const seen = () =>
      rows(`select handle, last_carted_at is not null as carted
            from product_views join products using (shop_id, product_id)`);
    await expect.poll(seen).toEqual([{ handle: 'moss-mug', carted: false }]);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(seen).toEqual([{ handle: 'moss-mug', carted: true }]);
  });

  await test.step('One impression, one opening out of two, one dismissal and one opt-in are counted', async () => {
    await expect.poll(shop.counts).toEqual({
      impressions: before.impressions + 1,
      // A visitor counts once a day.
      opens: before.opens + 1,
      dismissals: before.dismissals + 1,
      opt_ins: before.opt_ins + 1,
    });
  });
});

test('Escape closes the card even if the focus is on the page behind it, and keeps the focus there', async ({
  shop,
  page,
}) => {
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await expect(dialogOf(page).getByLabel('WhatsApp number')).toBeFocused();
  const cart = page.getByRole('link', { name: 'Cart' });
  await cart.focus();
  // An Escape that a part of the page handles itself belongs to that part.
  await page.evaluate(
    `document.activeElement.addEventListener('keydown', (event) => event.preventDefault(), { once: true })`,
  );
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(pillOf(page)).toBeVisible();
  await expect(cart).toBeFocused();
});

test('a shopper who hides the pill does not see it again before the next session', async ({
  shop,
  page,
  context,
}) => {
  await page.goto(shop.storeUrl);
  await page.getByRole('button', { name: 'Hide this' }).click();
  await expect(pillOf(page)).toHaveCount(0);
  const asked = page.waitForResponse((answer) => answer.url().includes('/storefront/embed.js'));
  await page.goto(`${shop.storeUrl}/products/moss-mug`);
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  const later = await context.newPage();
  await later.goto(shop.storeUrl);
  await expect(pillOf(later)).toBeVisible();
  await later.close();
});

test('a shopper who looks at the pill, opens it and leaves counts as one impression and one opening', async ({
  shop,
  page,
}) => {
  const before = await shop.counts();
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  // The beacon is sent when the page closes, not by a timer alone.
  await page.goto('about:blank');
  await expect
    .poll(shop.counts)
    .toEqual({ ...before, impressions: before.impressions + 1, opens: before.opens + 1 });
});

test('a shopper who prefers less motion sees none; on a phone the card fits', async ({ shop, page }) => {
  const motion = `getComputedStyle(document.querySelector('[data-bellbird]').shadowRoot.querySelector('.card')).animationName`;
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  expect(await page.evaluate(motion)).toBe('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.reload();
  await pillOf(page).click();
  expect(await page.evaluate(motion)).toBe('none');
  const card = await dialogOf(page).boundingBox();
  expect(card?.x).toBeGreaterThanOrEqual(0);
  expect(card?.y).toBeGreaterThanOrEqual(0);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(card?.x).toBe(320 - (card?.x ?? 0) - (card?.width ?? 0));
  await dialogOf(page).getByRole('button', { name: SUBMIT }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'test-results/storefront-pill-on-a-small-phone.png' });
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = `(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one?.textContent;
  })()`;
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await page.evaluate(focused)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
