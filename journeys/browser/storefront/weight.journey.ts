import { expect, type Locator, type Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { SIZE_LIMITS_KB } from '../../../tools/check/size-limits.ts';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { test } from '../environment-fixture.ts';
import { pillOf } from './pill-fixture.ts';

test.use({ environmentOf: 'storefront pill', isInstalled: true, reducedMotion: 'no-preference' });

interface Arrived {
  url: string;
  type: string;
  encoding: string;
  /** As they came over the wire, without headers. */
  bytes: number;
}

/** Everything that a page loads until it shows what it is for and rests, as the network brought it. */
async function firstLoad(page: Page, url: string, shown: Locator): Promise<Arrived[]> {
  const arrived: Promise<Arrived>[] = [];
  page.on('requestfinished', (request) => {
    arrived.push(
      (async () => {
        const [sizes, response] = [await request.sizes(), await request.response()];
        const headers = (await response?.allHeaders()) ?? {};
        return {
          url: request.url(),
          type: request.resourceType(),
          encoding: headers['content-encoding'] ?? 'none',
          bytes: sizes.responseBodySize,
        };
      })(),
    );
  });
  await page.goto(url);
  // The network rests too before a busy machine has asked for all of it.
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(arrived);
  // What is asked again while the rest comes in belongs to no first load.
  return all.filter(({ url: one }, index) => all.findIndex((other) => other.url === one) === index);
}

/** All but fonts, in KB. */
function weightOf(arrived: readonly Arrived[]): number {
  return arrived.filter(({ type }) => type !== 'font').reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

function report(name: string, arrived: readonly Arrived[], limitKb: number): void {
  const files = arrived.length;
  test.info().annotations.push({
    type: 'weight',
    description: `${name}: ${weightOf(arrived).toFixed(1)} of ${limitKb} KB in ${files} files`,
  });
}

test('the landing page weighs little on the wire', async ({ environment, page }) => {
  const button = page.getByRole('button', { name: /Shopify/ });
  const arrived = await firstLoad(page, `${environment.appUrl}/`, button);
  report('landing', arrived, SIZE_LIMITS_KB.landing);
  const scripts = arrived.filter(({ type, bytes }) => type === 'script' && bytes > 2000);
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'));
  expect(weightOf(arrived)).toBeLessThan(SIZE_LIMITS_KB.landing);
});

test('so does the dashboard, and next to nothing once it stands open', async ({ environment, page }) => {
  await page.goto(`${environment.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL('**/dashboard');
  // A first load: nothing of it is in the browser yet, but the session.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  const revenue = page.getByRole('region', { name: 'Total Revenue' });
  const arrived = await firstLoad(page, `${environment.appUrl}/dashboard`, revenue);
  report('dashboard', arrived, SIZE_LIMITS_KB.dashboard);
  expect(weightOf(arrived)).toBeLessThan(SIZE_LIMITS_KB.dashboard);
  const polled = await page.waitForResponse((response) => response.url().includes('/analytics/overview'));
  expect((await polled.request().sizes()).responseBodySize).toBeLessThan(100);
});

test("and the script on a shop's page least of all", async ({ environment, page }) => {
  const arrived = await firstLoad(page, `${environment.sandboxUrl}/store/${DEMO_SHOP}`, pillOf(page));
  const ours = arrived.filter(
    ({ url, type }) => url.startsWith(`${environment.appUrl}/storefront/`) && type === 'script',
  );
  // The script brings what the shop set.
  const given = await (
    await fetch(`${environment.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`)
  ).arrayBuffer();
  const documentKb = brotliCompressSync(given).length / 1024;
  const limitKb = SIZE_LIMITS_KB.loader + SIZE_LIMITS_KB.tools.persistentPill + documentKb;
  report('storefront', ours, limitKb);
  expect(ours.length).toBeGreaterThan(1);
  expect(weightOf(ours)).toBeLessThan(limitKb);
});
