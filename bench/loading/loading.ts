import type { Browser } from '@playwright/test';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { showOnly } from '../browser/show-only.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

/** The runs without our script and with it alternate, so that other load on the machine affects both. */
const RUNS = amount(9, 1);
const WELCOME = { behaviour: { when: { showAt: 'welcome', value: 2 } } };
/**
 * The measured tools, each alone on the page and shown as soon as possible. These settings replace a new tool's
 * settings.
 */
const TOOLS = [
  { type: 'persistentPill', settings: {} },
  { type: 'visualPopup', settings: WELCOME },
  { type: 'spinTheWheel', settings: WELCOME },
  // Without a chat link, this tool would not be shown.
  { type: 'customerChatWidget', settings: { chat: { supportNumber: '+49 30 1234567' } } },
] as const;
/** Slows the CPU down to a phone's speed. */
const SLOWDOWN = 4;
/** The part of a task that is longer than this blocks the page. */
const LONG_TASK_MS = 50;
/** How long our script may still work after loading: a welcome waits two seconds. */
const AFTERWARDS_MS = 4500;

/** What a shopper notices of loading, measured as Lighthouse does. */
interface Loading {
  /** The time at which the largest element was visible. */
  largestPaintMs: number;
  blockingMs: number;
  /** How far elements moved after they were shown. */
  shift: number;
}

const OBSERVE = `
  window.seen = { largestPaintMs: 0, blockingMs: 0, shift: 0 };
  const observe = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (one) => { seen.largestPaintMs = one.startTime; });
  observe('longtask', (one) => { seen.blockingMs += Math.max(0, one.duration - ${LONG_TASK_MS}); });
  observe('layout-shift', (one) => { if (!one.hadRecentInput) seen.shift += one.value; });`;

/**
 * Measures how much later a store's page is ready with our script and a tool that opens automatically. Prints medians
 * of alternating runs, with a CPU as slow as a phone's.
 */
export function benchLoading(): Promise<void> {
  return withBrowser(async ({ browser, environment, databaseUrl }) => {
    const url = `${environment.sandboxUrl}/store/${DEMO_SHOP}`;
    for (const tool of TOOLS) {
      await showOnly(databaseUrl, tool);
      report(tool.type, await alternate(browser, url));
    }
  });
}

async function alternate(browser: Browser, url: string): Promise<Record<'bare' | 'ours', Loading[]>> {
  const bare: Loading[] = [];
  const ours: Loading[] = [];
  for (let nth = 0; nth <= RUNS; nth += 1) {
    bare.push(await load(browser, url, false));
    ours.push(await load(browser, url, true));
  }
  // The first run of each kind warms up what both kinds use.
  return { bare: bare.slice(1), ours: ours.slice(1) };
}

async function load(browser: Browser, url: string, hasScript: boolean): Promise<Loading> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (!hasScript) await page.route('**/storefront/embed.js?**', (route) => route.abort());
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(AFTERWARDS_MS);
  const shown = (await page.locator('[data-bellbird]').count()) > 0;
  if (shown !== hasScript)
    throw new Error(hasScript ? 'the tool did not show' : 'a tool shows without the script');
  const loading = await page.evaluate<Loading>('window.seen');
  await context.close();
  return loading;
}

function report(type: string, { bare, ours }: { bare: Loading[]; ours: Loading[] }): void {
  const print = (figure: string, unit: string, of: (one: Loading) => number) =>
    printFigure({
      bench: 'loading',
      figure: `${type}: ${figure}`,
      unit,
      value: median(ours.map(of)),
      limit: median(bare.map(of)),
    });
  print('largest paint with the script, against without', 'ms', (one) => one.largestPaintMs);
  print('blocking with the script, against without', 'ms', (one) => one.blockingMs);
  print('layout shift with the script, against without', '1/1000', (one) => one.shift * 1000);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
