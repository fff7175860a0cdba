import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { seedDemoWithPast } from '#tools/seed/past/seed-past.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

const RUNS = amount(5, 1);
const PEOPLE = amount(1000, 100);
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};
const SLOWDOWN = 4;

/** A page that is opened first, and what it may cost a merchant with an empty cache. */
interface OpenedPage {
  name: string;
  path: string;
  /** A part that comes with its data. */
  shows: string;
  isLoggedIn: boolean;
  largestPaintMs: number;
  kilobytes: number;
  requests: number;
}

const PAGES: readonly OpenedPage[] = [
  {
    name: 'landing page',
    path: '/',
    shows: 'h1',
    isLoggedIn: false,
    largestPaintMs: 1500,
    kilobytes: 100,
    requests: 15,
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    shows: 'main dd',
    isLoggedIn: true,
    largestPaintMs: 2500,
    kilobytes: 300,
    requests: 60,
  },
  {
    name: 'campaign page',
    path: '/automation-wa/abandonedCart',
    shows: 'main [role=tab]',
    isLoggedIn: true,
    largestPaintMs: 3000,
    kilobytes: 250,
    requests: 25,
  },
];

/**
 * Measures what each page weighs and requests, and the median of its largest paint over slow 4G with a four times slower
 * CPU. `--requests` lists the requests.
 */
export function benchFirstPaint(): Promise<void> {
  return withBrowser(async ({ browser, environment: { appUrl, sandboxUrl }, databaseUrl }) => {
    await seedDemoWithPast({ appUrl, sandboxUrl, databaseUrl }, { people: PEOPLE });
    const merchant = await signIn(browser, appUrl);
    for (const page of PAGES) {
      const open = (isSlow: boolean) =>
        openPage(browser, {
          url: appUrl + page.path,
          shows: page.shows,
          isSlow,
          ...(page.isLoggedIn && { merchant }),
        });
      const { requests } = await open(false);
      if (process.argv.includes('--requests')) console.table(requests);
      const bytes = requests.reduce((sum, one) => sum + one.bytes, 0);
      print(`${page.name}: on the wire`, bytes / 1024, 'KB', page.kilobytes);
      print(`${page.name}: requests`, requests.length, '', page.requests);
      const slow: Opened[] = [];
      for (let nth = 0; nth < RUNS; nth += 1) slow.push(await open(true));
      const paint = median(slow, ({ largestPaintMs }) => largestPaintMs);
      print(`${page.name}: first paint`, median(slow, (one) => one.firstPaintMs).firstPaintMs, 'ms', null);
      print(
        `${page.name}: largest paint, of “${paint.largest}”`,
        paint.largestPaintMs,
        'ms',
        page.largestPaintMs,
      );
    }
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

interface Asked {
  url: string;
  shows: string;
  isSlow: boolean;
  merchant?: SignedIn;
}

interface Paint {
  firstPaintMs: number;
  largestPaintMs: number;
  /** The start of the text of the largest element, or its tag. */
  largest: string;
}

interface Opened extends Paint {
  requests: Request[];
}

/** Opens a page with an empty cache, and waits until it requests nothing more. */
async function openPage(browser: Browser, { url, shows, isSlow, merchant }: Asked): Promise<Opened> {
  const context = await browser.newContext({
    ...(merchant && { storageState: merchant }),
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(NOTE_PAINTS);
  const session = await context.newCDPSession(page);
  const requests = await noteRequests(session);
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  const paint = await page.evaluate<Paint>('window.paints()');
  await context.close();
  return { ...paint, requests };
}

const NOTE_PAINTS = `
  let largest = { startTime: 0 };
  new PerformanceObserver((list) => { largest = list.getEntries().at(-1) ?? largest; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  window.paints = () => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaintMs: largest.startTime,
    largest: (largest.element?.textContent || largest.element?.tagName || '').slice(0, 40),
  });
`;

interface Request {
  url: string;
  bytes: number;
}

async function noteRequests(session: CDPSession): Promise<Request[]> {
  const requests: Request[] = [];
  const byId = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('data:') || byId.has(requestId)) return;
    const request = { url: new URL(url).pathname, bytes: 0 };
    byId.set(requestId, request);
    requests.push(request);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = byId.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return requests;
}

function print(figure: string, value: number, unit: string, limit: number | null): void {
  printFigure({ bench: 'first-paint', figure, value, unit, limit });
}

/** Returns the entry with the median value. */
function median(entries: readonly Opened[], of: (entry: Opened) => number): Opened {
  const middle = entries.toSorted((one, other) => of(one) - of(other))[Math.floor(entries.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}
