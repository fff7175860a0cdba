import type { Browser, Page } from '@playwright/test';
import { loadavg } from 'node:os';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { showOnly } from '../browser/show-only.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { printFigure } from '../figure.ts';
import { amount } from '../short-form.ts';
import { bareTool, idleScript } from './floors.ts';
import { isClick, ofOurs, onMainThread, shiftOf, sumOf, untilShown, type TraceEvent } from './main-thread.ts';
import { tracePage, type TracedPage } from './trace-page.ts';

const RUNS = amount(7, 1);
/**
 * The factor to a phone's speed. Chromium's own throttling pauses a thread for longer than the measured work takes, so
 * the CPU time is multiplied instead.
 */
const SLOWDOWN = 4;
/** The limits for the script: before a tool is due, and from opening a tool to showing it. */
const MOST_BEFORE_US = 5_000;
const MOST_OPENING_US = 50_000;
/** The time after which a tool opens automatically. */
const DUE_S = 1;
/** Long enough for all work before a tool is due, and for an opened tool to stop moving. */
const AT_REST_MS = 1500;
const A_FRAME_MS = 500;
/** A planted delay, to check that the measurement detects it. */
const PLANTED_MS = 30;
const BUSY = `{ const until = performance.now() + ${PLANTED_MS}; while (performance.now() < until); }`;
const LOADER = '**/storefront/embed.js?**';
/** The store's own pixel, whose work is not measured. */
const PIXEL = '**/store/pixel/**';

interface Opening {
  type: string;
  settings: object;
  /** Matches the event that opens the tool. */
  opens: (event: TraceEvent) => boolean;
  act: (page: Page) => Promise<void>;
}

/** Waits without queries to the page, because the automation runs in the page and would be measured. */
const waitQuietly = async (page: Page) => {
  await page.locator('[data-bellbird]').getByRole('dialog').waitFor();
  // On a busy machine, the tool may have appeared just now, before its frame.
  await page.waitForTimeout(A_FRAME_MS);
};
/** Finds the button with code in the page, because the automation's own search adds a mouse listener. */
const BUTTON = `(() => {
  const hosts = [...document.querySelectorAll('[data-bellbird]')];
  const button = hosts
    .map((host) => (host.shadowRoot ?? host).querySelector('[data-part=pill] button, [data-part=widget]'))
    .find(Boolean);
  if (!button) return null;
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;
const findButton = (page: Page) => page.evaluate<{ x: number; y: number } | null>(BUTTON);
const tap = async (page: Page) => {
  // The measurement starts with the click.
  await waitFor('something to tap', async () => (await findButton(page)) !== null);
  await page.waitForTimeout(AT_REST_MS);
  const at = await findButton(page);
  if (!at) throw new Error('There is nothing to tap any more.');
  await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(A_FRAME_MS);
  await waitQuietly(page);
};
const wait = async (page: Page) => {
  await page.waitForTimeout(DUE_S * 1000 + AT_REST_MS);
  await waitQuietly(page);
};
/** Matches the request for the tool's file, which is sent when the tool is due. */
const isAskedFor =
  (type: string) =>
  ({ name, args }: TraceEvent) =>
    name === 'ResourceSendRequest' && args?.data?.url?.includes(`/${type}_`) === true;
const byItself = (type: string): Opening => ({
  type,
  settings: { behaviour: { when: { showAt: 'welcome', value: DUE_S } } },
  opens: isAskedFor(type),
  act: wait,
});
const OPENINGS: readonly Opening[] = [
  byItself('visualPopup'),
  byItself('spinTheWheel'),
  { type: 'persistentPill', settings: {}, opens: isClick, act: tap },
  {
    type: 'customerChatWidget',
    settings: { chat: { supportNumber: '+49 30 1234567' } },
    opens: isClick,
    act: tap,
  },
];

/**
 * Measures our script's CPU time on a store page's main thread, from the tasks in Chromium's trace: before a tool is
 * due, and from opening a tool until it is visible.
 */
export function benchStorefrontMainThread(): Promise<void> {
  return withBrowser(async ({ browser, environment, databaseUrl }) => {
    const at = {
      url: `${environment.sandboxUrl}/store/${DEMO_SHOP}`,
      scripts: `${environment.appUrl}/storefront/`,
    };
    await showOnly(databaseUrl, {
      type: 'visualPopup',
      settings: { behaviour: { when: { showAt: 'scroll', value: 100 } } },
    });
    const named = OPENINGS.filter(({ type }) => process.argv.includes(type));
    if (!named[0]) await reportBefore(browser, at);
    for (const opening of named[0] ? named : OPENINGS) {
      await showOnly(databaseUrl, opening);
      await reportOpening(browser, at, opening);
    }
  });
}

interface Place {
  url: string;
  /** The start of our scripts' URLs. */
  scripts: string;
}

async function reportBefore(browser: Browser, at: Place): Promise<void> {
  const measure = async (more: Partial<TracedPage> = {}) => {
    const main = await trace(browser, at, { act: rest, ...more });
    const ours = ofOurs(main, at.scripts);
    return { ours, took: sumOf(ours), asked: requestsOf(main, at).length, shift: shiftOf(main) };
  };
  const without = await repeat(() => measure({ without: [PIXEL, LOADER] }));
  const idle = await repeat(() => measure({ changed: { script: LOADER, into: idleScript } }));
  const ours = await repeat(measure);
  const busy = await measure({ changed: { script: LOADER, into: (code) => `${code}\n${BUSY}` } });
  requirePlantedDelay(busy.ours);
  print('requests beside the script before a tool is due', 'requests', medianOf(ours, 'asked'), 1);
  const taken = (all: typeof ours) => (medianOf(all, 'took') - medianOf(without, 'took')) * SLOWDOWN;
  print('main thread before a tool is due', 'µs', taken(ours), MOST_BEFORE_US);
  print('a script as long that reads and asks once, and does nothing', 'µs', taken(idle), null);
  print('layout shift before a tool is due', SHIFT, medianOf(ours, 'shift') * 1e4, 0);
}

const SHIFT = '1/10000';

async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(DUE_S * 1000 + AT_REST_MS);
  if ((await page.locator('[data-bellbird]').count()) > 0) throw new Error('The tool did not wait.');
}

async function reportOpening(browser: Browser, at: Place, { type, opens, act }: Opening): Promise<void> {
  const measure = async (into?: (code: string) => string) => {
    const changed = into && { changed: { script: `**/storefront/${type}*.js`, into } };
    const main = await trace(browser, at, { act, ...changed });
    const tasks = untilShown(main, at.scripts, opens);
    return { tasks, took: sumOf(tasks), shift: shiftOf(main) };
  };
  const both = await repeat(async () => ({
    ours: await measure(),
    bare: await measure(bareTool(opens === isClick)),
  }));
  const [ours, bare] = [both.map((one) => one.ours), both.map((one) => one.bare)];
  const busy = opens === isClick ? `addEventListener('click', () => ${BUSY}, true);` : BUSY;
  requirePlantedDelay((await measure((code) => `${code}\n${busy}`)).tasks);
  print(`${type}: main thread until it is open`, 'µs', medianOf(ours, 'took') * SLOWDOWN, MOST_OPENING_US);
  print(`${type}: a bare card, opened as it is`, 'µs', medianOf(bare, 'took') * SLOWDOWN, null);
  print(`${type}: layout shift`, SHIFT, medianOf(ours, 'shift') * 1e4, 0);
}

async function trace(
  browser: Browser,
  { url }: Place,
  traced: Pick<TracedPage, 'act'> & Partial<TracedPage>,
): Promise<TraceEvent[]> {
  const events = await tracePage(browser, { url, without: [PIXEL], ...traced });
  return onMainThread(events, url);
}

function requestsOf(main: readonly TraceEvent[], { scripts }: Place): string[] {
  return main
    .filter(({ name }) => name === 'ResourceSendRequest')
    .map(({ args }) => args?.data?.url ?? '')
    .filter((url) => url.startsWith(scripts) && !url.includes('/embed.js?'));
}

/** Throws if the measurement does not detect a planted delay, because it then measures something else. */
function requirePlantedDelay(events: readonly TraceEvent[]): void {
  const sawMs = Math.max(0, ...events.map((event) => sumOf([event], 'dur'))) / 1000;
  if (sawMs < PLANTED_MS)
    throw new Error(`A script was busy for ${PLANTED_MS} ms, and ${sawMs} ms of it were seen.`);
}

/** Repeats a measurement. The first run warms up what the others use, and does not count. */
async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let nth = 0; nth <= RUNS; nth += 1) results.push(await measure());
  return results.slice(1);
}

function medianOf<Key extends string>(values: readonly Record<Key, number>[], key: Key): number {
  const sorted = values.map((one) => one[key]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function print(figure: string, unit: string, value: number, limit: number | null): void {
  const [load = 0] = loadavg();
  const bench = 'storefront-main-thread';
  printFigure({ bench, figure: `${figure}, at a load of ${load.toFixed(1)}`, unit, value, limit });
}
