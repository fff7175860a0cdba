import { expect, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '#platform/language/languages.ts';
import { texts as arabicFrame } from '../../apps/merchant-web/texts/ar.ts';
import { texts as germanFrame } from '../../apps/merchant-web/texts/de.ts';
import { texts as englishFrame } from '../../apps/merchant-web/texts/en.ts';
import { texts as arabicErrors } from '../../platform/errors/texts/ar.ts';
import { checkStretched } from './check-stretched.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';
import { checkScreens } from './look-at-every-screen.ts';

test.use({ environmentOf: 'languages', isInstalled: true });

/** The densest screens: charts, a form, a list with filters, and switches. */
const DENSE_SCREENS = ['/dashboard', '/automation-wa/abandonedCart', '/opt-in-tools-wa', '/settings'];

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a visitor reads German, and can choose another language', async ({ environment, page }) => {
    await page.goto(environment.appUrl);
    await expect(page).toHaveTitle(germanFrame.html.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(germanFrame.landing.headline);
    await page.getByLabel(germanFrame.settings.language).selectOption('العربية');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabicFrame.landing.headline);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });

  test('screens fit, and with texts 1.4 times as long, wide and on a phone', async ({
    environment,
    page,
  }) => {
    await checkStretched(page, environment, DENSE_SCREENS);
  });
});

test('a merchant works in Arabic, from right to left, and goes back to English', async ({
  environment,
  page,
}) => {
  await logIn(page, environment);
  await choose(page, environment.appUrl, 'ar');
  await page.goto(`${environment.appUrl}/settings`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.getByRole('navigation', { name: arabicFrame.frame.pages }).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBe(width);

  const answer = await page.request.get(`${environment.appUrl}/api/no-such-call`);
  expect(await answer.json()).toMatchObject({ error: { message: arabicErrors.sentences.NOT_FOUND } });

  await page.getByLabel(arabicFrame.settings.language).selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishFrame.pages.settings);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('screens fit from right to left', async ({ environment, page }) => {
  await choose(page, environment.appUrl, 'ar');
  await checkScreens(page, environment, DENSE_SCREENS);
});

async function choose(page: Page, url: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
}
