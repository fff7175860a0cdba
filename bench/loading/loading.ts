import type { Browser } from '@playwright/test';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { showOnly } from '../browser/show-only.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';

/** Without our script and with it, one after the other, so that what else the machine does meets both alike. */
const RUNS = amount(9, 1);
const WELCOME = { behaviour: { when: { showAt: 'welcome', value: 2 } } };
/** The tools that are measured, each alone on the page and shown as soon as it may be; laid over what a new one is. */
const TOOLS = [
  { type: 'persistentPill', settings: {} },
  { type: 'visualPopup', settings: WELCOME },
  { type: 'spinTheWheel', settings: WELCOME },
  // It leads into a chat, or is not there.
  { type: 'customerChatWidget', settings: { chat: { supportNumber: '+49 30 1234567' } } },
] as const;
/** As much slower as a phone is. */
const SLOWDOWN = 4;
/** Blocking is what a task takes beyond this. */
const LONG_TASK_MS = 50;
/** After the page is loaded, as long as anything of ours may still follow: a welcome waits two seconds. */
const AFTERWARDS_MS = 4500;

/** What a shopper notices of a page being loaded, by the measures that Lighthouse reads too. */
interface Loading {
  /** When the largest thing of it stood there. */
  largestPaintMs: number;
  blockingMs: number;
  /** How far things moved that had stood. */
  shift: number;
}

const OBSERVE = `
  window.seen = { largestPaintMs: 0, blockingMs: 0, shift: 0 };
  const observe = (type, hear) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (one) => { seen.largestPaintMs = one.startTime; });
  observe('longtask', (one) => { seen.blockingMs += Math.max(0, one.duration - ${LONG_TASK_MS}); });
  observe('layout-shift', (one) => { if (!one.hadRecentInput) seen.shift += one.value; });`;

/**
 * How much later a page of a store is there with our script and a tool that shows itself than without: of runs that
 * alternate, the medians, on a processor slowed down as a phone is.
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
  // The first of each warms up what both stand on.
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
