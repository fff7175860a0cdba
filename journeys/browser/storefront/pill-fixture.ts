import { type Page } from '@playwright/test';
import { persistentPill } from '#features/product/opt-in-tools/tools/persistent-pill/definition.ts';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import type { TestEnvironment } from '../../../tools/test-environment/start-environment.ts';
import { test as environmentTest } from '../environment-fixture.ts';

interface Shop {
  environment: TestEnvironment;
  storeUrl: string;
  /** Returns the all-time counts of the shop's only tool. */
  counts: () => Promise<{ impressions: number; opens: number; dismissals: number; opt_ins: number }>;
}

/** An environment in which the demo shop has the app and its pill is on. */
export const test = environmentTest.extend<{ shop: Shop }>({
  shop: async ({ environment, rows }, use) => {
    const counts = async () => {
      const sum = async (name: string) => {
        const [row] = await rows(`select coalesce(sum(${name}), 0)::int as sum from tool_days`);
        return Number(row?.['sum']);
      };
      return {
        impressions: await sum('impressions'),
        opens: await sum('opens'),
        dismissals: await sum('dismissals'),
        opt_ins: await sum('opt_ins'),
      };
    };
    await use({ environment, counts, storeUrl: `${environment.sandboxUrl}/store/${DEMO_SHOP}` });
  },
});

const { open, completed } = persistentPill.defaultSettings({
  shopName: 'Wren & Willow',
  channel: 'WA',
  language: 'en',
}).views;
export const PILL = open.title.text;
export const SUBMIT = open.submitText;
export const COMPLETED = completed.title.text;
export const pillOf = (page: Page) => page.getByRole('button', { name: PILL });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: PILL });

/** Collects every error that a page throws or logs. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Inserts an element into the head of every page, before anything else. */
export async function addAtFirst(page: Page, tag: string, properties: object): Promise<void> {
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const { dataset, ...rest } = ${JSON.stringify(properties)};
    const element = Object.assign(document.createElement('${tag}'), rest);
    Object.assign(element.dataset, dataset);
    document.head.prepend(element);
  }).observe(document, { childList: true, subtree: true });`);
}

/**
 * Watches for layout shifts that nobody asked for. On a slow machine the answer to a key comes long after it, so for half a
 * minute after an input a tool may change. The page itself may never move.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.shift = { unasked: 0, moved: [] };
    let inputAt = -Infinity;
    for (const kind of ['keydown', 'pointerdown'])
      addEventListener(kind, () => { inputAt = performance.now(); }, true);
    const isAsked = ({ hadRecentInput, startTime }) => hadRecentInput || startTime - inputAt < 30_000;
    const centreOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    // A button whose text changes counts as a shift, but stays in place.
    const hasMoved = ({ previousRect, currentRect }) => {
      const [[fromX, fromY], [toX, toY]] = [centreOf(previousRect), centreOf(currentRect)];
      return Math.abs(toX - fromX) >= 1 || Math.abs(toY - fromY) >= 1;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isAsked(entry) && entry.sources.some(hasMoved)) window.shift.unasked += entry.value;
        // Nodes inside a tool are not visible here.
        for (const { node } of entry.sources) if (node) window.shift.moved.push(node.nodeName + '.' + node.className);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** Returns the unexpected layout shift (the browser's CLS), and which nodes of the page moved. */
export function shiftOf(page: Page): Promise<unknown> {
  return page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shift), 50)))',
  );
}
