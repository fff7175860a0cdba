import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Long enough that all of ours has run that runs before a tool is due. */
const BEFORE_MS = 2500;
/** In microseconds. */
const SAMPLED_EVERY = 100;

interface Slow {
  browser: Browser;
  url: string;
  slowdown: number;
}

/** What our script takes of a page's main thread while no tool is due, in ms. */
export function beforeTrigger(slow: Slow): Promise<number> {
  return onSlowPage(slow, async (page, session) => {
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY });
    await session.send('Profiler.start');
    await page.goto(slow.url, { waitUntil: 'load' });
    await page.waitForTimeout(BEFORE_MS);
    const { profile } = await session.send('Profiler.stop');
    if ((await page.locator('[data-bellbird]').count()) > 0) throw new Error('the tool did not wait');
    return timeOfOurs(profile);
  });
}

/** From a tap on a pill until the card that it opens is drawn, in ms. */
export function opening(slow: Slow): Promise<number> {
  return onSlowPage(slow, async (page) => {
    await page.goto(slow.url, { waitUntil: 'load' });
    const pill = page.locator('[data-bellbird] [data-part=pill] button').first();
    await pill.waitFor();
    await page.evaluate(`window.opened = new Promise((resolve) => addEventListener('click', () => {
      const began = performance.now();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    }, { capture: true, once: true }))`);
    await pill.click();
    const tookMs = await page.evaluate<number>('window.opened');
    await page.locator('[data-bellbird]').getByRole('dialog').waitFor();
    return tookMs;
  });
}

async function onSlowPage(
  { browser, slowdown }: Slow,
  measure: (page: Page, session: CDPSession) => Promise<number>,
): Promise<number> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Of our functions, and of what they call. */
function timeOfOurs({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const ours = new Set<number>();
  // Who calls stands before what is called.
  for (const { id, callFrame, children = [] } of nodes)
    if (ours.has(id) || callFrame.url.includes('/storefront/'))
      for (const one of [id, ...children]) ours.add(one);
  // A sample holds until the next one.
  const tookUs = samples.reduce((sum, id, nth) => sum + (ours.has(id) ? (timeDeltas[nth + 1] ?? 0) : 0), 0);
  return tookUs / 1000;
}
