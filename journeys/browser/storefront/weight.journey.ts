import { expect, type Locator, type Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { SIZE_LIMITS_KB } from '../../../tools/check/size-limits.ts';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { test } from '../environment-fixture.ts';
import { pillOf } from './pill-fixture.ts';

test.use({ environmentOf: 'storefront pill', isInstalled: true, reducedMotion: 'no-preference' });

interface LoadedFile {
  url: string;
  type: string;
  encoding: string;
  /** The size on the wire, without headers. */
  bytes: number;
}

/** Returns everything that a page loads until it shows its main content and the network is idle. */
async function firstLoad(page: Page, url: string, shown: Locator): Promise<LoadedFile[]> {
  const loaded: Promise<LoadedFile>[] = [];
  page.on('requestfinished', (request) => {
    loaded.push(
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
  // On a busy machine the network can also be idle before the page has requested everything.
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(loaded);
  // Repeated requests of a page, such as polling, do not belong to the first load.
  return all.filter(({ url: one }, index) => all.findIndex((other) => other.url === one) === index);
}

/** The weight of everything except fonts, in KB. */
function weightOf(loaded: readonly LoadedFile[]): number {
  return loaded.filter(({ type }) => type !== 'font').reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

function report(name: string, loaded: readonly LoadedFile[], limitKb: number): void {
  const files = loaded.length;
  test.info().annotations.push({
    type: 'weight',
    description: `${name}: ${weightOf(loaded).toFixed(1)} of ${limitKb} KB in ${files} files`,
  });
}

test('the landing page stays under its size limit on the wire', async ({ environment, page }) => {
  const button = page.getByRole('button', { name: /Shopify/ });
  const loaded = await firstLoad(page, `${environment.appUrl}/`, button);
  report('landing', loaded, SIZE_LIMITS_KB.landing);
  const scripts = loaded.filter(({ type, bytes }) => type === 'script' && bytes > 2000);
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'br'));
  expect(weightOf(loaded)).toBeLessThan(SIZE_LIMITS_KB.landing);
});

test('the dashboard stays under its size limit, and polling transfers almost nothing', async ({
  environment,
  page,
}) => {
  await page.goto(`${environment.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL('**/dashboard');
  // A first load: the browser has the session, but nothing in its cache.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  const revenue = page.getByRole('region', { name: 'Total Revenue' });
  const loaded = await firstLoad(page, `${environment.appUrl}/dashboard`, revenue);
  report('dashboard', loaded, SIZE_LIMITS_KB.dashboard);
  expect(weightOf(loaded)).toBeLessThan(SIZE_LIMITS_KB.dashboard);
  const polled = await page.waitForResponse((response) => response.url().includes('/analytics/overview'));
  expect((await polled.request().sizes()).responseBodySize).toBeLessThan(100);
});

test('the script on a shop’s page stays under its size limit', async ({ environment, page }) => {
  const loaded = await firstLoad(page, `${environment.sandboxUrl}/store/${DEMO_SHOP}`, pillOf(page));
  const ours = loaded.filter(
    ({ url, type }) => url.startsWith(`${environment.appUrl}/storefront/`) && type === 'script',
  );
  // The script contains the shop's settings.
  const script = await (
    await fetch(`${environment.appUrl}/storefront/tools?pageId=${DEMO_SHOP}`)
  ).arrayBuffer();
  const documentKb = brotliCompressSync(script).length / 1024;
  const limitKb = SIZE_LIMITS_KB.loader + SIZE_LIMITS_KB.tools.persistentPill + documentKb;
  report('storefront', ours, limitKb);
  expect(ours.length).toBeGreaterThan(1);
  expect(weightOf(ours)).toBeLessThan(limitKb);
});
