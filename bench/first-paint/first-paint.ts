import type { Browser, BrowserContext } from '@playwright/test';
import { seedDemoWithPast } from '#tools/seed/past/seed-past.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

const RUNS = amount(5, 1);
const PEOPLE = amount(2000, 100);
const LIMIT_MS = 2500;
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (0.75 * 1024 * 1024 * 0.9) / 8,
};
const SLOWDOWN = 4;

/** What a merchant waits for on the first opening of the dashboard. */
interface Opened {
  paintMs: number;
  figuresMs: number;
}

/**
 * Measures how long a merchant with an empty cache waits for the dashboard's first paint and for its figures, over slow
 * 4G and with a CPU four times slower. Prints the medians.
 */
export function benchFirstPaint(): Promise<void> {
  return withBrowser(async ({ browser, environment: { appUrl, sandboxUrl }, databaseUrl }) => {
    await seedDemoWithPast({ appUrl, sandboxUrl, databaseUrl }, { people: PEOPLE });
    const signedIn = await signIn(browser, appUrl);
    const opened: Opened[] = [];
    for (let nth = 0; nth < RUNS; nth += 1) opened.push(await open(browser, appUrl, signedIn));
    print('first paint', median(opened.map(({ paintMs }) => paintMs)));
    print('its figures stand there', median(opened.map(({ figuresMs }) => figuresMs)), null);
  });
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, appUrl: string): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL(/dashboard/);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function open(browser: Browser, appUrl: string, storageState: SignedIn): Promise<Opened> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Network.emulateNetworkConditions', SLOW_4G);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${appUrl}/dashboard`, { waitUntil: 'commit' });
  await page.getByRole('definition').first().waitFor({ timeout: 120_000 });
  const figuresMs = await page.evaluate<number>('performance.now()');
  const paintMs = await page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
  );
  await context.close();
  return { paintMs, figuresMs };
}

function print(figure: string, value: number, limit: number | null = LIMIT_MS): void {
  printFigure({ bench: 'first-paint', figure, value, unit: 'ms', limit });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
